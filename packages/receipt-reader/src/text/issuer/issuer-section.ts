import {middleX, middleY, textOf} from '../lines/lines';
import {labelsOfLine, type LabelMatch} from '../labels/labels';
import type {Sheet, Line, Term} from '../types';
import type {LabelName} from '../labels/vocabulary';

export interface Labelled {
  label: LabelMatch;
  value: string;
  terms: Term[];
}

/** A row with more of its words in labels than this share is one of labels; else they are part of a text. */
const LABEL_SHARE = 0.6;
/** The most rows of an issuer's section of which no heading tells the end. */
const MAX_ROWS = 12;
/** How far under its label a value may stand, in heights of a row: a box of several rows. */
const BOX_HEIGHT = 6;

const isLabelRow = (line: Line): boolean =>
  labelsOfLine(line).reduce((sum, {terms}) => sum + terms.length, 0) > line.terms.length * LABEL_SHARE;

const ENDING_LABELS = ['destinatario', 'secaoItens', 'natureza', 'transportador', 'emitente'];

/** The rows under headings `Emitente`, as the tax authorities' pages have them, down to the recipient's. */
export function issuerSection(sheet: Sheet): Line[] {
  const opens = (line: Line) =>
    labelsOfLine(line).some(({name, terms}) => name === 'emitente' && terms.length === line.terms.length);
  return sheet.lines.flatMap((line, i) => {
    if (!opens(line)) return [];
    const rest = sheet.lines.slice(i + 1);
    const end = rest.findIndex(other =>
      labelsOfLine(other).some(({name, start}) => start === 0 && ENDING_LABELS.includes(name)),
    );
    return rest.slice(0, end < 0 ? MAX_ROWS : end);
  });
}

/** All words under a label and inside its box, down to the next row of labels. */
function under(lines: readonly Line[], label: LabelMatch): Term[] {
  const l = lines.indexOf(label.line);
  const next = labelsOfLine(label.line).find(other => other.start >= label.end);
  const [x0, x1] = [(label.terms[0]?.box.x0 ?? 0) - label.line.height, next?.terms[0]?.box.x0 ?? Infinity];
  const below = lines.slice(l + 1);
  const end = below.findIndex(isLabelRow);
  return (end < 0 ? below : below.slice(0, end))
    .filter(({box, height}) => middleY(box) - middleY(label.line.box) < height * BOX_HEIGHT)
    .flatMap(({terms}) => terms.filter(({box}) => middleX(box) > x0 && box.x0 < x1 - 1));
}

/** What stands under the labels of one name in the issuer's own section. */
export function labelledOfIssuer(sheet: Sheet, name: LabelName): Labelled[] {
  const lines = issuerSection(sheet);
  return lines
    .filter(isLabelRow)
    .flatMap(labelsOfLine)
    .filter(label => label.name === name)
    .map(label => ({label, terms: under(lines, label)}))
    .filter(({terms}) => terms.length > 0)
    .map(({label, terms}) => ({label, terms, value: textOf(terms)}));
}
