import type {Page} from '../document/types';
import {studyInk, rotateImage, type InkStudy, type PageImage} from '../image';
import {closeNets, recogniseByNets} from './nets';
import {closeTesseract} from './tesseract/engine';
import {recogniseByTesseract} from './tesseract/recognise';
import {removeNoise} from './clean';

/** Two OCR engines, different enough that one often succeeds where the other fails. */
export const ENGINES = ['tesseract', 'redes'] as const;
export type Engine = (typeof ENGINES)[number];

/** A straightened picture with horizontal lines, prepared for reading. */
export interface Sheet {
  image: PageImage;
  location: {arquivo: number; number: number};
  study: InkStudy;
}

/** Above `few` letters, Tesseract is slower than the nets; above `tooMany`, too slow to be used. */
const LETTER_COUNT = {few: 1300, tooMany: 3600} as const;

export async function prepareSheet(image: PageImage, location: Sheet['location']): Promise<Sheet> {
  const study = await studyInk(image);
  return {image: rotateImage(image, study.sideways ? 90 : 0), location, study};
}

/** The engines to use for a picture, the probably faster one first. */
export function enginesFor({study}: Sheet): readonly Engine[] {
  const letters = study.lines.flat().length;
  if (letters <= LETTER_COUNT.few) return ['tesseract', 'redes'];
  return letters <= LETTER_COUNT.tooMany ? ['redes', 'tesseract'] : ['redes'];
}

/**
 * Reads the words of a picture, after rotating it upright if necessary; the page has the upright picture's size and units.
 * Undefined if this machine cannot run the engine.
 */
export async function recognise({image, location, study}: Sheet, engine: Engine): Promise<Page | undefined> {
  const page = await (engine === 'redes'
    ? recogniseByNets(image, location, study.letterHeight)
    : recogniseByTesseract(image, location, study));
  return page && {...page, words: page.words.flatMap(removeNoise)};
}

export async function closeOcr(): Promise<void> {
  await Promise.all([closeTesseract(), closeNets()]);
}
