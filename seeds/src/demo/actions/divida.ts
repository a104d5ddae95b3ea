import {sql, type Actor} from '@clube/backend';
import {addDays, type CivilDate} from '@clube/domain';
import type {Pintor} from '../../catalogue';
import {accepted, runAs} from '../services';
import {instant} from '../time';
import {spendSaldo} from './orders';
import {schedule, memberOf, type Programme} from './programme';

/** Days before today: the evening of the orders, the morning of the cancellation. */
const SPENT_DAYS_AGO = 24;
const CANCELLED_DAYS_AGO = 20;
/** Minimum debt, more than a cancelled order or a referral bonus would settle. */
const LEAST_DIVIDA = 500;

/** Schedules orders that spend the balance, and then cancellations of the largest sales until there is a debt. */
export function planDivida(programme: Programme, pintor: Pintor, today: CivilDate): void {
  const {services, staff, random} = programme;
  const spentOn = addDays(today, -SPENT_DAYS_AGO);
  schedule(programme, pintor, {
    day: spentOn,
    shift: 'pintores',
    timestamp: instant(spentOn, 23 * 60),
    run: () => spendSaldo(programme, {pintor, day: spentOn}, {keep: 0, most: 0}, random.fork('gasto')),
  });
  const cancelledOn = addDays(today, -CANCELLED_DAYS_AGO);
  const timestamp = instant(cancelledOn, 600);
  const run = async () => {
    const {id} = memberOf(programme, pintor);
    const vendas = await services.db.query(
      sql<{nota_id: number}>`
        SELECT nota_id FROM venda WHERE pintor_id = ${id} AND estado = 'pontuada' ORDER BY total_pontos DESC, id LIMIT 5`,
    );
    for (const {nota_id: notaId} of vendas) {
      await runAs(timestamp, staff.smart as Actor, () => accepted(services.undoing.cancel(notaId)));
      const conta = await services.db.one(sql<{divida: number}>`SELECT divida FROM conta WHERE pintor_id = ${id}`);
      if ((conta?.divida ?? 0) >= LEAST_DIVIDA) return;
    }
  };
  schedule(programme, pintor, {day: cancelledOn, shift: 'equipe', timestamp, run});
}
