import {completeCnpj, addDays, addMonths, type CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import {CIDADES, cidadeByName, createCelular, createEndereco, createTelefone, type Cidade} from '../people/cidades';
import {CNPJ_OF_NOBODY, CNPJ_RELATORIO} from '../accounts';
import {createPersonName} from '../people/person-names';
import {SPECIAL_FACTORS, SAO_JORGE_GROUP, UNREGISTERED_NAMES, REVENDA_NAMES} from './store-names';
import type {Loja, Rede, Revenda} from '../types';

const SUFFIXES = [
  'Comércio de Tintas Ltda',
  'Materiais de Pintura Ltda',
  'Tintas e Acessórios Ltda ME',
  'Comercial Ltda EPP',
];

/** Short enough for a coupon's header. */
const razaoSocialOf = (nome: string, random: Random) => `${nome} ${random.pick(SUFFIXES)}`;

/** An unused CNPJ of twelve digits, or with letters, as new ones since July 2026 may have. */
function createCnpj(alphanumeric: boolean, used: Set<string>, random: Random): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'.split('');
  for (;;) {
    const root = alphanumeric
      ? random.digits(2) + Array.from({length: 6}, () => random.pick(alphabet)).join('')
      : `${random.int(10, 59)}${random.digits(6)}`;
    const order = alphanumeric ? random.pick(['0001', '01DE', '00A2']) : '0001';
    const cnpj = completeCnpj(root + order);
    if (used.has(cnpj) || (alphanumeric && !/[A-Z]/.test(root))) continue;
    used.add(cnpj);
    return cnpj;
  }
}

function createLoja(nome: string, cidade: Cidade, cnpj: string, random: Random): Loja {
  return {
    nomeFantasia: nome,
    razaoSocial: razaoSocialOf(nome, random),
    cnpj,
    alphanumeric: /[A-Z]/.test(cnpj),
    inscricaoEstadual: random.digits(9),
    telefone: createTelefone(cidade, random),
    endereco: createEndereco(cidade, random, 'loja'),
  };
}

function register(
  loja: Loja,
  cidade: Cidade,
  today: CivilDate,
  random: Random,
): Omit<Revenda, 'fatorPontuacao' | 'rm'> {
  const {nome} = createPersonName(random);
  const usuario = loja.nomeFantasia
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return {
    ...loja,
    nomeInput: `${loja.nomeFantasia} - ${cidade.nome}/${cidade.uf}`,
    tipoPontuacao: random.chance(0.25) ? 'Sistema' : 'Foto',
    email: `contato@${usuario}.example`,
    responsavel: nome,
    celular: createCelular(cidade, random),
    ativo: true,
    criadaEm: loja.alphanumeric ? addDays(today, -random.int(70, 110)) : addMonths(today, -random.int(15, 30)),
  };
}

/** Most resellers join their region's network; some stay on their own. */
function redeOf(cidade: Cidade, redes: readonly Rede[], random: Random): string | undefined {
  const inRegiao = redes.filter(({regiao}) => regiao === cidade.regiao);
  return inRegiao.length > 0 && random.chance(0.75) ? random.pick(inRegiao).nome : undefined;
}

/** The branches of the demo group share the root of the reporting login's CNPJ. */
const branchOf = (order: number): string => completeCnpj(CNPJ_RELATORIO.slice(0, 8) + String(order).padStart(4, '0'));

/** Forty resellers: three of the demo group first, then stores all over the country. */
export function createRevendas(today: CivilDate, redes: readonly Rede[], random: Random): Revenda[] {
  const used = new Set([CNPJ_OF_NOBODY]);
  const rede = redes.find(({regiao}) => regiao === 'Sudeste')?.nome;
  const group = SAO_JORGE_GROUP.registered.map(({nome, cidade: cidadeName, ordem: order}) => {
    const cidade = cidadeByName(cidadeName);
    const stream = random.fork(nome);
    const loja = createLoja(nome, cidade, branchOf(order), stream);
    used.add(loja.cnpj);
    const base = {
      ...register(loja, cidade, today, stream),
      razaoSocial: SAO_JORGE_GROUP.razaoSocial,
      ...(rede ? {rede} : {}),
    };
    return {...base, tipoPontuacao: 'Foto' as const, fatorPontuacao: 1, rm: order === 1};
  });
  const others = REVENDA_NAMES.map((nome, i): Revenda => {
    const stream = random.fork(nome);
    const cidade = CIDADES[i % CIDADES.length] as Cidade;
    const loja = createLoja(nome, cidade, createCnpj(i % 7 === 3, used, stream), stream);
    const own = redeOf(cidade, redes, stream);
    const base = {...register(loja, cidade, today, stream), ...(own ? {rede: own} : {})};
    return {...base, fatorPontuacao: SPECIAL_FACTORS[i] ?? 1, rm: i % 9 === 4, ativo: i !== 35};
  });
  return [...group, ...others];
}

/** Shops that appear on receipts without being registered; one is a branch of the demo group. */
export function createUnregisteredLojas(revendas: readonly Revenda[], random: Random): Loja[] {
  const used = new Set([CNPJ_OF_NOBODY, ...revendas.map(({cnpj}) => cnpj)]);
  const {nome, cidade, ordem: order} = SAO_JORGE_GROUP.unregistered;
  const branch = {
    ...createLoja(nome, cidadeByName(cidade), branchOf(order), random.fork(nome)),
    razaoSocial: SAO_JORGE_GROUP.razaoSocial,
  };
  const others = UNREGISTERED_NAMES.map((each, i) => {
    const stream = random.fork(each);
    return createLoja(each, CIDADES[(i * 5 + 2) % CIDADES.length] as Cidade, createCnpj(false, used, stream), stream);
  });
  return [branch, ...others];
}
