import type {ReadCorners, ReadPlace} from '@clube/domain';
import type {CodeReading, Evidence, Page} from '../document/types';
import type {PageImage} from '../image';
import type {Engine} from '../ocr';

/** A paper read by OCR. */
export interface PaperReading {
  pagesByEngine: Map<Engine, Page>;
  /** Reads it in another way, if there is one left and its picture is still in memory. */
  readAgain?: () => Promise<void>;
  /** Duration of the first reading in ms. */
  durationMs: number;
}

/** A page, or a paper in a photo, which can be a receipt or part of one. */
export interface Unit {
  place: ReadPlace;
  /** The access keys on it that were read with confidence. */
  keys: Set<string>;
  /** Whether it is a separate paper in its photo. */
  paper?: boolean;
  /** The source of its words: the page of a PDF, or the paper that was read. */
  origin?: Page | PaperReading;
}

/** A page without a text layer, read by OCR only if cheaper ways were not enough. */
export interface PageToRead {
  arquivo: number;
  pagina: number;
  /** Draws or decodes the page only when it is read, so that only one large picture is in memory. */
  open(): Promise<PageImage>;
  /** The codes that a first look found on it. */
  codes: readonly CodeReading[];
  /** The part of the page to read. */
  area: ReadCorners;
}

/** The results so far. */
export class Progress {
  /** Evidence of codes and XML, which needs no interpretation. */
  readonly direct: Evidence[] = [];
  readonly textPages: Page[] = [];
  readonly papers: PaperReading[] = [];
  readonly units: Unit[] = [];
  readonly pagesToRead: PageToRead[] = [];
  pages = 0;
  /** Number of pages that were skipped. */
  skipped = 0;
  /** Number of files that could not be opened. */
  refused = 0;
}

export const WHOLE_PAGE: ReadCorners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
