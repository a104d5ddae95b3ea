import type {ReadCorners, ReadPlace} from '@clube/domain';
import type {CodeReading, Evidence, Page} from '../document/types';
import type {PageImage} from '../image';
import type {Engine} from '../ocr';

/** A paper that was read by its pixels. */
export interface PaperReading {
  pagesByEngine: Map<Engine, Page>;
  /** Reads it another way, where one is left and its picture is still held. */
  readAgain?: () => Promise<void>;
  /** Milliseconds that the first way took. */
  durationMs: number;
}

/** A page, or a paper in a photo: what can be a receipt by itself, or part of one. */
export interface Unit {
  place: ReadPlace;
  /** The access keys on it that were read with confidence. */
  keys: Set<string>;
  /** A paper that lies apart in its photo. */
  paper?: boolean;
  /** Where its words come from: the PDF's own page, or the paper that was read. */
  origin?: Page | PaperReading;
}

/** A page that has no text of its own: to be looked at only if cheaper ways were not enough. */
export interface PageToRead {
  arquivo: number;
  pagina: number;
  /** Drawn or decoded when its turn comes, so that only one large picture is held at a time. */
  open(): Promise<PageImage>;
  /** The codes that a first look found on it. */
  codes: readonly CodeReading[];
  /** The part of it that is looked at. */
  area: ReadCorners;
}

/** What has been found so far. */
export class Progress {
  /** Of codes and XML, which need no interpretation. */
  readonly direct: Evidence[] = [];
  readonly textPages: Page[] = [];
  readonly papers: PaperReading[] = [];
  readonly units: Unit[] = [];
  readonly pagesToRead: PageToRead[] = [];
  pages = 0;
  /** Pages that the document has and that were left out. */
  skipped = 0;
  /** Files that could not be opened. */
  refused = 0;
}

export const WHOLE_PAGE: ReadCorners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
