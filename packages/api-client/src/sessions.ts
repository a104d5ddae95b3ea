import {SESSION_KINDS, formatTokens, kindOfPage, type SessionKind, type SessionTokens} from '@clube/domain';

/** What is kept of a session: its token and who it belongs to. */
export interface StoredSession<Owner = unknown> {
  token: string;
  dono: Owner;
}

const storageKey = (kind: SessionKind): string => `clube.sessao.${kind}`;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The session of one app as it was kept, or undefined. The text is the value of the state: compare it, not the object. */
export function sessionText(kind: SessionKind): string | null {
  return localStorage.getItem(storageKey(kind));
}

export function readSession<Owner>(kind: SessionKind): StoredSession<Owner> | undefined {
  const text = sessionText(kind);
  if (!text) return undefined;
  try {
    return JSON.parse(text) as StoredSession<Owner>;
  } catch {
    // Whatever stands there was not written by us; a new login mends it.
    return undefined;
  }
}

export function storeSession<Owner>(kind: SessionKind, session: StoredSession<Owner>): void {
  localStorage.setItem(storageKey(kind), JSON.stringify(session));
  notifyListeners();
}

/** Forgets one app's session on this device. */
export function forgetSession(kind: SessionKind): void {
  localStorage.removeItem(storageKey(kind));
  notifyListeners();
}

/** Forgets all three sessions and whatever the tab kept: what a refused session and a logout have in common. */
export function clearSessions(): void {
  for (const kind of SESSION_KINDS) localStorage.removeItem(storageKey(kind));
  sessionStorage.clear();
  notifyListeners();
}

/** Calls back when a session comes or goes, in this tab or in another. Returns the way to stop. */
export function subscribeToSessions(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The value of the Authorization header: the three tokens, an absent one left empty. */
export function sessionsHeader(): string {
  const tokens: SessionTokens = {};
  for (const kind of SESSION_KINDS) {
    const token = readSession(kind)?.token;
    if (token) tokens[kind] = token;
  }
  return formatTokens(tokens);
}

const ENTRANCES: Readonly<Record<SessionKind, string>> = {loja: '/', painel: '/painel', relatorio: '/relatorio'};

/** Ends all sessions, and goes to the login page of the app that the page belongs to. */
export function logOutEverywhere(): void {
  clearSessions();
  window.location.assign(ENTRANCES[kindOfPage(window.location.pathname)]);
}
