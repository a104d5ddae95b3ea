import {
  subscribeToSessions,
  client,
  endServerSessions,
  storeSession,
  readSession,
  clearSessions,
  sessionText,
  type AnswerOf,
} from '@clube/api-client';
import {useMemo, useSyncExternalStore} from 'react';

/** The logged-in user: one login per CNPJ root. `cnpj` has 14 characters, without punctuation. */
export type UsuarioRelatorio = AnswerOf<'/api/sessoes/usuario/relatorio', 'POST'>['usuario'];

const subscribe = (listener: () => void): (() => void) => subscribeToSessions(listener);
const snapshot = (): string | null => sessionText('relatorio');

/** The reseller who is logged in on this device, or undefined; follows logins and logouts in other tabs. */
export function useRevenda(): UsuarioRelatorio | undefined {
  const text = useSyncExternalStore(subscribe, snapshot);
  return useMemo(() => (text ? readSession<UsuarioRelatorio>('relatorio')?.dono : undefined), [text]);
}

/** Logs in with CNPJ, without punctuation, and password, and stores the session. */
export async function logIn(cnpj: string, senha: string): Promise<UsuarioRelatorio> {
  const {token, usuario} = await client.post('/api/sessoes/usuario/relatorio', {body: {cnpj, senha}});
  storeSession('relatorio', {token, dono: usuario});
  return usuario;
}

/** Updates the stored name after it was changed. */
export function renameRevenda(nome: string): void {
  const session = readSession<UsuarioRelatorio>('relatorio');
  if (session) storeSession('relatorio', {...session, dono: {...session.dono, nome}});
}

/** Ends the sessions on the server and on this device; subscribers of the session then show the login page. */
export async function logOut(): Promise<void> {
  await endServerSessions();
  clearSessions();
}
