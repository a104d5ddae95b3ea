import {completarCpf, cpfValido, somarDias, type DataCivil} from '@clube/domain';
import type {Aleatorio} from '../aleatorio';
import {CIDADES, cidadePorNome, createCelular, createEndereco, createTelefone, type Cidade} from './cidades';
import {CNPJ_RELATORIO, CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, CPFS_RESERVADOS} from './contas';
import {createNomePessoa, emailDe} from './nomes';
import type {Pintor, Revenda, Ritmo} from './types';

const TOTAL = 300;
/** Receipts go back fourteen months; two in five painters were there before. */
const HISTORIA_DIAS = 425;

const SOBRE = [
  'Pintura residencial e comercial, com acabamento e prazo combinado.',
  'Especialista em texturas, efeitos decorativos e cimento queimado.',
  'Trabalho com fachadas, rapel e impermeabilização há mais de dez anos.',
  'Pinto portões, grades e madeiras. Orçamento sem compromisso.',
  'Atendo condomínios e lojas, inclusive à noite e aos fins de semana.',
];

function createCpf(usados: Set<string>, random: Aleatorio): string {
  for (;;) {
    const cpf = completarCpf(random.digits(9));
    if (usados.has(cpf) || !cpfValido(cpf)) continue;
    usados.add(cpf);
    return cpf;
  }
}

/** A reseller in the painter's city, else in the state, else anywhere. */
function revendaPara(cidade: Cidade, revendas: readonly Revenda[], random: Aleatorio): string {
  const ativas = revendas.filter(({ativo}) => ativo);
  const naCidade = ativas.filter(({endereco}) => endereco.cidade === cidade.nome);
  const noEstado = ativas.filter(({endereco}) => endereco.uf === cidade.uf);
  return random.pick([naCidade, noEstado, ativas].find(lista => lista.length > 0) ?? ativas).cnpj;
}

function createPintor(
  i: number,
  usados: Set<string>,
  hoje: DataCivil,
  revendas: readonly Revenda[],
  random: Aleatorio,
): Pintor {
  const cidade = random.chance(0.12) ? cidadePorNome('Campinas') : random.pick(CIDADES);
  const {nome, sexo} = createNomePessoa(random);
  const antigo = random.chance(0.4);
  const acheSeuPintor = random.chance(0.35);
  return {
    nome,
    cpf: createCpf(usados, random),
    sexo: random.chance(0.02) ? 'O' : sexo,
    dataNascimento: somarDias(hoje, -random.int(20 * 365, 64 * 365)),
    email: emailDe(nome, i),
    celular: createCelular(cidade, random),
    ...(random.chance(0.3) ? {telefone: createTelefone(cidade, random)} : {}),
    endereco: createEndereco(cidade, random),
    revendaPreferida: revendaPara(cidade, revendas, random),
    comoFicouSabendo: random.pick(['Instagram', 'Facebook', 'Radio', 'Google', 'Outros']),
    ...(random.chance(0.25) ? {indicacaoVendedor: createNomePessoa(random).nome} : {}),
    aceitouRegulamento: !random.chance(0.04),
    acheSeuPintor,
    cadastroAcheSeuPintor: acheSeuPintor && random.chance(0.3),
    ...(acheSeuPintor ? {sobre: random.pick(SOBRE)} : {}),
    isCompany: random.chance(0.05),
    ativo: !random.chance(0.03),
    criadoEm: somarDias(hoje, antigo ? -random.int(HISTORIA_DIAS, 700) : -random.int(3, HISTORIA_DIAS - 1)),
    ritmo: random.pickWeighted<Ritmo>([
      ['ausente', 12],
      ['eventual', 45],
      ['regular', 33],
      ['intenso', 10],
    ]),
  };
}

/** The two painters whose accounts are printed at start. */
function demonstrate(pintor: Pintor, hoje: DataCivil): Pintor {
  const comum = {aceitouRegulamento: true, ativo: true, isCompany: false, revendaPreferida: CNPJ_RELATORIO};
  if (pintor.cpf === CPF_PINTOR_ANTIGO) {
    const dados = {nome: 'João da Silva', sexo: 'M', email: 'joao.silva@example.com', ritmo: 'intenso'} as const;
    return {
      ...pintor,
      ...comum,
      ...dados,
      acheSeuPintor: true,
      sobre: SOBRE[0],
      criadoEm: somarDias(hoje, -610),
    };
  }
  const dados = {nome: 'Marina Souza Lopes', sexo: 'F', email: 'marina.lopes@example.com', ritmo: 'eventual'} as const;
  return {...pintor, ...comum, ...dados, criadoEm: somarDias(hoje, -24)};
}

/** Three hundred painters in order of joining; one in six was brought in by an earlier one. */
export function createPintores(hoje: DataCivil, revendas: readonly Revenda[], random: Aleatorio): Pintor[] {
  const usados = new Set(CPFS_RESERVADOS);
  const campinas = cidadePorNome('Campinas');
  const pintores = Array.from({length: TOTAL}, (_, i) => {
    const stream = random.fork(i);
    const pintor = createPintor(i, usados, hoje, revendas, stream);
    if (i > 1) return pintor;
    const cpf = i === 0 ? CPF_PINTOR_ANTIGO : CPF_PINTOR_NOVO;
    return demonstrate(
      {
        ...pintor,
        cpf,
        endereco: createEndereco(campinas, stream),
        celular: createCelular(campinas, stream),
        telefone: createTelefone(campinas, stream),
      },
      hoje,
    );
  }).toSorted((a, b) => a.criadoEm.localeCompare(b.criadoEm) || a.cpf.localeCompare(b.cpf));
  return pintores.map((pintor, i) => {
    const stream = random.fork(`indicacao/${pintor.cpf}`);
    const antes = pintores.slice(0, i).filter(({criadoEm, ativo}) => ativo && criadoEm < pintor.criadoEm);
    if (antes.length === 0 || !stream.chance(0.17)) return pintor;
    const antigo = antes.find(({cpf}) => cpf === CPF_PINTOR_ANTIGO);
    const indicador = antigo && stream.chance(0.12) ? antigo : stream.pick(antes);
    return {...pintor, indicadoPor: indicador.cpf};
  });
}
