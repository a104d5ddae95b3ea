import {sql} from '@clube/backend';
import {civilDateOf, startOfDay, addDays, type CivilDate} from '@clube/domain';
import {SYSTEM, runAs} from '../services';
import type {Plan} from '../plan';
import {instant} from '../time';
import {simulateAtivacoes} from './ativacao';
import {sendBalances} from './cartoes';
import {simulatePrivacyRequests} from './privacy';
import {actorOf, memberOf, type Programme} from './programme';

/** Minutes after midnight at which the nightly jobs are done. */
const NIGHT_MINUTE = 10;
/** Days before today on which staff gave points back, and for how many days of expiry. */
const GIVEN_BACK_DAYS_AGO = 70;
const GIVE_BACK_DAYS = 45;

/** The nightly jobs after a day: points expire; once, staff give some of them back. */
export function runNightlyJobs(
  {services: {expiry}, staff}: Programme,
  today: CivilDate,
): (day: CivilDate) => Promise<void> {
  const givenBackOn = addDays(today, -GIVEN_BACK_DAYS_AGO);
  return async day => {
    const timestamp = instant(addDays(day, 1), NIGHT_MINUTE);
    await runAs(timestamp, SYSTEM, () => expiry.expire());
    if (day !== givenBackOn) return;
    const since = startOfDay(addDays(day, -GIVE_BACK_DAYS));
    await runAs(
      instant(addDays(day, 1), NIGHT_MINUTE + 500),
      staff.smart,
      () => expiry.giveBack(since),
      '/painel/pontos-expirados',
    );
  };
}

/** SQL: a budget for each month, a little above what was redeemed. */
const BUDGETS = sql`
  INSERT INTO verba_mensal (id, valor)
  SELECT to_char(resgatado_em AT TIME ZONE 'America/Sao_Paulo', 'YYYYMM')::int, ceil(sum(pontos_gastos * valor_do_ponto) * 1.2 / 100) * 100
    FROM resgate WHERE status NOT IN (3, 4) GROUP BY 1 ON CONFLICT (id) DO NOTHING`;

/** Final updates: current levels, last visits, companies, and deactivated painters. */
export async function closePeriod(programme: Programme, plan: Plan): Promise<void> {
  const {pintores, purchases, now} = plan;
  const {services} = programme;
  await runAs(now, SYSTEM, () => services.niveis.reevaluateAll());
  await sendBalances(programme, now);
  await services.db.query(BUDGETS);
  const latest = new Map(purchases.map(({pintor, sentAt}) => [pintor.cpf, sentAt]));
  for (const pintor of pintores.filter(({aceitouRegulamento}) => aceitouRegulamento)) {
    const visit = latest.get(pintor.cpf) ?? instant(pintor.criadoEm, 1320);
    const {id} = memberOf(programme, pintor);
    await runAs(visit < now ? visit : now, actorOf(programme, pintor), () => services.accesses.recordVisit(id));
  }
  await simulateAtivacoes(programme, plan);
  await simulatePrivacyRequests(programme, pintores, now);
}

export const firstDay = (pintores: Plan['pintores'], now: Date): CivilDate =>
  pintores.reduce((day, {criadoEm}) => (criadoEm < day ? criadoEm : day), civilDateOf(now));
