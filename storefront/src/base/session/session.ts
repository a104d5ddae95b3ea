import {subscribeToSessions, client, storeSession, readSession, sessionText, type BodyOf} from '@clube/api-client';
import {onlineManager, useQueryClient, type QueryClient} from '@tanstack/react-query';
import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {forgetDestination} from './destination';
import {disablePush} from '../device/push';
import {clearCachedAnswers} from '../offline/cached-answers';
import {clearStoredQueue} from '../stored-queue';
import type {SocialToken} from './social';
import {storable, type StoredPintor} from './stored-pintor';

const subscribe = (listener: () => void): (() => void) => subscribeToSessions(listener);
const snapshot = (): string | null => sessionText('loja');

/** The painter who is logged in on this device, or undefined; follows logins and logouts in other tabs. */
export function usePintor(): StoredPintor | undefined {
  const text = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => (text ? readSession<StoredPintor>('loja')?.dono : undefined), [text]);
}

/** The same, without a subscription: at this moment, whatever a screen shows. */
export const currentPintor = (): StoredPintor | undefined => readSession<StoredPintor>('loja')?.dono;

async function enter(body: BodyOf<'/api/sessoes/parceiro'>): Promise<StoredPintor> {
  const {token, parceiro} = await client.post('/api/sessoes/parceiro', {body});
  storeSession('loja', {token, dono: storable(parceiro)});
  return parceiro;
}

/** Logs in with CPF (digits) and password and keeps the session. */
export const logIn = (cpf: string, senha: string): Promise<StoredPintor> => enter({cpf, senha});

/** The same by the token of a social network. Throws ApiError 400 with `dadosSociais` for who is no painter yet. */
export const logInSocially = (token: SocialToken): Promise<StoredPintor> => enter({...token});

/** Replaces what is kept about the painter after a change of the own record. */
export function updatePintor(changes: Partial<StoredPintor>): void {
  const session = readSession<StoredPintor>('loja');
  if (session) storeSession('loja', {...session, dono: storable({...session.dono, ...changes})});
}

/** What the root learns after a logout, since nothing else outlives it. */
export interface LogoutState {
  goodbye: string;
}

/** What the service worker has seen of pictures; the app itself stays, for it is nobody's. */
const PICTURES = 'clube-figuras';
/** The photo that somebody was about to cut. */
export const CHOSEN_PHOTO = 'clube-foto-escolhida';
/** Videos of lessons that somebody keeps for where there is no signal. */
export const STORED_LESSONS = 'clube-aulas';

/** Empties the device of what a painter did and was shown. Never rejects. */
async function emptyDevice(): Promise<void> {
  await Promise.allSettled([
    clearStoredQueue(),
    clearCachedAnswers(),
    disablePush(),
    ...('caches' in window ? [PICTURES, CHOSEN_PHOTO, STORED_LESSONS].map(name => caches.delete(name)) : []),
  ]);
}

/** From now on every query waits, as if offline. */
function pauseQueries(queryClient: QueryClient): void {
  const {queries, ...others} = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({...others, queries: {...queries, networkMode: 'online'}});
  const asking = queryClient.getQueryCache().getAll();
  for (const observer of asking.flatMap(({observers}) => observers))
    observer.setOptions({...observer.options, networkMode: 'online'});
  onlineManager.setOnline(false);
}

/** Ends the session on the server, clears this device and reloads the root: the way out of every screen. */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // What the screen still waits for, or would ask next, would come after the session's end and be refused.
    pauseQueries(queryClient);
    await queryClient.cancelQueries();
    try {
      await client.post('/api/sessoes/sair');
    } catch {
      // Leaving has to work without a connection too; the token then expires by itself.
    }
    await endSession('Até mais!');
  }, [queryClient]);
}

/** Clears this device of a session that has ended, and reloads the root, which says goodbye in these words. */
export async function endSession(goodbye: string): Promise<void> {
  await emptyDevice();
  forgetDestination();
  // No listener is called: the page is about to be reloaded, and must not show the login page meanwhile.
  localStorage.clear();
  sessionStorage.clear();
  const usr: LogoutState = {goodbye};
  history.replaceState({usr}, '', '/');
  window.location.reload();
}
