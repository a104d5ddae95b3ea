import {
  client,
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

/** The owner of the panel's session; the networks that anti-fraud has flagged are kept with it. */
export type SessionOwner = Usuario & Pick<Login, 'redesAntifraude'>;

export function currentUsuario(): SessionOwner | undefined {
  return readSession<SessionOwner>('painel')?.dono;
}

/** The session as the permission table wants it. */
export function currentSession(): CallSession | undefined {
  const usuario = currentUsuario();
  return usuario && {kind: 'painel', permissao: usuario.permissao};
}

export function useSessao(): SessionOwner | undefined {
  const text = useSyncExternalStore(subscribeToSessions, () => sessionText('painel'));
  return useMemo(() => (text ? currentUsuario() : undefined), [text]);
}

/** The user behind a screen that is only shown to one. */
export function useUsuario(): SessionOwner {
  const usuario = useSessao();
  if (!usuario) throw new Error('a private screen was drawn without a session');
  return usuario;
}

let leaving = false;
/** Whether the session that is gone was ended by its owner. */
export const isLoggedOutByUser = (): boolean => leaving;

/** Logs in; `cpf` has digits only. Throws ApiError with the server's sentence. */
export async function login(cpf: string, senha: string): Promise<Usuario> {
  const {token, usuario, redesAntifraude} = await client.post('/api/sessoes/usuario', {body: {cpf, senha}});
  leaving = false;
  storeSession<SessionOwner>('painel', {token, dono: {...usuario, redesAntifraude}});
  return usuario;
}

/** Ends the session here and, if it can be reached, on the server. */
export async function logout(): Promise<void> {
  leaving = true;
  try {
    await client.post('/api/sessoes/sair');
  } catch {
    // Leaving has to work without the server as well; the token dies of age.
  }
  deleteDrafts();
  clearSessions();
}

/** Keeps the name that the profile was changed to. */
export function renameUsuario(nome: string): void {
  const session = readSession<SessionOwner>('painel');
  if (session) storeSession('painel', {...session, dono: {...session.dono, nome}});
}

/** Stores which networks exceed their quotas now. */
export function storeRedesAntifraude(redesAntifraude: SessionOwner['redesAntifraude']): void {
  const session = readSession<SessionOwner>('painel');
  if (session) storeSession('painel', {...session, dono: {...session.dono, redesAntifraude}});
}
