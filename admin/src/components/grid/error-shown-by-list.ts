/** The list shows the error in its place, and `ListFailure` once as a toast: here it would be shown at every try. */
export const errorShownByList = (): void => undefined;
