import {addDays, addWorkingDays, type CivilDate} from '../values/dates.js';
import {readPremioType} from './types.js';

/** Days from the order to its expected delivery. */
export const DELIVERY_FORECAST_DAYS = 60;
/** Days after the expected delivery after which an undelivered order should be cancelled. */
export const DELIVERY_TOLERANCE_DAYS = 30;
/** Working days until a prize that is not shipped arrives (0-rules, 11). */
export const CREDIT_FORECAST_WORKING_DAYS = 2;

/** Whether a prize of the stored type is sent to an address; a recharge or a credit is not. */
export function isShipped(tipo: string | null | undefined): boolean {
  const known = readPremioType(tipo);
  return known !== 'recarga' && known !== 'credito';
}

/** The day by which an order of a prize of the stored type is expected to arrive. */
export function deliveryForecast(resgatadoEm: CivilDate, tipo: string | null | undefined): CivilDate {
  return isShipped(tipo)
    ? addDays(resgatadoEm, DELIVERY_FORECAST_DAYS)
    : addWorkingDays(resgatadoEm, CREDIT_FORECAST_WORKING_DAYS);
}
