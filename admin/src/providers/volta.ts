/** For this tab alone; a deliberate logout leaves none. */
const CHAVE = 'clube.painel.volta';

interface Volta {
  /** Whose session it was, digits. */
  cpf: string;
  destino: string;
}

function ler(): Volta | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as Volta | null) ?? undefined;
  } catch {
    // Whatever stands there was not written by us.
    return undefined;
  }
}

/** Keeps where somebody was when the session was refused in the middle of the work. */
export const lembrarVolta = (volta: Volta): void => sessionStorage.setItem(CHAVE, JSON.stringify(volta));

export const haVolta = (): boolean => ler() !== undefined;

/** Where this person is to go on; nobody else is led there. */
export function voltaDe(cpf: string): string | undefined {
  const volta = ler();
  return volta?.cpf === cpf ? volta.destino : undefined;
}

/** Somebody has arrived. */
export const esquecerVolta = (): void => sessionStorage.removeItem(CHAVE);
