import {
  SENDING_NF_DAYS,
  LIMIT_MONTHS,
  REQUISITOS,
  ACCUMULATED_TYPES,
  type RequisitoFlags,
  type Nivel,
  type PintorNivelStatus,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import {renditionsAt, type RenditionAnswer} from '../../../kernel/images/answer';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {snake} from '../../../kernel/entities/field';

/** A level as stored and shown; its flags and threshold are defined by the domain. */
export interface StoredNivel extends Nivel {
  nome: string;
  img: string | null;
  imgImagens: RenditionAnswer[];
}

/** The columns that decide who reaches a level. */
const RULES = `id, ordem, tipo, trigger_limite AS "triggerLimite", ${REQUISITOS.map(nome => `${snake(nome)} AS "${nome}"`).join(', ')}`;

/** All levels, lowest first, with their rules only, as they are read for every score. */
export const readNiveis = (db: Database): Promise<Nivel[]> =>
  db.query(sql<Nivel>`SELECT ${sql.raw(RULES)} FROM cluster ORDER BY ordem`);

/** The same, with the columns that people see. */
export const readShownNiveis = (db: Database): Promise<StoredNivel[]> =>
  db.query(sql<StoredNivel>`SELECT ${sql.raw(RULES)}, nome, img, ${sql.raw(renditionsAt('img'))} AS "imgImagens"
            FROM cluster ORDER BY ordem`);

type StatusRow = {id: number; clusterId: number | null} & Pick<PintorNivelStatus, 'temNotaPontuada'> &
  Pick<
    RequisitoFlags,
    | 'clubProPintor'
    | 'enviandoNf'
    | 'resgateItens'
    | 'cursosOne'
    | 'cursosAll'
    | 'acheSeuPintor'
    | 'fotoPerfil'
    | 'fotoVideoTrabalhos'
  > &
  PintorNivelStatus['ultimos12Meses'];

/** A painter's current level, and the values that the levels' requirements refer to. */
export interface PintorOnLadder {
  id: number;
  clusterId: number | null;
  status: PintorNivelStatus;
}

const COMPLETED_ONE = sql`EXISTS (SELECT 1 FROM inscricao i WHERE i.pintor_id = p.id AND i.concluido_em IS NOT NULL)`;
/**
 * SQL: whether the painter completed all active courses; courses without lessons are skipped, as nobody can complete
 * them.
 */
const COMPLETED_ALL = sql`NOT EXISTS (
              SELECT 1 FROM curso c WHERE c.ativo AND c.removido_em IS NULL
                 AND EXISTS (SELECT 1 FROM modulo m JOIN aula a ON a.modulo_id = m.id
                              WHERE m.curso_id = c.id AND m.removido_em IS NULL AND a.removido_em IS NULL)
                 AND NOT EXISTS (SELECT 1 FROM inscricao i
                                  WHERE i.curso_id = c.id AND i.pintor_id = p.id AND i.concluido_em IS NOT NULL))`;

/** The painters' current values for the levels' requirements. */
export async function readStatuses(db: Database, ids: readonly number[]): Promise<PintorOnLadder[]> {
  const now = sql.bound(currentContext().now);
  const rows = await db.query(sql<StatusRow>`
    SELECT p.id, p.cluster_id AS "clusterId",
            EXISTS (SELECT 1 FROM venda v WHERE v.pintor_id = p.id AND v.estado = 'pontuada') AS "temNotaPontuada",
            EXISTS (SELECT 1 FROM venda v WHERE v.pintor_id = p.id AND v.estado = 'pontuada'
                     AND v.pontuado_em >= ${now}::timestamptz - make_interval(days => ${SENDING_NF_DAYS})) AS "enviandoNf",
            EXISTS (SELECT 1 FROM resgate r WHERE r.pintor_id = p.id AND r.status NOT IN (3, 4)) AS "resgateItens",
            p.aceitou_regulamento AS "clubProPintor", p.ache_seu_pintor AS "acheSeuPintor", p.foto_id IS NOT NULL AS "fotoPerfil",
            EXISTS (SELECT 1 FROM midia_pintor m WHERE m.pintor_id = p.id AND NOT m.oculta) AS "fotoVideoTrabalhos",
            ${COMPLETED_ONE} AS "cursosOne", ${COMPLETED_ONE} AND ${COMPLETED_ALL} AS "cursosAll",
            (SELECT count(*)::int FROM venda v WHERE v.pintor_id = p.id AND v.estado = 'pontuada' AND v.pontuado_em >= d.desde) AS "NOTAS",
            (SELECT count(*)::int FROM resgate r WHERE r.pintor_id = p.id AND r.status NOT IN (3, 4) AND r.resgatado_em >= d.desde) AS "RESGATES",
            (SELECT coalesce(sum(l.pontos), 0)::int FROM lancamento l
              WHERE l.pintor_id = p.id AND l.tipo = ANY(${ACCUMULATED_TYPES}) AND l.ocorrido_em >= d.desde) AS "PONTOS"
       FROM pintor p, LATERAL (SELECT ${now}::timestamptz - make_interval(months => ${LIMIT_MONTHS}) AS desde) d WHERE p.id = ANY(${ids}) ORDER BY p.id`);
  return rows.map(({id, clusterId, temNotaPontuada, NOTAS, PONTOS, RESGATES, ...requisitos}) => ({
    id,
    clusterId,
    status: {temNotaPontuada, requisitos: {...requisitos}, ultimos12Meses: {NOTAS, PONTOS, RESGATES}},
  }));
}

/** The painter's current values for the levels' requirements. */
export async function readNivelStatus(db: Database, pintorId: number): Promise<PintorNivelStatus | undefined> {
  return (await readStatuses(db, [pintorId]))[0]?.status;
}
