import type {Schema} from '@clube/api-client';

/** A prize in staff responses; amounts in BRL, the description is HTML. */
export type Premio = Schema<'Premio'>;
