const formato = new Intl.NumberFormat('pt-BR', {maximumFractionDigits: 0});

/** `12345` → `12.345`. */
export function formatarPontos(pontos: number): string {
  return formato.format(pontos);
}

/** `1 ponto`, `12.345 pontos`. */
export function formatarPontosPorExtenso(pontos: number): string {
  return `${formatarPontos(pontos)} ${Math.abs(pontos) === 1 ? 'ponto' : 'pontos'}`;
}

/** A prize's price in points from its price in cents: one point costs R$ 0,01. */
export function pontosDeCusto(centavos: number): number {
  if (!Number.isSafeInteger(centavos) || centavos < 0) throw new RangeError('a price is whole cents, not negative');
  return centavos;
}
