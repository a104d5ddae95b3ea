import type {Row} from '@clube/api-client';

/** A painter in the panel's list and detail responses. */
export type Pintor = Row<'/api/parceiros'>;

/** Resources whose lists are refetched after a change of a painter. */
export const REFETCHED_RESOURCES = ['pintores', 'empresas', 'alteracoes'] as const;
