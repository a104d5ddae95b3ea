import type {Box} from '../../document/types';
import {findSpots, chooseLetters} from './letters';
import {formLines, rotateBoxes, countNeighbours, type LetterLine} from './lines';
import type {PageImage} from '../types';

/** What the spots of ink of a picture say about its text. */
export interface InkStudy {
  /** The lines run up or down the picture: turned by 90 degrees, clockwise, they lie. */
  sideways: boolean;
  /** Lines of text, as they lie after that turn. */
  lines: LetterLine[];
  /** The height of most letters in pixels; 0 where there is hardly any text. */
  letterHeight: number;
  /** Every spot of ink, after that turn. */
  spots: Box[];
}

function studyLying(spots: Box[]): InkStudy & {neighbours: number} {
  const {letters, letterHeight} = chooseLetters(spots);
  const lines = letterHeight > 0 ? formLines(letters, letterHeight) : [];
  return {sideways: false, lines, letterHeight, spots, neighbours: countNeighbours(lines, letterHeight)};
}

export async function studyInk(image: PageImage): Promise<InkStudy> {
  const spots = await findSpots(image);
  const lying = studyLying(spots);
  const upright = studyLying(rotateBoxes(spots, image.height));
  return upright.neighbours > lying.neighbours ? {...upright, sideways: true} : lying;
}
