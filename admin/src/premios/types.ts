import type {Schema} from '@clube/api-client';

/** A prize as staff lists it; amounts are BRL, the description HTML. */
export type Premio = Schema<'Premio'>;
