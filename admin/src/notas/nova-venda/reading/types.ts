import type {RespostaDe} from '@clube/api-client';
import type {AvisoLeitura, CampoLeitura, CampoLido, LugarLido} from '@clube/domain';

type Resposta = RespostaDe<'/api/nota/{idFoto}'>;

/** The document of the API has no word for a list of exactly four corners: places are typed by the domain. */
type ComLugar<T> = Omit<T, 'lugar'> & {lugar?: LugarLido};

/** A product that a read line may be. */
export type Sugestao = Resposta['itens'][number]['sugestoes'][number];
export type ProdutoCasado = NonNullable<Resposta['itens'][number]['produto']>;

/** A line of the receipt as it was read; amounts in BRL, absent ones null. */
export type ItemLido = ComLugar<Resposta['itens'][number]>;

/** A file of the receipt; where two receipts share it, the part that is this one. */
export interface ArquivoLido {
  diretorioArquivo?: string | null;
  arquivoUrl?: string | null;
  tipo?: string | null;
  recorte?: {paginas?: readonly number[]; cantos?: LugarLido['cantos']} | null;
}

/** Who works on the receipt, while the lease lives. */
export type Analise = Resposta['analise'];

/** What was read of a receipt, how surely, and from where. */
export interface NotaLida extends Omit<Resposta, 'itens' | 'campos' | 'avisos' | 'arquivos'> {
  itens: readonly ItemLido[];
  campos: Readonly<Partial<Record<CampoLeitura, CampoLido>>>;
  avisos: readonly AvisoLeitura[];
  arquivos: readonly ArquivoLido[];
}

/** An answer of the API with its corners as what they are: four points each. The one place where that is said. */
export const withCorners = (answer: Resposta): NotaLida => answer as unknown as NotaLida;
