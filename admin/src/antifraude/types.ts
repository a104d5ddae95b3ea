import type {Schema} from '@clube/api-client';

/** A network's quantities of a product: sold, scored and released. */
export type Cota = Schema<'CotaDaRede'>;

/** Resources whose lists are refetched after a release or a note. */
export const REFETCHED_RESOURCES = ['antifraude'] as const;
