import {MAX_EMAIL_LENGTH} from '../../documents/contact/email.js';

/** Label and maximum length of a field of a painter's registration. */
export interface PintorField {
  /** Its placeholder and label, which the messages use too. */
  readonly label: string;
  /** Maximum length in characters, without the mask. */
  readonly max: number;
}

/** Every text field of sign-up and profile, in the order of the forms, which is the order of the messages. */
export const PINTOR_FIELDS = {
  nome: {label: 'Nome', max: 120},
  cpf: {label: 'CPF', max: 11},
  dataNascimento: {label: 'Data de nascimento', max: 10},
  sexo: {label: 'Sexo', max: 1},
  celular: {label: 'Celular', max: 11},
  telefone: {label: 'Telefone', max: 10},
  email: {label: 'Email', max: MAX_EMAIL_LENGTH},
  senhaAntiga: {label: 'Senha atual', max: 200},
  senha: {label: 'Senha', max: 200},
  confirmarSenha: {label: 'Confirmação de senha', max: 200},
  endCep: {label: 'CEP', max: 8},
  endRua: {label: 'Rua', max: 120},
  endNumero: {label: 'Número', max: 20},
  endComplemento: {label: 'Complemento', max: 60},
  endBairro: {label: 'Bairro', max: 80},
  endCidade: {label: 'Cidade', max: 80},
  endEstado: {label: 'UF', max: 2},
  lojaPreferida: {label: 'Loja preferida', max: 150},
  cidadeLojaPreferida: {label: 'Cidade da loja preferida', max: 80},
  estadoLojaPreferida: {label: 'UF da loja preferida', max: 2},
  indicacaoLoja: {label: 'Loja que indicou', max: 150},
  indicacaoVendedor: {label: 'Vendedor que indicou', max: 120},
  comoFicouSabendo: {label: 'Como ficou sabendo', max: 20},
  indicacao: {label: 'Código de indicação', max: 40},
  codigo_cadastro: {label: 'Código de cadastro', max: 40},
} as const satisfies Record<string, PintorField>;

export type PintorFieldName = keyof typeof PINTOR_FIELDS;

export const PINTOR_FIELD_NAMES = Object.keys(PINTOR_FIELDS) as PintorFieldName[];

/** The required fields of a sign-up. */
export const CADASTRO_REQUIRED: readonly PintorFieldName[] = [
  'nome',
  'cpf',
  'dataNascimento',
  'celular',
  'email',
  'senha',
  'endCep',
  'endRua',
  'endNumero',
  'endBairro',
  'endCidade',
  'endEstado',
];

/** The fields that a saved profile may not leave empty. */
export const PROFILE_REQUIRED: readonly PintorFieldName[] = [
  'nome',
  'dataNascimento',
  'celular',
  'endRua',
  'endNumero',
  'endBairro',
  'endCidade',
  'endEstado',
  'endCep',
];

/** Minimum age of painters, in years. */
export const MIN_AGE = 18;

export const SEXES = [
  {value: 'F', label: 'Feminino'},
  {value: 'M', label: 'Masculino'},
  {value: 'O', label: 'Outro'},
] as const;

/** How a painter heard of the programme; the sign-up form offers all but the last. */
export const COMO_FICOU_SABENDO = ['Instagram', 'Facebook', 'Radio', 'Google', 'Outros'] as const;
/** What people read of them: the stored value has no accent. */
export const COMO_FICOU_SABENDO_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(COMO_FICOU_SABENDO.map(value => [value, value])),
  Radio: 'Rádio',
};
/** A stored answer as people read it. */
export const comoFicouSabendoText = (value: string): string => COMO_FICOU_SABENDO_LABELS[value] ?? value;
export const COMO_FICOU_SABENDO_CADASTRO: readonly string[] = COMO_FICOU_SABENDO.filter(option => option !== 'Outros');
