import {DAY_MS, civilDateOf} from '@clube/domain';
import type {Pintor} from '../../catalogue';
import {runAs} from '../services';
import {actorOf, type Programme} from './programme';

const PAGE = '/privacidade';
/** One in this many painters consents to use of name and image, withdraws it, requests a copy. */
const ONE_IN_GIVES = 3;
const WITHDRAW = 12;
const COPY = 17;

/** Simulates privacy requests of the last weeks; the newest withdrawal still waits for staff. */
export async function simulatePrivacyRequests(
  programme: Programme,
  pintores: readonly Pintor[],
  now: Date,
): Promise<void> {
  const {consents, copies} = programme.services;
  const since = civilDateOf(new Date(now.getTime() - 60 * DAY_MS));
  const members = pintores.filter(
    ({ativo, aceitouRegulamento, criadoEm}) => ativo && aceitouRegulamento && criadoEm < since,
  );
  for (const [i, pintor] of members.entries()) {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const as = (days: number, work: () => Promise<unknown>) =>
      runAs(daysAgo(days), actorOf(programme, pintor), work, PAGE);
    if (i % ONE_IN_GIVES === 1) await as(30 + (i % 30), () => consents.setConsent('imagem', true));
    if (i % WITHDRAW === 1) await as(1 + (i % 20), () => consents.setConsent('imagem', false));
    if (i % COPY === 2) await as(1 + (i % 25), () => copies.copy());
  }
}
