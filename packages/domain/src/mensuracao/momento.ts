/** Whether a network reported sales of a month before it joined, or since; the month of joining counts as since (0-rules, 8). */
export const MOMENTOS = ['antes', 'depois'] as const;
export type Momento = (typeof MOMENTOS)[number];
