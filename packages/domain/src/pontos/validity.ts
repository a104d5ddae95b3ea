import {daysBetween, addDays, addMonths} from '../values/dates.js';
import {civilDateOf, endOfDay} from '../values/instants.js';

/** Months for which points are valid. */
export const VALIDITY_MONTHS = 18;
/** Days for which points are valid that staff give back after they expired. */
export const GIVE_BACK_VALIDITY_DAYS = 90;
/** Days for which the points of a cancelled order are valid if their original lot has expired meanwhile. */
export const ESTORNO_VALIDITY_DAYS = 30;
/** Days within which a scored sale can be cancelled, returned or corrected. */
export const REVIEW_DAYS = 90;
/** Days within which a suspected fraud is audited. */
export const FRAUD_AUDIT_DAYS = 120;

/** The expiry of points earned at `now`: the end of the day in São Paulo 18 calendar months later. */
export function pontuacaoExpiry(now: Date): Date {
  return endOfDay(addMonths(civilDateOf(now), VALIDITY_MONTHS));
}

/** The expiry of expired points that staff give back at `now`. */
export function giveBackExpiry(now: Date): Date {
  return endOfDay(addDays(civilDateOf(now), GIVE_BACK_VALIDITY_DAYS));
}

/** The expiry of points returned at `now` from an order whose original lot has expired. */
export function estornoExpiry(now: Date): Date {
  return endOfDay(addDays(civilDateOf(now), ESTORNO_VALIDITY_DAYS));
}

/** Whether points with this expiry can no longer be spent. */
export function isExpired(venceEm: Date, now: Date): boolean {
  return now.getTime() > venceEm.getTime();
}

/** Whether a scored sale is still open to review: 90 days, inclusive. The permission table says for whom that limit applies. */
export function mayReview(pontuadoEm: Date, now: Date): boolean {
  return daysBetween(civilDateOf(pontuadoEm), civilDateOf(now)) <= REVIEW_DAYS;
}
