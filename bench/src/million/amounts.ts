/** Numbers of rows for a club with this number of painters. */
export const amountsFor = (painters: number) => ({
  painters,
  /** Every second painter has two of each. */
  sales: painters,
  orders: painters,
  pending: painters / 10,
  closed: painters / 2,
  codes: painters,
  products: 50_000,
  prizes: 20_000,
  resellers: 30_000,
  shops: 40_000,
});

export type Amounts = ReturnType<typeof amountsFor>;
