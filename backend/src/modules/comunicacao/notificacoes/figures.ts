import {DAY_MS} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

const PREFIX = 'comunicado:';
/** The key of the notices of one push. */
export const noticeKey = (notificacao: number): string => `${PREFIX}${notificacao}`;

/** Figures of younger pushes are updated every minute: most phones are reached and most notices opened within days. */
const MINUTELY_DAYS = 2;
const NIGHTLY_DAYS = 60;

/** Defines the job that stores the figures of each push, so that lists do not count them on every request. */
export function defineFigures({jobs, db}: {jobs: Jobs; db: Database}): void {
  const every = (name: string, cron: string, days: number) =>
    jobs.define({name, cron, run: () => countAll(db, new Date(currentContext().now.getTime() - days * DAY_MS))});
  every('comunicacao.contar', '* * * * *', MINUTELY_DAYS);
  every('comunicacao.contar-antigas', '45 4 * * *', NIGHTLY_DAYS);
}

async function countAll(db: Database, since: Date): Promise<void> {
  const {now} = currentContext();
  await db.tx(async () => {
    // How a push ended is stored only in its batch job's row.
    await db.query(sql`
      UPDATE notificacao n SET estado = CASE w.estado WHEN 'cancelado' THEN 'cancelada' ELSE 'falhou' END, encerrada_em = ${now},
             pintores = (SELECT count(*)::int FROM aviso a WHERE a.tipo = 'comunicado' AND a.chave = ${PREFIX} || n.id)
        FROM trabalho w WHERE n.encerrada_em IS NULL AND w.id = n.trabalho_id AND w.estado IN ('cancelado', 'falhou')`);
    await db.query(sql`
      UPDATE notificacao n SET entregues = c.entregues, falhas = c.falhas, abertas = c.abertas
        FROM notificacao m, LATERAL (
          SELECT (count(*) FILTER (WHERE e.entregue))::int AS entregues, (count(*) FILTER (WHERE NOT e.entregue AND e.falhou))::int AS falhas,
                 count(a.lido_em)::int AS abertas
            FROM aviso a LEFT JOIN LATERAL (
              SELECT bool_or(d.estado = 'entregue') AS entregue, bool_or(d.estado = 'falhou') AS falhou
                FROM aviso_entrega d WHERE d.aviso_id = a.id AND d.canal = 'push') e ON true
           WHERE a.tipo = 'comunicado' AND a.chave = ${PREFIX} || m.id) c
       WHERE coalesce(m.agendada_para, m.criada_em) > ${since} AND m.estado <> 'agendada' AND n.id = m.id
         AND (n.entregues, n.falhas, n.abertas) IS DISTINCT FROM (c.entregues, c.falhas, c.abertas)`);
  });
}
