import type {Row} from '@clube/api-client';

/** A receipt in any state, with its result; `total` in BRL. */
export type Nota = Row<'/api/notas'>;
