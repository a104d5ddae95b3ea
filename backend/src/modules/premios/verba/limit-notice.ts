import {
  HOUR_MS,
  civilDateOf,
  daysOfMonth,
  endOfDay,
  formatPontosInWords,
  verbaMonthOf,
  startOfDay,
  verbaId,
} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Email} from '../../../kernel/mail/mailer';
import type {Jobs} from '../../../kernel/jobs/jobs';
import type {DelayedEmailJob, ThrottledMailer} from '../../../kernel/mail/throttled-mailer';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

interface LimitEmail extends DelayedEmailJob {
  para: string;
  /** `ano * 100 + mes` */
  verba: number;
  pontos: number;
  limite: number;
}

const LIMIT_EMAIL = 'premios.limite-email';

/**
 * Emails each administrator once when a month's redeemed points reach the limit of the point's value (0-rules, 6). The
 * record of the notice and the emails are written in one transaction. Looks at the month of an hour ago, as the check runs
 * hourly: what was redeemed in a month's last hour would otherwise be noticed by none.
 */
export async function noticeLimit(db: Database, jobs: Jobs): Promise<void> {
  const {ano, mes} = verbaMonthOf(civilDateOf(new Date(currentContext().now.getTime() - HOUR_MS)));
  const id = verbaId(ano, mes);
  const {first, last} = daysOfMonth(ano, mes);
  const [from, until] = [startOfDay(first), endOfDay(last)];
  await db.tx(async () => {
    const reached = await db.one(sql<{pontos: number; limite: number}>`
      SELECT pontos, limite FROM (
        SELECT (SELECT coalesce(sum(pontos_gastos), 0)::int FROM resgate WHERE resgatado_em BETWEEN ${from} AND ${until} AND status NOT IN (3, 4)) AS pontos,
               (SELECT trigger_limite FROM valor_ponto WHERE tipo = 'RESGATE') AS limite) x
       WHERE limite > 0 AND pontos >= limite`);
    if (!reached) return;
    await db.query(sql`INSERT INTO verba_mensal (id) VALUES (${id}) ON CONFLICT DO NOTHING`);
    const [marked] = await db.query(sql<{id: number}>`
      UPDATE verba_mensal SET avisada_em = ${currentContext().now} WHERE id = ${id} AND avisada_em IS NULL RETURNING id`);
    if (!marked) return;
    const people = await db.query(
      sql<{email: string}>`SELECT email FROM usuario WHERE ativo AND permissao IN (0, 1) AND email <> '' ORDER BY id`,
    );
    for (const {email} of people)
      await jobs.enqueue(LIMIT_EMAIL, {para: email, verba: id, ...reached} satisfies LimitEmail);
  });
}

const limitEmail = ({para, verba, pontos, limite}: LimitEmail, address: string): Email => {
  const month = `${String(verba % 100).padStart(2, '0')}/${Math.floor(verba / 100)}`;
  return {
    id: `verba-${verba}-${para}`,
    to: para,
    subject: `Resgates de ${month} chegaram ao limite`,
    text: [
      'Olá!',
      '',
      `Os pintores resgataram ${formatPontosInWords(pontos)} em ${month}. O limite definido em Valor do Ponto é de ${formatPontosInWords(limite)}.`,
      '',
      `Veja a verba do mês: ${address}/painel/verba-mensal`,
      '',
      'Clube do Pintor',
    ].join('\n'),
  };
};

/** Defines the hourly check and the e-mail. */
export function defineLimitNotice({
  db,
  jobs,
  mailer,
  publicUrl,
}: {
  db: Database;
  jobs: Jobs;
  mailer: ThrottledMailer;
  publicUrl: string;
}): void {
  jobs.define({name: 'premios.limite', cron: '5 * * * *', run: () => noticeLimit(db, jobs)});
  jobs.define<LimitEmail>({
    name: LIMIT_EMAIL,
    run: async data => {
      await mailer.send(limitEmail(data, publicUrl), {name: LIMIT_EMAIL, data});
    },
  });
}
