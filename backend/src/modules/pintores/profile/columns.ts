import {snake} from '../../../kernel/entities/field';
import {pictureSql} from '../../../kernel/images/answer';
import {Pintor} from '../pintor';

/** Of zod: the fields of these names. */
export const only = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map(name => [name, true])) as Record<N, true>;

/** The text columns of a painter whose JSON name is the column's property name. */
export const TEXT_COLUMNS = [
  'cpf',
  'nome',
  'sexo',
  'email',
  'telefone',
  'celular',
  'endRua',
  'endNumero',
  'endComplemento',
  'endBairro',
  'endCidade',
  'endEstado',
  'endCep',
  'indicacaoVendedor',
  'indicacaoLoja',
  'lojaPreferida',
  'cidadeLojaPreferida',
  'estadoLojaPreferida',
  'comoFicouSabendo',
  'sobre',
  'idIndicacao',
] as const;

const DELIVERY_COLUMNS = [
  'entregaNome',
  'entregaRua',
  'entregaNumero',
  'entregaComplemento',
  'entregaBairro',
  'entregaCidade',
  'entregaEstado',
  'entregaCep',
] as const;

/** The address to which the painter's prizes are delivered. */
export const enderecoEntrega = Pintor.row.pick(only(DELIVERY_COLUMNS)).meta({id: 'EnderecoEntrega'});

const delivery = DELIVERY_COLUMNS.map(name => `'${name}', t.${snake(name)}`).join(', ');

/** SQL: the delivery address as JSON, null if none was entered. The painter's alias is t. */
export const SQL_DELIVERY = `CASE WHEN t.entrega_cep IS NOT NULL THEN json_build_object(${delivery}) END`;

/** SQL: the confirmed e-mail address, else null. */
export const SQL_EMAIL = `CASE WHEN t.email_confirmado_em IS NOT NULL THEN t.email END`;

export const {path: SQL_PHOTO, renditions: SQL_PHOTO_RENDITIONS} = pictureSql('t.foto_id');

export const SQL_SALDO = `coalesce((SELECT c.saldo FROM conta c WHERE c.pintor_id = t.id), 0)`;

/** SQL: all points ever earned and not reversed (ACCUMULATED_TYPES), as the account stores them. */
export const SQL_TOTAL = `coalesce((SELECT c.total_pontos FROM conta c WHERE c.pintor_id = t.id), 0)`;
