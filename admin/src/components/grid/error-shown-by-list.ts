/**
 * A no-op error handler: the list shows the error itself, and `ListFailure` shows one toast. The default would show one
 * per retry.
 */
export const errorShownByList = (): void => undefined;
