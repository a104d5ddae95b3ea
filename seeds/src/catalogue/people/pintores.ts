import {completeCpf, isValidCpf, addDays, type CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import {CIDADES, cidadeByName, createCelular, createEndereco, createTelefone, type Cidade} from './cidades';
import {CNPJ_RELATORIO, VETERAN_CPF, NEWCOMER_CPF, RESERVED_CPFS, SAVER_CPF} from '../accounts';
import {createPersonName, emailOf} from './person-names';
import type {Pintor, Revenda, Pace} from '../types';

const TOTAL = 300;
/** Receipts go back fourteen months; two in five painters were there before. */
const HISTORY_DAYS = 425;

const ABOUT_TEXTS = [
  'Pintura residencial e comercial, com acabamento e prazo combinado.',
  'Especialista em texturas, efeitos decorativos e cimento queimado.',
  'Trabalho com fachadas, rapel e impermeabilização há mais de dez anos.',
  'Pinto portões, grades e madeiras. Orçamento sem compromisso.',
  'Atendo condomínios e lojas, inclusive à noite e aos fins de semana.',
];

function createCpf(used: Set<string>, random: Random): string {
  for (;;) {
    const cpf = completeCpf(random.digits(9));
    if (used.has(cpf) || !isValidCpf(cpf)) continue;
    used.add(cpf);
    return cpf;
  }
}

/** Very long names of painter and city, to test layouts. */
const LONG_CITY = {cidade: 'Vila Bela da Santíssima Trindade', uf: 'MT'} as const;
const LONG_NAMES = [
  {nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos', sexo: 'M'},
  {nome: 'Wanderleia Aparecida do Nascimento Cavalcanti Figueiredo', sexo: 'F'},
] as const;

/** Days since the sign-up of the painter who never spends: their first points have expired since. */
const SAVER_DAYS = 650;

/** A reseller in the painter's city, else in the state, else anywhere. */
function revendaFor(cidade: Cidade, revendas: readonly Revenda[], random: Random): string {
  const active = revendas.filter(({ativo}) => ativo);
  const inCidade = active.filter(({endereco}) => endereco.cidade === cidade.nome);
  const inEstado = active.filter(({endereco}) => endereco.uf === cidade.uf);
  return random.pick([inCidade, inEstado, active].find(list => list.length > 0) ?? active).cnpj;
}

function createPintor(
  i: number,
  used: Set<string>,
  today: CivilDate,
  revendas: readonly Revenda[],
  random: Random,
): Pintor {
  const cidade = random.chance(0.12) ? cidadeByName('Campinas') : random.pick(CIDADES);
  const {nome, sexo} = createPersonName(random);
  const veteran = random.chance(0.4);
  const acheSeuPintor = random.chance(0.35);
  return {
    nome,
    cpf: createCpf(used, random),
    sexo: random.chance(0.02) ? 'O' : sexo,
    dataNascimento: addDays(today, -random.int(20 * 365, 64 * 365)),
    email: emailOf(nome, i),
    celular: createCelular(cidade, random),
    ...(random.chance(0.3) ? {telefone: createTelefone(cidade, random)} : {}),
    endereco: createEndereco(cidade, random),
    preferredRevenda: revendaFor(cidade, revendas, random),
    comoFicouSabendo: random.pick(['Instagram', 'Facebook', 'Radio', 'Google', 'Outros']),
    ...(random.chance(0.25) ? {indicacaoVendedor: createPersonName(random).nome} : {}),
    aceitouRegulamento: !random.chance(0.04),
    acheSeuPintor,
    cadastroAcheSeuPintor: acheSeuPintor && random.chance(0.3),
    ...(acheSeuPintor ? {sobre: random.pick(ABOUT_TEXTS)} : {}),
    comFoto: acheSeuPintor,
    isCompany: random.chance(0.05),
    ativo: !random.chance(0.03),
    criadoEm: addDays(today, veteran ? -random.int(HISTORY_DAYS, 700) : -random.int(3, HISTORY_DAYS - 1)),
    pace: random.pickWeighted<Pace>([
      ['ausente', 12],
      ['eventual', 45],
      ['regular', 33],
      ['intenso', 10],
    ]),
  };
}

/** Sets the properties of the two painters whose accounts are printed at start. */
function demonstrate(pintor: Pintor, today: CivilDate): Pintor {
  const common = {
    aceitouRegulamento: true,
    ativo: true,
    isCompany: false,
    comFoto: true,
    preferredRevenda: CNPJ_RELATORIO,
  };
  if (pintor.cpf === VETERAN_CPF) {
    const data = {nome: 'João da Silva', sexo: 'M', email: 'joao.silva@example.com', pace: 'intenso'} as const;
    return {
      ...pintor,
      ...common,
      ...data,
      acheSeuPintor: true,
      sobre: ABOUT_TEXTS[0],
      criadoEm: addDays(today, -610),
    };
  }
  const data = {nome: 'Marina Souza Lopes', sexo: 'F', email: 'marina.lopes@example.com', pace: 'eventual'} as const;
  return {...pintor, ...common, ...data, criadoEm: addDays(today, -24)};
}

/** Three hundred painters in order of joining; one in six was referred by an earlier one. */
export function createPintores(today: CivilDate, revendas: readonly Revenda[], random: Random): Pintor[] {
  const used = new Set(RESERVED_CPFS);
  const campinas = cidadeByName('Campinas');
  const pintores = Array.from({length: TOTAL}, (_, i) => {
    const stream = random.fork(i);
    const pintor = createPintor(i, used, today, revendas, stream);
    const long = LONG_NAMES[i - 2];
    if (long) {
      const endereco = {...pintor.endereco, ...LONG_CITY};
      const named = {
        ...pintor,
        ...long,
        endereco,
        email: emailOf(long.nome, i),
        aceitouRegulamento: true,
        comFoto: true,
      };
      if (long !== LONG_NAMES[0]) return named;
      return {...named, cpf: SAVER_CPF, criadoEm: addDays(today, -SAVER_DAYS), ativo: true, isCompany: false};
    }
    if (i > 1) return pintor;
    const cpf = i === 0 ? VETERAN_CPF : NEWCOMER_CPF;
    return demonstrate(
      {
        ...pintor,
        cpf,
        endereco: createEndereco(campinas, stream),
        celular: createCelular(campinas, stream),
        telefone: createTelefone(campinas, stream),
      },
      today,
    );
  }).toSorted((a, b) => a.criadoEm.localeCompare(b.criadoEm) || a.cpf.localeCompare(b.cpf));
  return pintores.map((pintor, i) => {
    const stream = random.fork(`indicacao/${pintor.cpf}`);
    const earlier = pintores.slice(0, i).filter(({criadoEm, ativo}) => ativo && criadoEm < pintor.criadoEm);
    if (earlier.length === 0 || !stream.chance(0.17)) return pintor;
    const veteran = earlier.find(({cpf}) => cpf === VETERAN_CPF);
    const referrer = veteran && stream.chance(0.12) ? veteran : stream.pick(earlier);
    return {...pintor, indicadoPor: referrer.cpf};
  });
}
