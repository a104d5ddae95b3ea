import type {Page} from '../document/types';
import type {PageImage} from '../image';

/** A PDF being read. Pages count from 1; asking for one that is not in `pages` is an error of the caller. */
export interface OpenPdf {
  /** The numbers of the pages that may be read: those of `crop`, or all, up to the limit. */
  readonly pages: readonly number[];
  /** How many the document has. */
  readonly totalPages: number;
  /** How many of the requested ones are beyond the limit. */
  readonly skipped: number;
  /** Whether a page has text of its own; much cheaper than reading it. */
  hasText(n: number): Promise<boolean>;
  /** The page's own text in its main direction, upright; without words when it has none or none that makes sense. */
  text(n: number): Promise<Page>;
  /** As `text`, and each further direction (stub printed sideways, slanting watermark) as a page of its own after it. */
  texts(n: number): Promise<Page[]>;
  /** The page as people see it, in at most `dpi` points an inch. Throws PdfRefused when it cannot be drawn. */
  image(n: number, dpi: number): Promise<PageImage>;
  /** Frees what the document holds. */
  close(): Promise<void>;
}
