import {sql} from '@clube/backend';
import {DAY_MS} from '@clube/domain';
import {NEWCOMER_CPF, VETERAN_CPF} from '../../catalogue';
import type {Services} from '../services';

/** Older events were notified long ago. */
const NOTIFIED_DAYS = 60;
/** What is older than this the painter has seen. */
const UNSEEN_DAYS = 4;

interface Happened {
  job: string;
  data: object;
  chave: string;
  em: Date;
  pintorId: number;
}

/**
 * The recent notices to the painters of the demo accounts, made by the notifying jobs: while the past is made no jobs run. The
 * e-mails of then are not sent now.
 */
export async function notifyOfRecent({app, db}: Services, now: Date): Promise<void> {
  const since = new Date(now.getTime() - NOTIFIED_DAYS * DAY_MS);
  const happened = await db.query(sql<Happened>`
    WITH conta_demo AS (SELECT id FROM pintor WHERE cpf = ANY(${[VETERAN_CPF, NEWCOMER_CPF]}))
    SELECT 'notas.avisar-pontuacao' AS job, jsonb_build_object('vendaId', v.id) AS data, 'venda:' || v.id AS chave,
           v.pontuado_em AS em, v.pintor_id AS "pintorId"
      FROM venda v WHERE v.pintor_id IN (SELECT id FROM conta_demo) AND v.estado = 'pontuada' AND v.pontuado_em > ${since}
    UNION ALL
    SELECT 'notas.avisar-sem-pontos', jsonb_build_object('notaId', n.id, 'em', 'demonstracao'),
           'nota:' || n.id || ':demonstracao', n.atualizado_em, n.pintor_id
      FROM nota n WHERE n.pintor_id IN (SELECT id FROM conta_demo) AND n.estado IN ('reprovada', 'encerrada')
       AND n.atualizado_em > ${since}
    UNION ALL
    SELECT 'premios.avisar-envio', jsonb_build_object('resgateId', r.id), 'resgate:' || r.id,
           least(r.resgatado_em + interval '9 days', ${now}), r.pintor_id
      FROM resgate r WHERE r.pintor_id IN (SELECT id FROM conta_demo) AND r.status = 2
    UNION ALL
    SELECT 'pintores.nivel-alcancado', jsonb_build_object('pintorId', c.pintor_id, 'clusterId', c.cluster_id),
           'nivel:' || c.cluster_id, c.desde, c.pintor_id
      FROM pintor_cluster c WHERE c.pintor_id IN (SELECT id FROM conta_demo)
     ORDER BY em`);
  for (const {job, data, chave, em, pintorId} of happened) {
    await app.jobs.runNow(job, data);
    await db.query(sql`UPDATE aviso SET criado_em = ${em}, lido_em = CASE WHEN ${em} < ${now}::timestamptz - make_interval(days => ${UNSEEN_DAYS}) THEN ${em}::timestamptz + interval '2 hours' END
      WHERE pintor_id = ${pintorId} AND chave = ${chave}`);
  }
  await app.jobs.runNow('pontos.avisar-vencimento');
  await db.query(
    sql`UPDATE aviso_entrega SET estado = 'desnecessaria', encerrada_em = criada_em WHERE estado = 'pendente'`,
  );
}
