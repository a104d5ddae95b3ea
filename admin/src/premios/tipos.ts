import type {Rendition} from '@clube/ui';
import type {RaRecord} from 'react-admin';

export interface Premio extends RaRecord<number> {
  codigo: string;
  nome: string;
  /** HTML. */
  descricao: string;
  diretorioFoto: string | null;
  imagens: Rendition[];
  tipo: string;
  pontosWeb: number;
  /** Points at 220V. */
  pontosAlternativo: number | null;
  /** BRL. */
  custo: number;
  custoReal: number | null;
  isCombo: 0 | 1;
  /** In stock, for combos. */
  quantidade: number;
  tags: string;
  ativo: 0 | 1;
}
