import type {Pagina} from '../document/types';
import type {ImagemCinza} from '../image';

/** A PDF being read. Pages count from 1; asking for one that is not in `paginas` is an error of the caller. */
export interface PdfAberto {
  /** The numbers of the pages that may be read: those of `recorte`, or all, up to the limit. */
  readonly paginas: readonly number[];
  /** How many the document has. */
  readonly paginasTotal: number;
  /** How many of those asked for are beyond the limit. */
  readonly deixadas: number;
  /** Whether a page has text of its own; much cheaper than reading it. */
  temTexto(n: number): Promise<boolean>;
  /** The page's own text in its main direction, upright; without words when it has none or none that makes sense. */
  texto(n: number): Promise<Pagina>;
  /** As `texto`, and each further direction (stub printed sideways, slanting watermark) as a page of its own after it. */
  textos(n: number): Promise<Pagina[]>;
  /** The page as people see it, in at most `dpi` points an inch. Throws PdfRecusado when it cannot be drawn. */
  imagem(n: number, dpi: number): Promise<ImagemCinza>;
  /** Frees what the document holds. */
  fechar(): Promise<void>;
}
