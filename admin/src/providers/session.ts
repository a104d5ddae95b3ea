import {
  client,
  endServerSessions,
  subscribeToSessions,
  clearSessions,
  storeSession,
  readSession,
  sessionText,
  type AnswerOf,
} from '@clube/api-client';
import type {CallSession} from '@clube/domain';
import {useMemo, useSyncExternalStore} from 'react';
import {deleteDrafts} from './drafts';

type Login = AnswerOf<'/api/sessoes/usuario', 'POST'>;
export type Usuario = Login['usuario'];

/** The user of the panel's session, with the store networks that exceed their anti-fraud quota. */
export type SessionOwner = Usuario & Pick<Login, 'redesAntifraude'>;

export function currentUsuario(): SessionOwner | undefined {
  return readSession<SessionOwner>('painel')?.dono;
}

/** The session in the form that permission checks take. */
export function currentSession(): CallSession | undefined {
  const usuario = currentUsuario();
  return usuario && {kind: 'painel', permissao: usuario.permissao};
}

export function useSessao(): SessionOwner | undefined {
  const text = useSyncExternalStore(subscribeToSessions, () => sessionText('painel'));
  return useMemo(() => (text ? currentUsuario() : undefined), [text]);
}

/** The logged-in user, for screens that are only rendered with a session. */
export function useUsuario(): SessionOwner {
  const usuario = useSessao();
  if (!usuario) throw new Error('a private screen was drawn without a session');
  return usuario;
}

let leaving = false;
/** Whether the session was ended by the user's own logout. */
export const isLoggedOutByUser = (): boolean => leaving;

/**
 * Logs in; `cpf` has digits only.
 * @throws ApiError with the server's message
 */
export async function login(cpf: string, senha: string): Promise<Usuario> {
  const {token, usuario, redesAntifraude} = await client.post('/api/sessoes/usuario', {body: {cpf, senha}});
  leaving = false;
  storeSession<SessionOwner>('painel', {token, dono: {...usuario, redesAntifraude}});
  return usuario;
}

/** Ends the session in the browser and, if the server can be reached, on the server. */
export async function logout(): Promise<void> {
  leaving = true;
  await endServerSessions();
  deleteDrafts();
  clearSessions();
}

/** Stores the user's new name after the profile was changed. */
export function renameUsuario(nome: string): void {
  const session = readSession<SessionOwner>('painel');
  if (session) storeSession('painel', {...session, dono: {...session.dono, nome}});
}

/** Stores which networks exceed their quota now. */
export function storeRedesAntifraude(redesAntifraude: SessionOwner['redesAntifraude']): void {
  const session = readSession<SessionOwner>('painel');
  if (session) storeSession('painel', {...session, dono: {...session.dono, redesAntifraude}});
}
