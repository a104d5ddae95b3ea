import {z} from 'zod';
import {CAMPOS_REQUISITO, MODERACAO_ESTADOS, REQUISITOS, withoutNotInformed} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {snake} from '../../../kernel/entities/field';
import {renditionsSchema} from '../../../kernel/images/answer';
import {SQL_CARTAO, cartaoDoPintor} from '../../cartoes';
import {acceptedPolicy, acceptedRules} from '../consents/accepted';
import {Pintor} from '../pintor';
import {
  enderecoEntrega,
  only,
  SQL_DELIVERY,
  SQL_PHOTO,
  SQL_PHOTO_RENDITIONS,
  SQL_SALDO,
  SQL_TOTAL,
  TEXT_COLUMNS,
} from './columns';

const nullableText = z.string().nullable();
const acceptance = z.enum(['0', '1']);

const nivel = z
  .object({
    id: z.int(),
    nome: z.string(),
    img: nullableText,
    imgImagens: renditionsSchema,
    ordem: z.int(),
    ...(Object.fromEntries(REQUISITOS.map(nome => [nome, z.boolean()])) as Record<
      (typeof REQUISITOS)[number],
      z.ZodBoolean
    >),
  })
  .meta({id: 'Nivel'});

export const requisito = z
  .object({
    campo: z.enum(CAMPOS_REQUISITO),
    nome: z.string(),
    explicacao: z.string(),
    destino: z.string(),
    atendido: z.boolean(),
  })
  .meta({id: 'Requisito'});

const fotoModeracao = z
  .object({estado: z.enum(MODERACAO_ESTADOS), motivo: nullableText.describe('Por que foi recusada')})
  .meta({id: 'ModeracaoDaFoto'});

const OTHER_COLUMNS = ['id', 'dataNascimento', 'acheSeuPintor', 'cadastroAcheSeuPintor', 'verTutorial'] as const;

/** The painter in session and profile responses. */
const parceiroFields = Pintor.row.pick(only([...TEXT_COLUMNS, ...OTHER_COLUMNS])).extend({
  emailConfirmado: z.boolean(),
  foto: nullableText,
  fotoImagens: renditionsSchema,
  fotoModeracao: fotoModeracao
    .nullable()
    .describe('Se a foto aparece no Ache Seu Pintor; null antes de o pintor querer aparecer'),
  idRevenda: z.int().nullable(),
  aceitouRegulamento: acceptance,
  aceitouPrivacidade: acceptance,
  ativo: z.literal([0, 1]),
  isCompany: z.literal([0, 1]),
  enderecoEntrega: enderecoEntrega.nullable(),
  cartao: cartaoDoPintor.nullable(),
  saldoPontos: z.int(),
  totalPontos: z.int(),
  cidadeEncontrada: z.boolean().describe('Se a cidade do endereço é um município, onde os clientes a buscam'),
  temCertificado: z.boolean().describe('De um curso, e não revogado'),
  criadoEm: z.iso.datetime(),
});
export type ParceiroData = z.infer<typeof parceiroFields> & {clusterId: number | null};

export const parceiro = parceiroFields
  .extend({
    cluster: nivel.nullable(),
    nextCluster: nivel.nullable(),
    requisitos: z.array(requisito),
  })
  .meta({id: 'Parceiro'});
export type Parceiro = z.infer<typeof parceiro>;

const SQL_CERTIFICADO = `EXISTS (SELECT 1 FROM inscricao i JOIN certificado c ON c.inscricao_id = i.id
  WHERE i.pintor_id = t.id AND c.revogado_em IS NULL)`;

/** SQL: the moderation of the profile photo as JSON, null while there is none. */
const SQL_MODERACAO = `(SELECT json_build_object('estado', m.estado, 'motivo', CASE WHEN m.estado = 'recusada' THEN m.motivo END)
  FROM moderacao m WHERE m.tipo = 'perfil' AND m.alvo_id = t.id)`;

const SQL_CIDADE = `EXISTS (SELECT 1 FROM municipio m WHERE m.busca = sem_acento(trim(t.end_cidade)) AND m.uf = t.end_estado)`;

const COLUMNS = `t.id, ${TEXT_COLUMNS.map(nome => `t.${snake(nome)} AS "${nome}"`).join(', ')},
  t.email_confirmado_em IS NOT NULL AS "emailConfirmado", t.data_nascimento AS "dataNascimento", ${SQL_PHOTO} AS foto, ${SQL_PHOTO_RENDITIONS} AS "fotoImagens", t.revenda_id AS "idRevenda",
  t.ache_seu_pintor AS "acheSeuPintor", t.cadastro_ache_seu_pintor AS "cadastroAcheSeuPintor", t.ver_tutorial AS "verTutorial",
  t.ativo::int AS ativo, t.is_company::int AS "isCompany", ${SQL_DELIVERY} AS "enderecoEntrega", ${SQL_CARTAO} AS cartao,
  ${SQL_SALDO} AS "saldoPontos", ${SQL_TOTAL} AS "totalPontos", t.criado_em AS "criadoEm", t.cluster_id AS "clusterId",
  ${SQL_CERTIFICADO} AS "temCertificado", ${SQL_CIDADE} AS "cidadeEncontrada", ${SQL_MODERACAO} AS "fotoModeracao"`;

/** The painter's own record; placeholders for "not informed" in old records are returned as empty. */
export async function readParceiro(db: Database, id: number): Promise<ParceiroData | undefined> {
  const row = await db.one(
    sql<Omit<ParceiroData, 'criadoEm'> & {criadoEm: Date}>`
      SELECT ${sql.raw(COLUMNS)}, CASE WHEN ${acceptedRules()} THEN '1' ELSE '0' END AS "aceitouRegulamento",
             CASE WHEN ${acceptedPolicy()} THEN '1' ELSE '0' END AS "aceitouPrivacidade" FROM pintor t WHERE t.id = ${id}`,
  );
  return row && withoutNotInformed({...row, criadoEm: row.criadoEm.toISOString()});
}
