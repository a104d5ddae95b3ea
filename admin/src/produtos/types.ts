import type {Schema} from '@clube/api-client';

/** A product in staff responses; the amount in BRL, the points per unit. */
export type Produto = Schema<'Produto'>;
