/** For this tab alone; a deliberate logout leaves none. */
const STORAGE_KEY = 'clube.painel.volta';

interface ReturnPoint {
  /** Whose session it was, digits. */
  cpf: string;
  destino: string;
}

function read(): ReturnPoint | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as ReturnPoint | null) ?? undefined;
  } catch {
    // Whatever stands there was not written by us.
    return undefined;
  }
}

/** Keeps where somebody was when the session expired. */
export const rememberReturn = (returnPoint: ReturnPoint): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(returnPoint));

export const hasReturnPoint = (): boolean => read() !== undefined;

/** Where this person is to go on; nobody else is led there. */
export function returnPointOf(cpf: string): string | undefined {
  const returnPoint = read();
  return returnPoint?.cpf === cpf ? returnPoint.destino : undefined;
}

/** Somebody has arrived. */
export const clearReturnPoint = (): void => sessionStorage.removeItem(STORAGE_KEY);
