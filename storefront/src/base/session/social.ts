import {client, type AnswerOf} from '@clube/api-client';
import type {SocialProvider} from '@clube/domain';
import {queryOptions} from '@tanstack/react-query';
import {newKey} from '../new-key';
import {PATHS} from '../paths';

export type SocialOffer = AnswerOf<'/api/sessoes/parceiro/social'>['provedores'][number];

/** A social network's token, as the server's login takes it. */
export interface SocialToken {
  index: string;
  nonce?: string;
}

/** The purpose of a social login: to log in, or to link the network's account to the current painter. */
type Purpose = 'enter' | 'link';

/**
 * A social login that was started in this tab. `state` and `nonce` protect against returns that others have started.
 */
interface Journey {
  provider: SocialProvider;
  purpose: Purpose;
  /** The screen on which it was started. */
  from: string;
  state: string;
  nonce: string;
}

const KEY = 'clube.social';

/** The social networks for login; empty if none is configured, or if the request fails. */
export const socialQuery = queryOptions({
  queryKey: ['entradas-sociais'],
  queryFn: async ({signal}) => (await client.get('/api/sessoes/parceiro/social', {signal})).provedores,
  staleTime: Infinity,
  retry: false,
});

/** The network's login URL. The result returns in the URL's fragment, which is not sent to any server. */
export function addressAt({provedor, endereco}: SocialOffer, {state, nonce}: Journey, origin: string): string {
  const url = new URL(endereco);
  url.searchParams.set('redirect_uri', origin + PATHS.socialReturn);
  url.searchParams.set('state', state);
  if (provedor === 'google') url.searchParams.set('nonce', nonce);
  return url.href;
}

/** Redirects to the network. */
export function goToNetwork(offer: SocialOffer, purpose: Purpose, from: string): void {
  const journey: Journey = {provider: offer.provedor, purpose, from, state: newKey(), nonce: newKey()};
  sessionStorage.setItem(KEY, JSON.stringify(journey));
  window.location.assign(addressAt(offer, journey, window.location.origin));
}

export interface Returned extends Pick<Journey, 'provider' | 'purpose' | 'from'> {
  /** Absent if the person cancelled. */
  token?: SocialToken;
}

/** Parses the returned fragment; undefined for a return that this tab did not start. */
export function readReturn(fragment: string): Returned | undefined {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const journey = begun();
  if (!journey || answer.get('state') !== journey.state) return undefined;
  const {provider, purpose, from, nonce} = journey;
  const index = answer.get(provider === 'google' ? 'id_token' : 'access_token');
  return {
    provider,
    purpose,
    from,
    ...(index ? {token: {index, ...(provider === 'google' ? {nonce} : {})}} : {}),
  };
}

/** A return can be used only once. */
export const forgetJourney = (): void => sessionStorage.removeItem(KEY);

function begun(): Journey | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Journey | null) ?? undefined;
  } catch {
    // The stored value was not written by this code.
    return undefined;
  }
}
