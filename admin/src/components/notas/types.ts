import type {Row} from '@clube/api-client';

/** A receipt of any state, with what became of it; `total` in BRL. */
export type Nota = Row<'/api/notas'>;
