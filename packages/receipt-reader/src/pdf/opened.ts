import type {Page} from '../document/types';
import type {PageImage} from '../image';

/** An open PDF. Pages are numbered from 1; callers must only request those in `pages`. */
export interface OpenPdf {
  /** Numbers of the readable pages: those of `crop`, or all, up to the limit. */
  readonly pages: readonly number[];
  /** Number of pages in the document. */
  readonly totalPages: number;
  /** Number of requested pages beyond the limit. */
  readonly skipped: number;
  /** Whether a page has embedded text; much faster than reading it. */
  hasText(n: number): Promise<boolean>;
  /** The page's embedded text in its main direction, upright; without words if it has none that makes sense. */
  text(n: number): Promise<Page>;
  /** Like `text`, followed by a page for each other direction, such as a stub printed sideways or a slanted watermark. */
  texts(n: number): Promise<Page[]>;
  /** Renders the page with at most `dpi` pixels per inch. @throws PdfRefused when this fails. */
  image(n: number, dpi: number): Promise<PageImage>;
  /** Frees the document's resources. */
  close(): Promise<void>;
}
