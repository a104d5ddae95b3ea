import type {Row} from '@clube/api-client';

/** A scored sale; amounts in BRL; an item's `valorPontos` is per unit. */
export type Pontuacao = Row<'/api/pontuacoes'>;

export type ScoredItem = Pontuacao['itens'][number];

/** A receipt's file: only the signed URL grants access, the path does not. */
export type NotaFile = Partial<Pick<Pontuacao, 'diretorioArquivo' | 'arquivoUrl' | 'tipo'>>;
