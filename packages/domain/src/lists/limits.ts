/** Maximum number of values of one filter of a list. */
export const MAX_FILTER_VALUES = 500;

/** The most rows that "Todos" shows of a list; larger ones are exported (0-rules, 9). */
export const MAX_ALL_ROWS = 5000;
