import {addDays, type CivilDate} from '@clube/domain';
import {RESERVED_CPFS, type Pintor} from '../../catalogue';
import type {Purchase} from './purchases';

/** Days before today of the debtor's last purchase. */
const LAST_PURCHASE_DAYS = 38;
const LEAST_PURCHASES = 5;

const isOld = ({day}: Purchase, today: CivilDate) => day < addDays(today, -LAST_PURCHASE_DAYS);

/**
 * Chooses the painter who ends in debt by spending everything before a receipt is cancelled: a regular buyer, or in a
 * small programme the one who bought most.
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

/** Whether the purchase precedes the end of the debtor's purchases. */
export const beforeDivida = (debtor: Pintor | undefined, today: CivilDate) => (purchase: Purchase) =>
  purchase.pintor !== debtor || isOld(purchase, today);
