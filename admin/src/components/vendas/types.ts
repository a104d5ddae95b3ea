import type {Row} from '@clube/api-client';

/** A scored sale; amounts in BRL, an item's `valorPontos` are those of one unit. */
export type Pontuacao = Row<'/api/pontuacoes'>;

export type ScoredItem = Pontuacao['itens'][number];

/** A receipt's file: the path gives no right, the signed address does. */
export type NotaFile = Partial<Pick<Pontuacao, 'diretorioArquivo' | 'arquivoUrl' | 'tipo'>>;
