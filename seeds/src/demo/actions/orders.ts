import {sql, type RedeemedAnswer, type ResgateRequest} from '@clube/backend';
import {addDays, type CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import {VETERAN_CPF, type Pintor, type Premio} from '../../catalogue';
import {accepted, runAs} from '../services';
import type {Plan} from '../plan';
import type {Trip} from '../plan/trips';
import {instant} from '../time';
import {trackCartao} from './cartoes';
import {delivered, drawPath, inTransit, track, type ProgressStep} from './deliveries';
import {chooseCheapest, chooseDearest, chooseOrder} from './choice';
import {actorOf, schedule, memberOf, type Programme} from './programme';
import {SHOWN_ORDERS} from './shown-orders';

const LOJA = '/loja';

/** Points that the veteran keeps when ordering like other painters, and at the end. */
const VETERAN_KEEPS = 24_000;
const VETERAN_ENDS_WITH = {least: 14_500, most: 17_500};
/** Evenings, in days before today, on which the veteran spends the points beyond that. */
const SPENDING_EVENINGS = [75, 40, 1];

type Choose = (trip: Trip, premios: readonly Premio[], points: number, random: Random) => ResgateRequest | undefined;

interface Order {
  choose: Choose;
  /** The points to keep. */
  keep: number;
  /** Staff's steps of the order; default: a random course. */
  path?: readonly ProgressStep[];
}

/** Schedules the evenings on which painters order prizes. */
export function planOrders(programme: Programme, {trips, debtor, today}: Plan): void {
  for (const {key, ...trip} of trips) {
    const {pintor, day} = trip;
    const random = programme.random.fork(`passeio/${key}`);
    const timestamp = instant(day, random.float(23 * 60, 23.5 * 60));
    const keep = pintor.cpf === VETERAN_CPF ? VETERAN_KEEPS : 0;
    // The debtor's orders are delivered, as a cancelled one would settle the debt.
    const order = {choose: chooseOrder, keep, ...(pintor === debtor && {path: arrives(random.fork('chega'))})};
    const run = async () => {
      await placeOrder(programme, {...trip, timestamp}, order, random);
    };
    schedule(programme, pintor, {day, shift: 'pintores', timestamp, run});
  }
  const veteran = programme.catalogue.pintores.find(({cpf}) => cpf === VETERAN_CPF);
  if (veteran) planVeteran(programme, veteran, today);
}

/** Schedules the veteran's orders with every status, and a final balance that pays for most kinds of prizes. */
function planVeteran(programme: Programme, pintor: Pintor, today: CivilDate): void {
  for (const {daysAgo, tipo, path} of SHOWN_ORDERS) {
    const day = addDays(today, -daysAgo);
    const timestamp = instant(day, 23.6 * 60);
    const random = programme.random.fork(`mostra/${daysAgo}`);
    const run = async () => {
      const placed = await placeOrder(
        programme,
        {pintor, day, tipo, timestamp},
        {choose: chooseCheapest, keep: 0, path},
        random,
      );
      if (!placed) throw new Error(`the veteran cannot pay a prize of the type ${tipo} ${daysAgo} days before the end`);
    };
    schedule(programme, pintor, {day, shift: 'pintores', timestamp, run});
  }
  for (const daysAgo of SPENDING_EVENINGS) {
    const day = addDays(today, -daysAgo);
    const most = daysAgo === 1 ? VETERAN_ENDS_WITH.most : VETERAN_KEEPS;
    const keep = daysAgo === 1 ? VETERAN_ENDS_WITH.least : VETERAN_KEEPS - 3000;
    const run = () => spendSaldo(programme, {pintor, day}, {keep, most}, programme.random.fork(`gasto/${daysAgo}`));
    schedule(programme, pintor, {day, shift: 'pintores', timestamp: instant(day, 23.7 * 60), run});
  }
}

async function balanceOf({services}: Programme, pintorId: number): Promise<number> {
  const account = await services.db.one(sql<{saldo: number}>`SELECT saldo FROM conta WHERE pintor_id = ${pintorId}`);
  return account?.saldo ?? 0;
}

/** Orders a prize that the balance can pay; returns whether there is one. */
async function placeOrder(
  programme: Programme,
  trip: Trip & {timestamp: Date},
  {choose, keep, path}: Order,
  random: Random,
): Promise<boolean> {
  const {services, catalogue} = programme;
  const {pintor, day, timestamp} = trip;
  const {id} = memberOf(programme, pintor);
  const order = choose(trip, catalogue.premios, (await balanceOf(programme, id)) - keep, random);
  if (!order) return false;
  const {resgate, cartao} = await runAs(
    timestamp,
    actorOf(programme, pintor),
    () => accepted<RedeemedAnswer>(services.redeeming.redeem(id, order)),
    LOJA,
  );
  const delivery = random.fork('entrega');
  track(programme, pintor, {order: {id: resgate.id, day}, path: path ?? drawPath(delivery)}, delivery);
  if (cartao) trackCartao(programme, pintor, {id: resgate.id, day}, random.fork('cartao'));
  return true;
}

const arrives = (random: Random): readonly ProgressStep[] => [
  inTransit(random.int(4, 9)),
  delivered(random.int(14, 24), 1),
];

/** Places orders, most expensive first, until at most this many points are left, but not fewer than `keep`. */
export async function spendSaldo(
  programme: Programme,
  trip: Trip,
  {keep, most}: {keep: number; most: number},
  random: Random,
): Promise<void> {
  const {id} = memberOf(programme, trip.pintor);
  const path = arrives(random);
  for (let i = 0; i < 12 && (await balanceOf(programme, id)) > most; i++) {
    const timestamp = instant(trip.day, 23.7 * 60 + i);
    const order = {choose: chooseDearest, keep, path};
    if (!(await placeOrder(programme, {...trip, timestamp}, order, random.fork(i)))) return;
  }
}
