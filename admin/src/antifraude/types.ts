import type {Schema} from '@clube/api-client';

/** What a network sold of a product, was scored for and was released. */
export type Cota = Schema<'CotaDaRede'>;

/** The lists that show something else after a release or an observation. */
export const CHANGES = ['antifraude'] as const;
