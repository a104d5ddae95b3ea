import {PATHS} from '../paths.ts';

const KEY = 'clube.destino';

let leaving = false;

/** Whoever leaves on purpose wants to go nowhere: until the page is loaded anew the guards remember nothing. */
export function forgetDestination(): void {
  leaving = true;
  sessionStorage.removeItem(KEY);
}

/** Remembers where a visitor wanted to go, for after the login. */
export function rememberDestination(path: string): void {
  if (leaving) return;
  sessionStorage.setItem(KEY, path);
}

/** The address that was requested before the login, where that is not home anyway. */
export function requestedDestination(): string | undefined {
  const path = sessionStorage.getItem(KEY);
  return path?.startsWith('/') && !path.startsWith('//') && path !== PATHS.home ? path : undefined;
}

/** Where to go after the login, once: the requested address, else home. */
export function destinationAfterLogin(): string {
  const path = requestedDestination();
  sessionStorage.removeItem(KEY);
  return path ?? PATHS.home;
}
