import {completarCnpj, somarDias, somarMeses, type DataCivil} from '@clube/domain';
import type {Aleatorio} from '../aleatorio';
import {CIDADES, cidadePorNome, createCelular, createEndereco, createTelefone, type Cidade} from './cidades';
import {CNPJ_DE_NINGUEM, CNPJ_RELATORIO} from './contas';
import {createNomePessoa} from './nomes';
import {FATORES_ESPECIAIS, GRUPO_SAO_JORGE, NOMES_AVULSAS, NOMES_REVENDAS} from './store-names';
import type {Loja, Rede, Revenda} from './types';

const SUFIXOS = [
  'Comércio de Tintas Ltda',
  'Materiais de Pintura Ltda',
  'Tintas e Acessórios Ltda ME',
  'Comercial Ltda EPP',
];

/** Short enough for a coupon's header. */
const razaoSocialDe = (nome: string, random: Aleatorio) => `${nome} ${random.pick(SUFIXOS)}`;

/** An unused CNPJ: twelve digits, or letters among them as those given out since July 2026 have. */
function createCnpj(alfanumerica: boolean, usados: Set<string>, random: Aleatorio): string {
  const alfabeto = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'.split('');
  for (;;) {
    const raiz = alfanumerica
      ? random.digits(2) + Array.from({length: 6}, () => random.pick(alfabeto)).join('')
      : `${random.int(10, 59)}${random.digits(6)}`;
    const ordem = alfanumerica ? random.pick(['0001', '01DE', '00A2']) : '0001';
    const cnpj = completarCnpj(raiz + ordem);
    if (usados.has(cnpj) || (alfanumerica && !/[A-Z]/.test(raiz))) continue;
    usados.add(cnpj);
    return cnpj;
  }
}

function createLoja(nome: string, cidade: Cidade, cnpj: string, random: Aleatorio): Loja {
  return {
    nomeFantasia: nome,
    razaoSocial: razaoSocialDe(nome, random),
    cnpj,
    alfanumerica: /[A-Z]/.test(cnpj),
    inscricaoEstadual: random.digits(9),
    telefone: createTelefone(cidade, random),
    endereco: createEndereco(cidade, random, 'loja'),
  };
}

function register(
  loja: Loja,
  cidade: Cidade,
  hoje: DataCivil,
  random: Aleatorio,
): Omit<Revenda, 'fatorPontuacao' | 'rm'> {
  const {nome} = createNomePessoa(random);
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
    criadaEm: loja.alfanumerica ? somarDias(hoje, -random.int(70, 110)) : somarMeses(hoje, -random.int(15, 30)),
  };
}

/** Most resellers join their region's network; some stay on their own. */
function redeDe(cidade: Cidade, redes: readonly Rede[], random: Aleatorio): string | undefined {
  const daRegiao = redes.filter(({regiao}) => regiao === cidade.regiao);
  return daRegiao.length > 0 && random.chance(0.75) ? random.pick(daRegiao).nome : undefined;
}

/** The branches of the demo group share the root of the reporting login's CNPJ. */
const filialDe = (ordem: number): string => completarCnpj(CNPJ_RELATORIO.slice(0, 8) + String(ordem).padStart(4, '0'));

/** Forty resellers: three of the demo group first, then stores all over the country. */
export function createRevendas(hoje: DataCivil, redes: readonly Rede[], random: Aleatorio): Revenda[] {
  const usados = new Set([CNPJ_DE_NINGUEM]);
  const rede = redes.find(({regiao}) => regiao === 'Sudeste')?.nome;
  const grupo = GRUPO_SAO_JORGE.registradas.map(({nome, cidade: nomeCidade, ordem}) => {
    const cidade = cidadePorNome(nomeCidade);
    const stream = random.fork(nome);
    const loja = createLoja(nome, cidade, filialDe(ordem), stream);
    usados.add(loja.cnpj);
    const base = {
      ...register(loja, cidade, hoje, stream),
      razaoSocial: GRUPO_SAO_JORGE.razaoSocial,
      ...(rede ? {rede} : {}),
    };
    return {...base, tipoPontuacao: 'Foto' as const, fatorPontuacao: 1, rm: ordem === 1};
  });
  const outras = NOMES_REVENDAS.map((nome, i): Revenda => {
    const stream = random.fork(nome);
    const cidade = CIDADES[i % CIDADES.length] as Cidade;
    const loja = createLoja(nome, cidade, createCnpj(i % 7 === 3, usados, stream), stream);
    const propria = redeDe(cidade, redes, stream);
    const base = {...register(loja, cidade, hoje, stream), ...(propria ? {rede: propria} : {})};
    return {...base, fatorPontuacao: FATORES_ESPECIAIS[i] ?? 1, rm: i % 9 === 4, ativo: i !== 35};
  });
  return [...grupo, ...outras];
}

/** Shops that appear on receipts without being registered; one is a branch of the demo group. */
export function createLojasAvulsas(revendas: readonly Revenda[], random: Aleatorio): Loja[] {
  const usados = new Set([CNPJ_DE_NINGUEM, ...revendas.map(({cnpj}) => cnpj)]);
  const {nome, cidade, ordem} = GRUPO_SAO_JORGE.avulsa;
  const filial = {
    ...createLoja(nome, cidadePorNome(cidade), filialDe(ordem), random.fork(nome)),
    razaoSocial: GRUPO_SAO_JORGE.razaoSocial,
  };
  const outras = NOMES_AVULSAS.map((cada, i) => {
    const stream = random.fork(cada);
    return createLoja(cada, CIDADES[(i * 5 + 2) % CIDADES.length] as Cidade, createCnpj(false, usados, stream), stream);
  });
  return [filial, ...outras];
}
