import {EMAIL_MAXIMO} from '../documentos/email.js';

/** How a field of a painter's registration is called, and how much it takes. */
export interface CampoPintor {
  /** Its placeholder and label, which the messages use too. */
  readonly rotulo: string;
  /** The most characters, without the mask. */
  readonly maximo: number;
}

/** Every text field of sign-up and profile, in the order of the forms, which is the order of the messages. */
export const CAMPOS_PINTOR = {
  nome: {rotulo: 'Nome', maximo: 120},
  cpf: {rotulo: 'CPF', maximo: 11},
  dataNascimento: {rotulo: 'Data de nascimento', maximo: 10},
  sexo: {rotulo: 'Sexo', maximo: 1},
  celular: {rotulo: 'Celular', maximo: 11},
  telefone: {rotulo: 'Telefone', maximo: 10},
  email: {rotulo: 'Email', maximo: EMAIL_MAXIMO},
  senhaAntiga: {rotulo: 'Senha atual', maximo: 200},
  senha: {rotulo: 'Senha', maximo: 200},
  confirmarSenha: {rotulo: 'Confirmação de senha', maximo: 200},
  endCep: {rotulo: 'CEP', maximo: 8},
  endRua: {rotulo: 'Rua', maximo: 120},
  endNumero: {rotulo: 'Número', maximo: 10},
  endComplemento: {rotulo: 'Complemento', maximo: 60},
  endBairro: {rotulo: 'Bairro', maximo: 80},
  endCidade: {rotulo: 'Cidade', maximo: 80},
  endEstado: {rotulo: 'UF', maximo: 2},
  lojaPreferida: {rotulo: 'Loja preferida', maximo: 150},
  cidadeLojaPreferida: {rotulo: 'Cidade da loja preferida', maximo: 80},
  estadoLojaPreferida: {rotulo: 'UF da loja preferida', maximo: 2},
  indicacaoLoja: {rotulo: 'Loja que indicou', maximo: 150},
  indicacaoVendedor: {rotulo: 'Vendedor que indicou', maximo: 120},
  comoFicouSabendo: {rotulo: 'Como ficou sabendo', maximo: 20},
  indicacao: {rotulo: 'Código de indicação', maximo: 40},
  codigo_cadastro: {rotulo: 'Código de cadastro', maximo: 40},
} as const satisfies Record<string, CampoPintor>;

export type NomeCampoPintor = keyof typeof CAMPOS_PINTOR;

export const NOMES_CAMPOS_PINTOR = Object.keys(CAMPOS_PINTOR) as NomeCampoPintor[];

/** The fields without which nobody is signed up. */
export const OBRIGATORIOS_CADASTRO: readonly NomeCampoPintor[] = [
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
export const OBRIGATORIOS_PERFIL: readonly NomeCampoPintor[] = [
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

/** Nobody under this age takes part. */
export const IDADE_MINIMA = 18;

export const SEXOS = [
  {valor: 'F', rotulo: 'Feminino'},
  {valor: 'M', rotulo: 'Masculino'},
  {valor: 'O', rotulo: 'Outro'},
] as const;

/** How a painter heard of the programme; the sign-up form offers all but the last. */
export const COMO_FICOU_SABENDO = ['Instagram', 'Facebook', 'Radio', 'Google', 'Outros'] as const;
export const COMO_FICOU_SABENDO_CADASTRO: readonly string[] = COMO_FICOU_SABENDO.filter(opcao => opcao !== 'Outros');
