import type {Schema} from '@clube/api-client';

/** A product as staff lists it; the amount is BRL, the points are those of one unit. */
export type Produto = Schema<'Produto'>;
