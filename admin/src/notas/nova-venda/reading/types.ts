import type {RespostaDe, Schema} from '@clube/api-client';

/** What was read of a receipt, how surely, and from where. */
export type NotaLida = RespostaDe<'/api/nota/{idFoto}'>;

/** A line of the receipt as it was read; amounts in BRL, absent ones null. */
export type ItemLido = Schema<'ItemLido'>;

/** A product that a read line may be. */
export type Sugestao = ItemLido['sugestoes'][number];
export type ProdutoCasado = NonNullable<ItemLido['produto']>;

type Arquivo = Schema<'ArquivoDaNota'>;

/** A file of the receipt, or of what is shown like one; where two receipts share it, the part that is this one. */
export type ArquivoLido = {[K in keyof Arquivo]?: Arquivo[K] | null};

/** Who works on the receipt, while the lease lives. */
export type Analise = NotaLida['analise'];
