/** A part of a whole in whole percent; none of nothing. */
export const percentage = (part: number, total: number): string =>
  total > 0 ? `${Math.round((part / total) * 100)}%` : '0%';
