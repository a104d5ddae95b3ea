/** Renewed so long before it expires that a slow network is no matter. Milliseconds. */
const FOLGA = 60_000;
/** At most so often, whatever the clock of this machine says. Milliseconds. */
const INTERVALO_MINIMO = 30_000;

/** When a signed address dies, in milliseconds since 1970; undefined for one that does not. */
export function expiraEm(url: string | null | undefined): number | undefined {
  const ate = /[?&]ate=(\d{1,16})(?:&|$)/.exec(url ?? '')?.[1];
  return ate === undefined ? undefined : Number(ate);
}

/** In how many milliseconds the first of these addresses has to be asked for again; undefined when none has to. */
export function renovarEm(urls: readonly (string | null | undefined)[], agora: number): number | undefined {
  const fins = urls.map(expiraEm).filter(fim => fim !== undefined);
  return fins.length === 0 ? undefined : Math.max(INTERVALO_MINIMO, Math.min(...fins) - FOLGA - agora);
}

/** An address that can be used no longer. */
export const vencida = (url: string | null | undefined, agora: number): boolean => (expiraEm(url) ?? Infinity) <= agora;
