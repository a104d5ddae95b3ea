import {sql, type RedeemedAnswer} from '@clube/backend';
import type {Random} from '../../random';
import {accepted, runAs} from '../services';
import type {Trip} from '../plan/trips';
import {instant} from '../time';
import {trackCartao} from './cartoes';
import {track} from './deliveries';
import {chooseOrder} from './choice';
import {actorOf, schedule, memberOf, type Programme} from './programme';

const LOJA = '/loja';

/** Plans the evenings on which painters look through the prizes. */
export function planOrders(programme: Programme, trips: readonly Trip[]): void {
  trips.forEach((trip, i) => {
    const random = programme.random.fork(`passeio/${i}`);
    const moment = instant(trip.day, random.float(23 * 60, 23.9 * 60));
    const run = async () => {
      await placeOrder(programme, trip, moment, random);
    };
    schedule(programme, trip.pintor, {day: trip.day, shift: 'pintores', moment, run});
  });
}

/** Asks for a prize that the balance can pay, if there is one. Answers whether there was. */
async function placeOrder(programme: Programme, trip: Trip, moment: Date, random: Random): Promise<boolean> {
  const {services, catalogue} = programme;
  const {id} = memberOf(programme, trip.pintor);
  const account = await services.db.one(sql<{saldo: number}>`SELECT saldo FROM conta WHERE pintor_id = ${id}`);
  const order = chooseOrder(trip, catalogue.premios, account?.saldo ?? 0, random);
  if (!order) return false;
  const {resgate, cartao} = await runAs(
    moment,
    actorOf(programme, trip.pintor),
    () => accepted<RedeemedAnswer>(services.redeeming.redeem(id, order)),
    LOJA,
  );
  track(programme, trip.pintor, {id: resgate.id, day: trip.day}, random.fork('entrega'));
  if (cartao) trackCartao(programme, trip.pintor, {id: resgate.id, day: trip.day}, random.fork('cartao'));
  return true;
}

/** Shops until nothing more can be paid. */
export async function spendAll(programme: Programme, trip: Trip, random: Random): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const moment = instant(trip.day, 23 * 60 + i);
    if (!(await placeOrder(programme, trip, moment, random.fork(i)))) return;
  }
}
