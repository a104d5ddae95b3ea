import {sql, type Actor} from '@clube/backend';
import {addDays, type CivilDate} from '@clube/domain';
import type {Pintor} from '../../catalogue';
import {accepted, runAs} from '../services';
import {instant} from '../time';
import {spendAll} from './orders';
import {schedule, memberOf, type Programme} from './programme';

/** Days before today: the evening of spending, the morning of the cancellation. */
const SPENT_DAYS_AGO = 24;
const CANCELLED_DAYS_AGO = 20;

/** Plans the spending, and the cancellation of the largest sale by staff. */
export function planDivida(programme: Programme, pintor: Pintor, today: CivilDate): void {
  const {services, staff, random} = programme;
  const spentOn = addDays(today, -SPENT_DAYS_AGO);
  schedule(programme, pintor, {
    day: spentOn,
    shift: 'pintores',
    moment: instant(spentOn, 23 * 60),
    run: () => spendAll(programme, {pintor, day: spentOn}, random.fork('gasto')),
  });
  const cancelledOn = addDays(today, -CANCELLED_DAYS_AGO);
  const moment = instant(cancelledOn, 600);
  const run = async () => {
    const venda = await services.db.one(
      sql<{nota_id: number}>`
        SELECT nota_id FROM venda WHERE pintor_id = ${memberOf(programme, pintor).id} AND estado = 'pontuada' ORDER BY total_pontos DESC, id LIMIT 1`,
    );
    if (venda) await runAs(moment, staff.smart as Actor, () => accepted(services.undoing.cancel(venda.nota_id)));
  };
  schedule(programme, pintor, {day: cancelledOn, shift: 'equipe', moment, run});
}
