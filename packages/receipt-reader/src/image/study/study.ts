import type {Box} from '../../document/types';
import {findSpots, chooseLetters} from './letters';
import {formLines, rotateBoxes, countNeighbours, type LetterLine} from './lines';
import type {PageImage} from '../types';

/** The properties of a picture's text, measured from its spots of ink. */
export interface InkStudy {
  /** Whether lines are vertical; rotating by 90 degrees clockwise makes them horizontal. */
  sideways: boolean;
  /** Lines of text, after that rotation. */
  lines: LetterLine[];
  /** Height of most letters in pixels; 0 if there is hardly any text. */
  letterHeight: number;
  /** All spots of ink, after that rotation. */
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
