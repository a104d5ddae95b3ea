import {
  ENVIANDO_NF_DIAS,
  LIMITE_MESES,
  REQUISITOS,
  TIPOS_ACUMULADO,
  type FlagsRequisitos,
  type Nivel,
  type SituacaoPintor,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {snake} from '../../../kernel/resources/field';

/** A level as it is stored; flags and threshold are the domain's. */
export interface NivelGuardado extends Nivel {
  nome: string;
  img: string | null;
}

/** All levels, lowest first. */
export const lerNiveis = (db: Database): Promise<NivelGuardado[]> =>
  db.query(sql<NivelGuardado>`SELECT id, nome, img, ordem, tipo, trigger_limite AS "triggerLimite",
            ${sql.raw(REQUISITOS.map(nome => `${snake(nome)} AS "${nome}"`).join(', '))} FROM cluster ORDER BY ordem`);

type Linha = Pick<SituacaoPintor, 'temNotaPontuada'> &
  Pick<FlagsRequisitos, 'clubProPintor' | 'enviandoNf' | 'resgateItens' | 'acheSeuPintor' | 'fotoPerfil'> &
  SituacaoPintor['ultimos12Meses'];

/** What the levels ask about a painter, as it stands now. */
export async function lerSituacao(db: Database, pintorId: number): Promise<SituacaoPintor | undefined> {
  const agora = sql.bound(currentContext().agora);
  const row = await db.one(sql<Linha>`
    SELECT EXISTS (SELECT 1 FROM venda v WHERE v.pintor_id = p.id AND v.estado = 'pontuada') AS "temNotaPontuada",
            EXISTS (SELECT 1 FROM venda v WHERE v.pintor_id = p.id AND v.estado = 'pontuada'
                     AND v.pontuado_em >= ${agora}::timestamptz - make_interval(days => ${ENVIANDO_NF_DIAS})) AS "enviandoNf",
            EXISTS (SELECT 1 FROM resgate r WHERE r.pintor_id = p.id AND r.status NOT IN (3, 4)) AS "resgateItens",
            p.aceitou_regulamento AS "clubProPintor", p.ache_seu_pintor AS "acheSeuPintor", p.foto_id IS NOT NULL AS "fotoPerfil",
            (SELECT count(*)::int FROM venda v WHERE v.pintor_id = p.id AND v.estado = 'pontuada' AND v.pontuado_em >= d.desde) AS "NOTAS",
            (SELECT count(*)::int FROM resgate r WHERE r.pintor_id = p.id AND r.status NOT IN (3, 4) AND r.resgatado_em >= d.desde) AS "RESGATES",
            (SELECT coalesce(sum(l.pontos), 0)::int FROM lancamento l
              WHERE l.pintor_id = p.id AND l.tipo = ANY(${TIPOS_ACUMULADO}) AND l.ocorrido_em >= d.desde) AS "PONTOS"
       FROM pintor p, LATERAL (SELECT ${agora}::timestamptz - make_interval(months => ${LIMITE_MESES}) AS desde) d WHERE p.id = ${pintorId}`);
  if (!row) return undefined;
  const {temNotaPontuada, NOTAS, PONTOS, RESGATES, ...requisitos} = row;
  // Courses and pictures of own work are kept nowhere yet: nobody meets what asks for them.
  const semRegistro = {cursosOne: false, cursosAll: false, fotoVideoTrabalhos: false};
  return {temNotaPontuada, requisitos: {...requisitos, ...semRegistro}, ultimos12Meses: {NOTAS, PONTOS, RESGATES}};
}
