import {cornersOnPage, type ReadCorners} from '@clube/domain';
import type {FileToRead, CodeReading} from '../document/types';
import {evidenceOfCodes, readCodes} from '../codes';
import {openImage, ImageRefused, type PageImage} from '../image';
import {openPdf, PdfRefused, type OpenPdf} from '../pdf';
import {XmlRefused, readXml} from '../xml';
import {WHOLE_PAGE, type Progress} from './progress';
import {separateNotas} from './separate';

/** Number of pages searched for codes, as receipts have them on every sheet or on the first. */
const PAGES_WITH_CODE = 3;
const CODE_DPI = 200;
const OCR_DPI = 250;
/** Errors of damaged, hostile or too large files; the receipt's other files are still read. */
const REFUSALS = [PdfRefused, ImageRefused, XmlRefused];

/** Reads a file by the cheap ways: XML, a PDF's text layer, codes. Returns the resources to free at the end. */
export async function openFile(
  progress: Progress,
  file: FileToRead,
  index: number,
): Promise<(() => Promise<void>) | undefined> {
  try {
    if (file.mime === 'application/xml') await openXml(progress, file);
    else if (file.mime === 'application/pdf') return await openPages(progress, file, index);
    else await openPhoto(progress, file, index);
  } catch (error) {
    if (!REFUSALS.some(refusal => error instanceof refusal)) throw error;
    progress.refused++;
  }
  return undefined;
}

async function openXml(progress: Progress, {content}: FileToRead): Promise<void> {
  const evidence = readXml(await content());
  progress.pages++;
  if (Object.keys(evidence).length > 0) progress.direct.push(evidence);
  else progress.refused++;
}

async function openPages(progress: Progress, {content, crop}: FileToRead, index: number): Promise<() => Promise<void>> {
  const pdf = await openPdf(await content(), {}, index, crop);
  progress.skipped += pdf.skipped;
  for (const [order, number] of pdf.pages.entries()) {
    const area = cornersOnPage(crop, number) ?? WHOLE_PAGE;
    await openPage(progress, pdf, {arquivo: index, pagina: number, area, withCodes: order < PAGES_WITH_CODE});
  }
  return () => pdf.close();
}

interface PdfPage {
  arquivo: number;
  pagina: number;
  area: ReadCorners;
  withCodes: boolean;
}

async function openPage(progress: Progress, pdf: OpenPdf, {withCodes, area, ...location}: PdfPage): Promise<void> {
  progress.pages++;
  const number = location.pagina;
  const [page, ...others] = (await pdf.hasText(number)) ? await pdf.texts(number) : [];
  const codes = withCodes ? await codesOf(await pdf.image(number, CODE_DPI), location) : [];
  if (!page || page.words.length === 0) {
    recordCodes(progress, codes);
    progress.pagesToRead.push({...location, area, open: () => pdf.image(number, OCR_DPI), codes});
    progress.units.push({place: {...location, cantos: area}, keys: keysOf(codes)});
    return;
  }
  const notas = separateNotas(page, codes);
  if (notas.length === 0) progress.textPages.push(page, ...others);
  for (const nota of notas) progress.textPages.push(nota.pagina);
  for (const nota of notas.length > 0 ? notas : [{pagina: page, codes, area, keys: keysOf(codes)}]) {
    recordCodes(progress, nota.codes);
    progress.units.push({place: {...location, cantos: nota.area}, keys: nota.keys, origin: nota.pagina});
  }
}

async function openPhoto(progress: Progress, file: FileToRead, index: number): Promise<void> {
  const image = await openImage(file);
  progress.pages++;
  const location = {arquivo: index, pagina: 1};
  const codes = await codesOf(image, location);
  recordCodes(progress, codes);
  const area = file.crop?.cantos ?? WHOLE_PAGE;
  progress.pagesToRead.push({...location, area, open: () => openImage(file), codes});
}

async function codesOf(image: PageImage, location: {arquivo: number; pagina: number}): Promise<CodeReading[]> {
  return readCodes(image, {...location, toView: image.toView}, 'rapido');
}

export function recordCodes(progress: Progress, codes: readonly CodeReading[]): void {
  if (codes.length > 0) progress.direct.push(evidenceOfCodes(codes));
}

export function keysOf(codes: readonly CodeReading[]): Set<string> {
  return new Set(evidenceOfCodes(codes).chave?.map(({value}) => value) ?? []);
}
