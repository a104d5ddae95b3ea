import {client, type AnswerOf} from '@clube/api-client';
import type {SocialProvider} from '@clube/domain';
import {queryOptions} from '@tanstack/react-query';
import {newKey} from '../new-key';
import {PATHS} from '../paths';

export type SocialOffer = AnswerOf<'/api/sessoes/parceiro/social'>['provedores'][number];

/** What a network gave, as the server takes it. */
export interface SocialToken {
  index: string;
  nonce?: string;
}

/** What the way to a network and back is for: to enter, or to link the account to the one that is entered. */
type Purpose = 'enter' | 'link';

/** A way that was begun in this tab. `state` and `nonce` tell its return from one that somebody else has begun. */
interface Journey {
  provider: SocialProvider;
  purpose: Purpose;
  /** The screen that it was begun on. */
  from: string;
  state: string;
  nonce: string;
}

const KEY = 'clube.social';

/** The networks by which one may enter; none where none is configured, or the server does not answer. */
export const socialQuery = queryOptions({
  queryKey: ['entradas-sociais'],
  queryFn: async ({signal}) => (await client.get('/api/sessoes/parceiro/social', {signal})).provedores,
  staleTime: Infinity,
  retry: false,
});

/** Where the browser is sent. What comes back stands behind the #, which is sent to no server. */
export function addressAt({provedor, endereco}: SocialOffer, {state, nonce}: Journey, origin: string): string {
  const url = new URL(endereco);
  url.searchParams.set('redirect_uri', origin + PATHS.socialReturn);
  url.searchParams.set('state', state);
  if (provedor === 'google') url.searchParams.set('nonce', nonce);
  return url.href;
}

/** Leaves for the network. */
export function goToNetwork(offer: SocialOffer, purpose: Purpose, from: string): void {
  const journey: Journey = {provider: offer.provedor, purpose, from, state: newKey(), nonce: newKey()};
  sessionStorage.setItem(KEY, JSON.stringify(journey));
  window.location.assign(addressAt(offer, journey, window.location.origin));
}

export interface Returned extends Pick<Journey, 'provider' | 'purpose' | 'from'> {
  /** Absent where the person thought better of it. */
  token?: SocialToken;
}

/** What came back, by the page's fragment; undefined for a return that this tab did not begin. */
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

/** A return serves once. */
export const forgetJourney = (): void => sessionStorage.removeItem(KEY);

function begun(): Journey | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Journey | null) ?? undefined;
  } catch {
    // Whatever stands there was not written by us.
    return undefined;
  }
}
