import type {ReadCorners} from '@clube/domain';
import {applyMatrix} from '../document/geometry';
import {cropPage} from '../document/crop';
import type {CodeReading} from '../document/types';
import {readCodes} from '../codes';
import {findPapers, straighten, type PageImage, type Paper} from '../image';
import {enginesFor, prepareSheet, recognise, type Sheet} from '../ocr';
import {keysOf, recordCodes} from './open-file';
import type {Progress, PageToRead, PaperReading, Unit} from './progress';
import {separateNotas} from './separate';

/** Minimum size of further papers, as a share of the first; smaller ones are price tags or table corners. */
const MIN_PAPER_SHARE = 0.3;
const MAX_PAPERS = 3;
/** Maximum pictures held in memory for a second way of reading, some ten MB each. */
const MAX_KEPT_PAPERS = 8;
/** Minimum words of a receipt. */
const MIN_WORDS = 12;

/** Reads a page by OCR: every paper on it is straightened and read. `clock` returns milliseconds. */
export async function readImage(progress: Progress, pageToRead: PageToRead, clock: () => number): Promise<void> {
  const image = await pageToRead.open();
  const papers = distinctPapers(await findPapers(image));
  const papersRead: {paper?: Paper; reading: PaperReading; codes: readonly CodeReading[]}[] = [];
  for (const paper of papers.length > 0 ? papers : [undefined]) {
    const straightened = await straighten(image, paper);
    const codes = await codesOfPaper(progress, pageToRead, straightened, papers.length > 1);
    const sheet = await prepareSheet(straightened, {arquivo: pageToRead.arquivo, number: pageToRead.pagina});
    papersRead.push({paper, reading: await readPaper(sheet, clock), codes});
  }
  const withText = papersRead.filter(({reading}) => [...reading.pagesByEngine.values()].some(hasText));
  const valid = withText.length > 0 ? withText : papersRead.slice(0, 1);
  progress.units.splice(0, progress.units.length, ...withoutPage(progress, pageToRead));
  for (const {paper, reading, codes} of valid) {
    const corners = paper ? cornersOf(image, paper) : pageToRead.area;
    const place = {arquivo: pageToRead.arquivo, pagina: pageToRead.pagina, cantos: corners};
    const separated = valid.length === 1 ? unitsOf(reading, codes, place) : [];
    progress.papers.push(...(separated.length > 0 ? separated.map(({origin}) => origin) : [reading]));
    if (progress.papers.length > MAX_KEPT_PAPERS) delete reading.readAgain;
    if (separated.length > 0) progress.units.push(...separated);
    else progress.units.push({place, keys: keysOf(codes), origin: reading, paper: valid.length > 1});
  }
}

/** Divides a paper into the receipts that its codes distinguish, each with its words and codes. */
function unitsOf(
  reading: PaperReading,
  codes: readonly CodeReading[],
  place: Unit['place'],
): (Unit & {origin: PaperReading})[] {
  const [page] = reading.pagesByEngine.values();
  return (page ? separateNotas(page, codes) : []).map(({box, area, keys}) => ({
    place: {...place, cantos: area},
    keys,
    origin: {
      pagesByEngine: new Map([...reading.pagesByEngine].map(([engine, reading]) => [engine, cropPage(reading, box)])),
      durationMs: reading.durationMs,
    },
  }));
}

const hasText = ({words}: {words: readonly unknown[]}) => words.length >= MIN_WORDS;

async function readPaper(sheet: Sheet, clock: () => number): Promise<PaperReading> {
  const start = clock();
  const remainingEngines = [...enginesFor(sheet)];
  const reading: PaperReading = {pagesByEngine: new Map(), durationMs: 0};
  const read = async () => {
    const engine = remainingEngines.shift();
    const page = engine && (await recognise(sheet, engine));
    if (page) reading.pagesByEngine.set(engine, page);
    if (remainingEngines.length === 0) delete reading.readAgain;
  };
  while (reading.pagesByEngine.size === 0 && remainingEngines.length > 0) await read();
  reading.durationMs = clock() - start;
  return remainingEngines.length > 0 ? Object.assign(reading, {readAgain: read}) : reading;
}

function distinctPapers(papers: readonly Paper[]): Paper[] {
  const [largest] = papers;
  if (!largest) return [];
  return papers.filter(({share: fraction}) => fraction >= largest.share * MIN_PAPER_SHARE).slice(0, MAX_PAPERS);
}

/** Searches codes on a straightened paper, which may show more than the photo; if there are several papers, on each. */
async function codesOfPaper(
  progress: Progress,
  {arquivo: file, pagina: page, codes}: PageToRead,
  straightened: PageImage,
  several: boolean,
): Promise<readonly CodeReading[]> {
  if (!several && keysOf(codes).size > 0) return codes;
  const location = {arquivo: file, pagina: page, toView: straightened.toView};
  const found = await readCodes(straightened, location, several ? 'rapido' : 'completo');
  recordCodes(progress, found);
  return found;
}

function withoutPage({units}: Progress, {arquivo: file, pagina: page}: PageToRead) {
  return units.filter(({place}) => place.arquivo !== file || place.pagina !== page);
}

function cornersOf({toView}: PageImage, {corners}: Paper): ReadCorners {
  const [a, b, c, d] = corners.map(([x, y]) => {
    const [vx, vy] = applyMatrix(toView, x, y);
    return [Math.min(1, Math.max(0, vx)), Math.min(1, Math.max(0, vy))] as const;
  }) as unknown as ReadCorners;
  return [a, b, c, d];
}
