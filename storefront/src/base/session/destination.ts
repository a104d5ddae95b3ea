import {PATHS} from '../paths.ts';

const KEY = 'clube.destino';

let leaving = false;

/** After a deliberate logout the guards remember no destination until the page is reloaded. */
export function forgetDestination(): void {
  leaving = true;
  sessionStorage.removeItem(KEY);
}

/** Stores the path that a visitor requested, for after the login. */
export function rememberDestination(path: string): void {
  if (leaving) return;
  sessionStorage.setItem(KEY, path);
}

/** The path that was requested before the login, unless it is home. */
export function requestedDestination(): string | undefined {
  const path = sessionStorage.getItem(KEY);
  return path?.startsWith('/') && !path.startsWith('//') && path !== PATHS.home ? path : undefined;
}

/** The path to go to after the login, returned once: the requested one, else home. */
export function destinationAfterLogin(): string {
  const path = requestedDestination();
  sessionStorage.removeItem(KEY);
  return path ?? PATHS.home;
}
