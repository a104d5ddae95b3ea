import {PSM} from 'tesseract.js';
import {moveBox} from '../../document/geometry';
import type {Page} from '../../document/types';
import {sharpenStrokes, studyInk, rotateImage, resizeImage, type InkStudy, type PageImage} from '../../image';
import {findTurn} from './orientation';
import {wordsOf} from './words';
import {recogniseWith} from './engine';
import {eraseStrokes} from './strokes';

/** Letters lower than `min` or higher than `max` are scaled to `target`; heights in pixels. */
const LETTER_HEIGHT = {min: 13, target: 16, max: 24} as const;
/** Maximum enlargement; more does not help. */
const MAX_ENLARGEMENT = 3;

/** Radius of sharpening, in letter heights. */
const RADIUS = 1 / 8;

async function prepareLetters(image: PageImage, letterHeight: number): Promise<PageImage> {
  if (letterHeight === 0) return image;
  const times =
    letterHeight >= LETTER_HEIGHT.min && letterHeight <= LETTER_HEIGHT.max
      ? 1
      : Math.min(MAX_ENLARGEMENT, LETTER_HEIGHT.target / letterHeight);
  const resized = times === 1 ? image : await resizeImage(image, times);
  return sharpenStrokes(resized, letterHeight * times * RADIUS);
}

/** Reads a picture with horizontal lines by Tesseract, in Portuguese. */
export async function recogniseByTesseract(
  level: PageImage,
  {arquivo, number}: {arquivo: number; number: number},
  study: InkStudy,
): Promise<Page> {
  const good = await prepareLetters(level, study.letterHeight);
  const {lines, letterHeight, spots} = good === level ? study : await studyInk(good);
  const clean = letterHeight > 0 ? eraseStrokes(good, spots, letterHeight) : good;
  const turn = await findTurn(clean, lines.flat(), letterHeight);
  const words = wordsOf(await recogniseWith(rotateImage(clean, turn), PSM.SPARSE_TEXT));
  const upright = rotateImage(level, turn);
  const {width, height, toView} = upright;
  const toPage = {times: level.width / good.width, x: 0, y: 0};
  const onPage = words.map(word => ({...word, box: moveBox(word.box, toPage)}));
  return {arquivo, number, width, height, words: onPage, source: 'ocr', toView};
}
