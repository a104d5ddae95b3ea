/** The number of rows of each kind for this many sale items over five years. */
export const scaleOf = (items: number) => ({
  items,
  painters: Math.max(20, Math.round(items / 100)),
  shops: Math.max(20, Math.round(items / 3000)),
  produtos: 500,
  redes: 20,
  premios: 200,
  days: 5 * 365,
});

export type Scale = ReturnType<typeof scaleOf>;

/** Number of products in each network's reported history. */
export const REPORTED_PRODUTOS = 50;
