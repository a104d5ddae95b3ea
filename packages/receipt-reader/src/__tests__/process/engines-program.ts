// A process for one task, with the permissions of a reading process: uses all libraries that load their own data files.
import {serveTasks} from '@clube/confined/program';
import {ENGINES, prepareSheet, recognise, type Engine} from '../../ocr';
import {openImage} from '../../image';
import {openPdf} from '../../pdf';
import {loadPdfjs, PDFJS_OPTIONS} from '../../pdf/pdfjs';

export interface EnginesRequest {
  photo: Buffer;
  /** PDFs with one page each. */
  pdfs: Buffer[];
}

export interface EnginesResult {
  ocr: Partial<Record<Engine, string[]>>;
  pdfs: {text: string; darkPixels: number}[];
}

async function recogniseWith(photo: Buffer, engine: Engine): Promise<string[]> {
  const image = await openImage({content: async () => photo, mime: 'image/png'});
  const page = await recognise(await prepareSheet(image, {arquivo: 0, number: 1}), engine);
  return page?.words.map(({text}) => text) ?? [];
}

async function textOf(content: Buffer): Promise<string> {
  const {getDocument} = await loadPdfjs();
  const document = await getDocument({...PDFJS_OPTIONS, data: new Uint8Array(content)}).promise;
  const {items} = await (await document.getPage(1)).getTextContent();
  await document.loadingTask.destroy();
  return items.map(item => ('str' in item ? item.str : '')).join('');
}

async function darkPixelsOf(content: Buffer): Promise<number> {
  const pdf = await openPdf(content);
  const {data} = await pdf.image(1, 72);
  await pdf.close();
  return data.filter(point => point < 96).length;
}

const useAll = async ({photo, pdfs}: EnginesRequest): Promise<EnginesResult> => ({
  ocr: Object.fromEntries(
    await Promise.all(ENGINES.map(async engine => [engine, await recogniseWith(photo, engine)] as const)),
  ),
  pdfs: await Promise.all(pdfs.map(async pdf => ({text: await textOf(pdf), darkPixels: await darkPixelsOf(pdf)}))),
});

serveTasks({only: useAll});
