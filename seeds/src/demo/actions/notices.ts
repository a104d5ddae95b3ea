import {DELIVER_EVENTS, sql} from '@clube/backend';
import {DAY_MS} from '@clube/domain';
import {NEWCOMER_CPF, VETERAN_CPF} from '../../catalogue';
import type {Services} from '../services';

/** Notices are created for events of the last 60 days. */
const NOTIFIED_DAYS = 60;
/** Older notices are marked as seen. */
const UNSEEN_DAYS = 4;

/** SQL: the subject of the notice for an event. */
const SUBJECT = sql`
  CASE e.nome WHEN 'nota.pontuada' THEN 'venda:' || (e.dados->>'vendaId') WHEN 'nivel.alcancado' THEN 'nivel:' || (e.dados->>'clusterId')
              WHEN 'resgate.movido' THEN 'resgate:' || (e.dados->>'resgateId') ELSE 'nota:' || (e.dados->>'notaId') || ':' || e.id END`;

/**
 * Creates the recent notices of the demo accounts' painters from the recorded events, since no jobs run while the past
 * is simulated. The events of all other painters, and emails, are discarded.
 */
export async function notifyOfRecent({app, db}: Services, now: Date): Promise<void> {
  const since = new Date(now.getTime() - NOTIFIED_DAYS * DAY_MS);
  await db.query(sql`
    UPDATE evento_entrega d SET entregue_em = e.ocorrido_em FROM evento e JOIN pintor p ON p.id = e.pintor_id
     WHERE e.id = d.evento_id AND NOT (d.assinante LIKE 'avisos.%' AND e.ocorrido_em > ${since} AND p.cpf = ANY(${[VETERAN_CPF, NEWCOMER_CPF]}))`);
  const pintores = await db.query(
    sql<{pintorId: number}>`SELECT DISTINCT pintor_id AS "pintorId" FROM evento_entrega WHERE entregue_em IS NULL`,
  );
  for (const {pintorId} of pintores) await app.jobs.runNow(DELIVER_EVENTS, {pintorId});
  await db.query(sql`
    UPDATE aviso a SET criado_em = e.ocorrido_em,
           lido_em = CASE WHEN e.ocorrido_em < ${now}::timestamptz - make_interval(days => ${UNSEEN_DAYS}) THEN e.ocorrido_em + interval '2 hours' END
      FROM evento e WHERE e.pintor_id = a.pintor_id AND a.chave = ${SUBJECT}`);
  await app.jobs.runNow('pontos.avisar-vencimento');
  await db.query(
    sql`UPDATE aviso_entrega SET estado = 'desnecessaria', encerrada_em = criada_em WHERE estado = 'pendente'`,
  );
}
