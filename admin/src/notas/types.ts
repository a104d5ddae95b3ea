import type {Row} from '@clube/api-client';

/** A receipt that was closed without points. */
export type NotaEncerrada = Row<'/api/pontuacoes/encerradas'>;

/** A pending receipt with its reading so far; `total` in BRL, `confianca` from 0 to 1. */
export type Pendente = Row<'/api/pontuacoes/pendentes'>;

/** Another receipt that may be the same document. */
export type Duplicate = NonNullable<Pendente['possivelDuplicata']>;
