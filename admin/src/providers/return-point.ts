/** In sessionStorage, so for this tab only; a deliberate logout clears it. */
const STORAGE_KEY = 'clube.painel.volta';

/** The router state of the login page: the path that was requested without a session. */
export interface LoginState {
  destination?: string;
}

interface ReturnPoint {
  /** CPF of the session's user, digits only. */
  cpf: string;
  destino: string;
}

function read(): ReturnPoint | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as ReturnPoint | null) ?? undefined;
  } catch {
    // The stored value was not written by this code.
    return undefined;
  }
}

/** Stores the page that was open when the session expired. */
export const rememberReturn = (returnPoint: ReturnPoint): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(returnPoint));

export const hasReturnPoint = (): boolean => read() !== undefined;

/** The page to return to after login, only for the same user. */
export function returnPointOf(cpf: string): string | undefined {
  const returnPoint = read();
  return returnPoint?.cpf === cpf ? returnPoint.destino : undefined;
}

/** Clears the stored page once the user is back. */
export const clearReturnPoint = (): void => sessionStorage.removeItem(STORAGE_KEY);
