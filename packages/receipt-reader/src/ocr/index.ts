import type {Page} from '../document/types';
import {studyInk, rotateImage, type InkStudy, type PageImage} from '../image';
import {closeNets, recogniseByNets} from './nets';
import {closeTesseract} from './tesseract/engine';
import {recogniseByTesseract} from './tesseract/recognise';
import {removeNoise} from './clean';

/** Two ways to read pixels, unlike enough that where one fails the other often does not. */
export const ENGINES = ['tesseract', 'redes'] as const;
export type Engine = (typeof ENGINES)[number];

/** A straightened picture ready to be read, its lines lying. */
export interface Sheet {
  image: PageImage;
  location: {arquivo: number; number: number};
  study: InkStudy;
}

/** Beyond so many letters Tesseract takes longer than the nets, and far beyond longer than anybody wants to wait. */
const LETTER_COUNT = {few: 1300, tooMany: 3600} as const;

export async function prepareSheet(image: PageImage, location: Sheet['location']): Promise<Sheet> {
  const study = await studyInk(image);
  return {image: rotateImage(image, study.sideways ? 90 : 0), location, study};
}

/** The ways that are worth trying on a picture, the one that is likely to be done first before the other. */
export function enginesFor({study}: Sheet): readonly Engine[] {
  const letters = study.lines.flat().length;
  if (letters <= LETTER_COUNT.few) return ['tesseract', 'redes'];
  return letters <= LETTER_COUNT.tooMany ? ['redes', 'tesseract'] : ['redes'];
}

/**
 * Reads the words of a picture, turned upright first where it must be; the page has the upright picture's size and
 * units. Undefined where this machine cannot run that way of reading.
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
