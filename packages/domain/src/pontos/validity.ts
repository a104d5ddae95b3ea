import {daysBetween, addDays, addMonths} from '../values/dates.js';
import {civilDateOf, endOfDay} from '../values/instants.js';

/** Months that points are good for. */
export const VALIDITY_MONTHS = 18;
/** Days that points given back after expiring are good for. */
export const GIVE_BACK_VALIDITY_DAYS = 90;
/** Days that a cancelled order's points are good for when the lot they came from has expired meanwhile. */
export const ESTORNO_VALIDITY_DAYS = 30;
/** Days in which a scored sale can be cancelled, returned or corrected. */
export const REVIEW_DAYS = 90;
/** Days in which a suspicion of fraud is looked into. */
export const FRAUD_AUDIT_DAYS = 120;

/** The last instant of points earned at `agora`: the end of the day, 18 calendar months later in São Paulo. */
export function pontuacaoExpiry(now: Date): Date {
  return endOfDay(addMonths(civilDateOf(now), VALIDITY_MONTHS));
}

/** The last instant of expired points that staff gives back at `agora`. */
export function giveBackExpiry(now: Date): Date {
  return endOfDay(addDays(civilDateOf(now), GIVE_BACK_VALIDITY_DAYS));
}

/** The last instant of points that come back at `agora` from an order, their own lot having expired. */
export function estornoExpiry(now: Date): Date {
  return endOfDay(addDays(civilDateOf(now), ESTORNO_VALIDITY_DAYS));
}

/** Whether points with this expiry can no longer be spent. */
export function isExpired(venceEm: Date, now: Date): boolean {
  return now.getTime() > venceEm.getTime();
}

/** A scored sale is open to review for 90 days, the ninetieth included; whose right ends there says the table of calls. */
export function mayReview(pontuadoEm: Date, now: Date): boolean {
  return daysBetween(civilDateOf(pontuadoEm), civilDateOf(now)) <= REVIEW_DAYS;
}
