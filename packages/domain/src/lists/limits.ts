/** Maximum number of values of one filter of a list. */
export const MAX_FILTER_VALUES = 500;
