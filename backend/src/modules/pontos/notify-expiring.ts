import {
  EXPIRY_REMINDERS,
  addDays,
  civilDateOf,
  daysBetween,
  endOfDay,
  expiryReminder,
  formatDate,
  formatPontosInWords,
} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {Notices} from '../../kernel/notices/notices';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

/** Painters per query. */
const BATCH = 200;

interface Expiring {
  pintorId: number;
  /** `YYYY-MM`, and the painter's points that expire in that month. */
  mes: string;
  pontos: number;
  /** The first day of the month on which some of them expire. */
  dia: string;
}

/** Each morning: reminds painters of points that are about to expire, one notice per month of expiry, twice at most. */
export async function notifyExpiring(db: Database, notices: Notices): Promise<void> {
  const {now} = currentContext();
  const first = endOfDay(addDays(civilDateOf(now), EXPIRY_REMINDERS[0]));
  for (let after = 0; ;) {
    const painters = await db.query(sql<{id: number}>`
      SELECT DISTINCT pintor_id AS id FROM lote
       WHERE restante > 0 AND vence_em > ${now} AND vence_em <= ${first} AND pintor_id > ${after} ORDER BY 1 LIMIT ${BATCH}`);
    const months = await db.query(sql<Expiring>`
      SELECT pintor_id AS "pintorId", to_char(vence_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes,
             sum(restante)::int AS pontos, to_char(min(vence_em) AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM-DD') AS dia
        FROM lote WHERE pintor_id = ANY(${painters.map(({id}) => id)}) AND restante > 0 AND vence_em > ${now}
       GROUP BY 1, 2 HAVING min(vence_em) <= ${first} ORDER BY 1, 2`);
    for (const month of months) await notify(notices, month, now);
    if (painters.length < BATCH) return;
    after = painters.at(-1)?.id ?? 0;
  }
}

async function notify(notices: Notices, {pintorId, mes, pontos, dia}: Expiring, now: Date): Promise<void> {
  const reminder = expiryReminder(daysBetween(civilDateOf(now), dia));
  if (reminder === undefined) return;
  const [year, month] = mes.split('-');
  await notices.notify({
    pintorId,
    tipo: 'pontos_a_vencer',
    chave: `vencem:${mes}:${reminder}`,
    titulo: `${formatPontosInWords(pontos)} ${pontos === 1 ? 'vence' : 'vencem'} em ${month}/${year}`,
    texto: `Os primeiros vencem em ${formatDate(dia)}. Troque por um prêmio antes.`,
    destino: '/loja',
  });
}
