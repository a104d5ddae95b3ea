/** The list says what failed in its place, and `ListFailure` once as a toast: here it would be said at every try. */
export const errorShownByList = (): void => undefined;
