import type {Row} from '@clube/api-client';

/** A receipt in the state in which its points are not to be had. */
export type NotaEncerrada = Row<'/api/pontuacoes/encerradas'>;

/** A receipt that waits to be processed, with what was read of it so far; `total` in BRL, `confianca` from 0 to 1. */
export type Pendente = Row<'/api/pontuacoes/pendentes'>;

/** Another receipt that may be the same document. */
export type Duplicate = NonNullable<Pendente['possivelDuplicata']>;
