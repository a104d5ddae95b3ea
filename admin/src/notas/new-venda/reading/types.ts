import type {AnswerOf, Schema} from '@clube/api-client';

/** The reading of a receipt, with the confidence and the place of each value. */
export type NotaReading = AnswerOf<'/api/nota/{idFoto}'>;

/** A line of the receipt as it was read; amounts in BRL, null if absent. */
export type ReadItem = Schema<'ItemLido'>;

/** A suggested product of a read line. */
export type Suggestion = ReadItem['sugestoes'][number];
export type MatchedProduto = NonNullable<ReadItem['produto']>;

type Arquivo = Schema<'ArquivoDaNota'>;

/**
 * A file of the receipt, or of something shown in the same way; if two receipts share it, the part that belongs to this
 * one.
 */
export type ReadingFile = {[K in keyof Arquivo]?: Arquivo[K] | null};

/** The holder of the receipt's lease, while it is valid. */
export type Analise = NotaReading['analise'];
