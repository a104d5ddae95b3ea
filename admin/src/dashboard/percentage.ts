/** A fraction in whole percent; `0%` for a total of 0. */
export const percentage = (part: number, total: number): string =>
  total > 0 ? `${Math.round((part / total) * 100)}%` : '0%';
