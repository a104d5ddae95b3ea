import {addDays, type CivilDate} from '@clube/domain';
import {VETERAN_CPF, type Pintor} from '../../catalogue';
import type {Purchase} from './purchases';

/** Days before today of the last purchase of who is going to be in debt. */
const LAST_PURCHASE_DAYS = 38;
const LEAST_PURCHASES = 5;

const isOld = ({day}: Purchase, today: CivilDate) => day < addDays(today, -LAST_PURCHASE_DAYS);

/** Somebody who spends everything just before a receipt turns out not to count. */
export function chooseDebtor(purchases: readonly Purchase[], today: CivilDate): Pintor | undefined {
  const byPintor = Map.groupBy(
    purchases.filter(purchase => isOld(purchase, today)),
    ({pintor}) => pintor,
  );
  return [...byPintor]
    .filter(([{ativo, pace, cpf}]) => ativo && pace === 'regular' && cpf !== VETERAN_CPF)
    .find(([, theirs]) => theirs.length >= LEAST_PURCHASES)?.[0];
}

/** Whether the purchase happened before the painter in debt stopped buying. */
export const beforeDivida = (debtor: Pintor | undefined, today: CivilDate) => (purchase: Purchase) =>
  purchase.pintor !== debtor || isOld(purchase, today);
