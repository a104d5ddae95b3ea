const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** `12345` → `12.345`: the pt-BR format of `Intl`, whose tables the first screen must not wait for. */
export function formatPontos(pontos: number): string {
  return String(Math.round(pontos)).replace(THOUSANDS, '.');
}

/** "ponto" or "pontos", where the number stands by itself. */
export const pontosNoun = (pontos: number): string => (Math.abs(pontos) === 1 ? 'ponto' : 'pontos');

/** `1 ponto`, `12.345 pontos`. */
export function formatPontosInWords(pontos: number): string {
  return `${formatPontos(pontos)} ${pontosNoun(pontos)}`;
}

/** A prize's price in points from its price in cents: one point costs R$ 0,01. */
export function pontosOfCusto(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError('a price is whole cents, not negative');
  return cents;
}
