import type {Row} from '@clube/api-client';

/** A painter as the panel's list and detail carry it. */
export type Pintor = Row<'/api/parceiros'>;
