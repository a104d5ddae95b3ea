import {
  subscribeToSessions,
  client,
  endServerSessions,
  storeSession,
  readSession,
  sessionText,
  type BodyOf,
} from '@clube/api-client';
import {onlineManager, useQueryClient, type QueryClient} from '@tanstack/react-query';
import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {forgetDestination} from './destination';
import {disablePush} from '../device/push';
import {clearCachedAnswers} from '../offline/cached-answers';
import {clearStoredQueue} from '../stored-queue';
import type {SocialToken} from './social';
import {storable, type StoredPintor} from './stored-pintor';
import {setVisit} from './visit';

const subscribe = (listener: () => void): (() => void) => subscribeToSessions(listener);
const snapshot = (): string | null => sessionText('loja');

/** The painter logged in on this device, or undefined; follows logins and logouts in other tabs. */
export function usePintor(): StoredPintor | undefined {
  const text = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => (text ? readSession<StoredPintor>('loja')?.dono : undefined), [text]);
}

/** The painter logged in at this moment, without a subscription. */
export const currentPintor = (): StoredPintor | undefined => readSession<StoredPintor>('loja')?.dono;

async function enter(body: BodyOf<'/api/sessoes/parceiro'>): Promise<StoredPintor> {
  const {token, parceiro} = await client.post('/api/sessoes/parceiro', {body});
  setVisit(undefined);
  storeSession('loja', {token, dono: storable(parceiro)});
  return parceiro;
}

/** Logs in with CPF (digits) and password, and stores the session. */
export const logIn = (cpf: string, senha: string): Promise<StoredPintor> => enter({cpf, senha});

/**
 * Logs in with the token of a social network. Throws ApiError 400 with `dadosSociais` if no painter has that account.
 */
export const logInSocially = (token: SocialToken): Promise<StoredPintor> => enter({...token});

/** Updates the stored painter after a change of the profile. */
export function updatePintor(changes: Partial<StoredPintor>): void {
  const session = readSession<StoredPintor>('loja');
  if (session) storeSession('loja', {...session, dono: storable({...session.dono, ...changes})});
}

/** Router state for the root after a logout, as nothing else survives it. */
export interface LogoutState {
  goodbye: string;
}

/**
 * The service worker's cache of pictures, deleted on logout; the cache of the app itself has no personal data and
 * stays.
 */
const PICTURES = 'clube-figuras';
/** The cache of a chosen photo that is not cropped yet. */
export const CHOSEN_PHOTO = 'clube-foto-escolhida';
/** The cache of lesson videos downloaded for offline use. */
export const STORED_LESSONS = 'clube-aulas';

/** Deletes the painter's data from the device. Never rejects. */
async function emptyDevice(): Promise<void> {
  await Promise.allSettled([
    clearStoredQueue(),
    clearCachedAnswers(),
    disablePush(),
    ...('caches' in window ? [PICTURES, CHOSEN_PHOTO, STORED_LESSONS].map(name => caches.delete(name)) : []),
  ]);
}

/** Pauses all queries, as if offline. */
function pauseQueries(queryClient: QueryClient): void {
  const {queries, ...others} = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({...others, queries: {...queries, networkMode: 'online'}});
  const asking = queryClient.getQueryCache().getAll();
  for (const observer of asking.flatMap(({observers}) => observers))
    observer.setOptions({...observer.options, networkMode: 'online'});
  onlineManager.setOnline(false);
}

/** Returns a function that ends the session on the server, clears this device and reloads the root. */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Pending and further requests of the screen would arrive after the session's end and be refused.
    pauseQueries(queryClient);
    await queryClient.cancelQueries();
    await endServerSessions();
    await endSession('Até mais!');
  }, [queryClient]);
}

/** Clears this device after a session has ended, and reloads the root, which shows this message. */
export async function endSession(goodbye: string): Promise<void> {
  await emptyDevice();
  forgetDestination();
  // Does not notify listeners: the page is about to be reloaded, and must not show the login page meanwhile.
  localStorage.clear();
  sessionStorage.clear();
  const usr: LogoutState = {goodbye};
  history.replaceState({usr}, '', '/');
  window.location.reload();
}
