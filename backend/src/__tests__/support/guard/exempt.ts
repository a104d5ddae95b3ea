/** Endpoints that may block the event loop for longer, with the reason. */
export const EXEMPT: Readonly<Record<string, {ms: number; why: string}>> = {};
