import {z} from 'zod';
import {snake} from '../../../kernel/resources/fields';

/** The text columns of a painter that travel under their own name. */
export const TEXTOS = [
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

const ENTREGA = [
  'entregaNome',
  'entregaRua',
  'entregaNumero',
  'entregaComplemento',
  'entregaBairro',
  'entregaCidade',
  'entregaEstado',
  'entregaCep',
] as const;

const texto = z.string().nullable();
/** Where a painter wants prizes to be brought. */
export const enderecoEntrega = z
  .object(Object.fromEntries(ENTREGA.map(nome => [nome, texto])) as Record<(typeof ENTREGA)[number], typeof texto>)
  .meta({id: 'EnderecoEntrega'});

const entrega = ENTREGA.map(name => `'${name}', t.${snake(name)}`).join(', ');

/** The delivery address as one object, null before the first one was given. The painter's alias is t. */
export const SQL_ENTREGA = `CASE WHEN t.entrega_cep IS NOT NULL THEN json_build_object(${entrega}) END`;

/** Where letters may be sent: the address once it is confirmed, else null. */
export const SQL_EMAIL = `CASE WHEN t.email_confirmado_em IS NOT NULL THEN t.email END`;

export const SQL_FOTO = `(SELECT a.caminho FROM arquivo a WHERE a.id = t.foto_id)`;

export const SQL_SALDO = `coalesce((SELECT c.saldo FROM conta c WHERE c.pintor_id = t.id), 0)`;

/** All that was ever earned and not taken back (TIPOS_ACUMULADO), as the account keeps it. */
export const SQL_TOTAL = `coalesce((SELECT c.total_pontos FROM conta c WHERE c.pintor_id = t.id), 0)`;
