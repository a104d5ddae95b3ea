import {civilDateOf, addDays, daysBetween, type CivilDate} from '@clube/domain';
import type {Random} from '../../random';
import {NEWCOMER_CPF, SAVER_CPF, VETERAN_CPF, type Catalogue, type Loja, type Pintor, type Pace} from '../../catalogue';
import {createPurchase} from '../../purchases';
import type {NotaFiscal} from '../../documents';
import {isSunday, instant} from '../time';

/** Fourteen months, in which the programme runs at full pace. */
const HISTORY_DAYS = 425;
/** Deactivated painters have not bought anything for this many days. */
const DAYS_WITHOUT_INACTIVE = 75;
const PURCHASES_PER_MONTH: Readonly<Record<Pace, number>> = {ausente: 0, eventual: 0.63, regular: 2, intenso: 5};
/** Share of the full pace in the first months. */
const INITIAL_PACE = 0.3;
/** Purchases of these painters on fixed days before today. */
const FIXED_PURCHASES: Readonly<Record<string, readonly number[]>> = {
  [NEWCOMER_CPF]: [21, 15, 8, 2],
  // The first ones are older than the validity of points, so their points have expired.
  [SAVER_CPF]: [640, 625, 610, 480, 420, 330, 270, 190, 130, 90, 55, 20],
};
/** The index of the veteran's purchase whose receipt is sent too late. */
const VETERAN_LATE = 20;
const LATE_DAYS = [62, 80] as const;

/** A purchase and the moment its receipt is sent. */
export interface Purchase {
  n: number;
  /** The painter and the index of the purchase; the same on every day and at every scale. */
  key: string;
  pintor: Pintor;
  nota: NotaFiscal;
  sentAt: Date;
  /** The day of the purchase. */
  day: CivilDate;
}

type Occasion = Pick<Purchase, 'key' | 'pintor' | 'sentAt'> & {
  loja: Loja;
  modelo: NotaFiscal['modelo'];
  issuedAt: Date;
  random: Random;
};

/** The days on which a painter buys: random intervals by pace, at most one purchase a day. */
function purchaseDays({cpf, pace, criadoEm, ativo}: Pintor, today: CivilDate, random: Random): CivilDate[] {
  const fixed = FIXED_PURCHASES[cpf];
  if (fixed) return fixed.map(days => addDays(today, -days));
  const last = ativo ? today : addDays(today, -DAYS_WITHOUT_INACTIVE);
  const fullPaceFrom = addDays(today, -HISTORY_DAYS);
  const days: CivilDate[] = [];
  for (let day = criadoEm; PURCHASES_PER_MONTH[pace] > 0;) {
    const perDay = (PURCHASES_PER_MONTH[pace] * (day < fullPaceFrom ? INITIAL_PACE : 1)) / 30.4;
    day = addDays(day, Math.max(1, Math.round(-Math.log(1 - random.next()) / perDay)));
    if (isSunday(day)) day = addDays(day, 1);
    if (day > last) break;
    days.push(day);
  }
  return days;
}

/** Usually the preferred shop, sometimes another reseller nearby, now and then an unregistered shop. */
function chooseLoja(pintor: Pintor, day: CivilDate, catalogue: Catalogue, random: Random): Loja {
  const open = catalogue.revendas.filter(({ativo, criadaEm}) => ativo && criadaEm <= day);
  const preferred = open.find(({cnpj}) => cnpj === pintor.preferredRevenda);
  if (preferred && random.chance(0.68)) return preferred;
  const nearby = open.filter(({endereco}) => endereco.uf === pintor.endereco.uf);
  if (random.chance(0.75)) return random.pick(nearby.length > 0 ? nearby : open);
  return random.pick(catalogue.unregisteredLojas);
}

/** When the receipt is sent: in the evening some days later, seldom too late; `undefined`: not before now. */
function sendingOf({cpf}: Pintor, i: number, issuedAt: Date, now: Date, random: Random): Date | undefined {
  const day = civilDateOf(issuedAt);
  const late = random.chance(0.02) || (cpf === VETERAN_CPF && i === VETERAN_LATE);
  const drawnDelay = late
    ? random.int(...LATE_DAYS)
    : random.pickWeighted([
        [0, 5],
        [1, 3],
        [3, 2],
        [7, 1],
      ] as const);
  const waitDays = FIXED_PURCHASES[cpf] ? 0 : drawnDelay;
  const sentAt = instant(addDays(day, waitDays), random.float(18.2 * 60, 22.9 * 60));
  return sentAt < now ? sentAt : undefined;
}

function occasionsOf(pintor: Pintor, catalogue: Catalogue, now: Date, random: Random): Occasion[] {
  // Painters who have not accepted the rules cannot send receipts.
  if (!pintor.aceitouRegulamento) return [];
  return purchaseDays(pintor, civilDateOf(now), random).flatMap((day, i) => {
    const stream = random.fork(i);
    const issuedAt = instant(day, stream.float(7.6 * 60, 18 * 60));
    const sentAt = sendingOf(pintor, i, issuedAt, now, stream);
    if (!sentAt) return [];
    const loja = chooseLoja(pintor, day, catalogue, stream);
    const key = `${pintor.cpf}/${i}`;
    return [{key, pintor, loja, modelo: stream.chance(0.62) ? '65' : '55', issuedAt, sentAt, random: stream}];
  });
}

/** All purchases, in the order in which their receipts are sent; each shop numbers its own. */
export function planPurchases(
  pintores: readonly Pintor[],
  catalogue: Catalogue,
  now: Date,
  random: Random,
): Purchase[] {
  const occasions = pintores
    .flatMap(pintor => occasionsOf(pintor, catalogue, now, random.fork(pintor.cpf)))
    .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
  const numbers = new Map<string, number>();
  const start = random.fork('numeros');
  return occasions
    .map(({key, pintor, loja, modelo, issuedAt, sentAt, random: stream}) => {
      const serie = `${loja.cnpj}/${modelo}`;
      const numero = (numbers.get(serie) ?? start.int(1000, 90_000)) + stream.int(1, 40);
      numbers.set(serie, numero);
      return {key, pintor, sentAt, nota: createPurchase({modelo, numero, issuedAt, loja, pintor}, catalogue, stream)};
    })
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime())
    .map((purchase, n) => ({n, ...purchase, day: civilDateOf(purchase.sentAt)}));
}

/** Days between a purchase and its receipt's arrival. */
export const daysUntilSent = ({nota, day}: Purchase): number => daysBetween(civilDateOf(nota.issuedAt), day);
