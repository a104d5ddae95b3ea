/** Routes that may hold the event loop for longer, each with its reason. */
export const EXEMPT: Readonly<Record<string, {ms: number; why: string}>> = {};
