import type {Row} from '@clube/api-client';

/** A painter as the panel's list and detail carry it. */
export type Pintor = Row<'/api/parceiros'>;

/** What shows something else once a painter was changed. */
export const CHANGES = ['pintores', 'empresas', 'alteracoes'] as const;
