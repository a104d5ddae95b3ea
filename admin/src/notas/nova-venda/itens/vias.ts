import type {ProdutoCasado} from '../leitura/tipos';

/** How a read line was matched with a product. */
export const VIAS: Readonly<Record<ProdutoCasado['via'], string>> = {
  revenda: 'código da revenda',
  codigo: 'código padrão',
  gtin: 'código de barras',
  descricao: 'descrição',
};
