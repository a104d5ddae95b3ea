import {SESSION_KINDS, formatTokens, kindOfPage, type SessionKind, type SessionTokens} from '@clube/domain';

/** A stored session: its token and its owner. */
export interface StoredSession<Owner = unknown> {
  token: string;
  dono: Owner;
}

const storageKey = (kind: SessionKind): string => `clube.sessao.${kind}`;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The stored session of one app as text, for comparison: parsing returns a new object each time. */
export function sessionText(kind: SessionKind): string | null {
  return localStorage.getItem(storageKey(kind));
}

export function readSession<Owner>(kind: SessionKind): StoredSession<Owner> | undefined {
  const text = sessionText(kind);
  if (!text) return undefined;
  try {
    return JSON.parse(text) as StoredSession<Owner>;
  } catch {
    // The stored text is not ours; the next login replaces it.
    return undefined;
  }
}

export function storeSession<Owner>(kind: SessionKind, session: StoredSession<Owner>): void {
  localStorage.setItem(storageKey(kind), JSON.stringify(session));
  notifyListeners();
}

/** Removes one app's session from this device. */
export function forgetSession(kind: SessionKind): void {
  localStorage.removeItem(storageKey(kind));
  notifyListeners();
}

/** Removes all three sessions and the tab's storage, after a logout or a rejected session. */
export function clearSessions(): void {
  for (const kind of SESSION_KINDS) localStorage.removeItem(storageKey(kind));
  sessionStorage.clear();
  notifyListeners();
}

/** Calls the listener when a session is stored or removed, in this or another tab. Returns the unsubscribe function. */
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
