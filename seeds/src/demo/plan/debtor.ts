import {addDays, type CivilDate} from '@clube/domain';
import {RESERVED_CPFS, type Pintor} from '../../catalogue';
import type {Purchase} from './purchases';

/** Days before today of the last purchase of who is going to be in debt. */
const LAST_PURCHASE_DAYS = 38;
const LEAST_PURCHASES = 5;

const isOld = ({day}: Purchase, today: CivilDate) => day < addDays(today, -LAST_PURCHASE_DAYS);

/**
 * Somebody who spends everything just before a receipt turns out not to count: a regular buyer, or in a small programme
 * whoever bought most.
 */
export function chooseDebtor(purchases: readonly Purchase[], today: CivilDate): Pintor | undefined {
  const byPintor = Map.groupBy(
    purchases.filter(purchase => isOld(purchase, today)),
    ({pintor}) => pintor,
  );
  const buyers = [...byPintor]
    .filter(([{ativo, cpf}, theirs]) => ativo && !RESERVED_CPFS.includes(cpf) && theirs.length >= LEAST_PURCHASES)
    .toSorted(([, a], [, b]) => b.length - a.length);
  return (buyers.find(([{pace}]) => pace === 'regular') ?? buyers[0])?.[0];
}

/** Whether the purchase happened before the painter in debt stopped buying. */
export const beforeDivida = (debtor: Pintor | undefined, today: CivilDate) => (purchase: Purchase) =>
  purchase.pintor !== debtor || isOld(purchase, today);
