/** The list itself says what failed: a toast would say it once more, at every try. */
export const saidByList = (): void => undefined;
