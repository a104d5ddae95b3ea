import type {AnswerOf, Schema} from '@clube/api-client';

/** What was read of a receipt, how surely, and from where. */
export type NotaReading = AnswerOf<'/api/nota/{idFoto}'>;

/** A line of the receipt as it was read; amounts in BRL, absent ones null. */
export type ReadItem = Schema<'ItemLido'>;

/** A product that a read line may be. */
export type Suggestion = ReadItem['sugestoes'][number];
export type MatchedProduto = NonNullable<ReadItem['produto']>;

type Arquivo = Schema<'ArquivoDaNota'>;

/** A file of the receipt, or of what is shown like one; where two receipts share it, the part that is this one. */
export type ReadingFile = {[K in keyof Arquivo]?: Arquivo[K] | null};

/** Who works on the receipt, while the lease is valid. */
export type Analise = NotaReading['analise'];
