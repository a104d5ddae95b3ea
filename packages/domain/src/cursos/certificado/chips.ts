import {countOf} from '../../values/counts.js';
import {wrapped} from './lines.js';
import {INK} from '../../values/ink.js';
import type {MeasureText, PaperShape, PaperText} from './shapes.js';

export interface ModuloPdfData {
  readonly nome: string;
  readonly aulas: number;
  /** Number of passed assessments; absent on older certificates. */
  readonly avaliacoes?: number;
}

const PAINTS = [INK.anil, INK.zarcao, INK.ocre, INK.folha, INK.lilas];
const [WIDTH, HEIGHT, GAP, SIZE] = [104.4, 60, 8, 8.5];

/** The modules as a row of paint chips; if there are too many, the last shows how many more; undefined without modules. */
export function chipsOf(modulos: readonly ModuloPdfData[], measure: MeasureText) {
  if (modulos.length === 0) return undefined;
  const shown = modulos.length > PAINTS.length ? modulos.slice(0, PAINTS.length - 1) : modulos;
  const rest = modulos.slice(shown.length);
  const chips = shown.map(({nome, aulas}) => ({nome, aulas}));
  if (rest.length > 0)
    chips.push({nome: `e mais ${rest.length} módulos`, aulas: rest.reduce((sum, {aulas}) => sum + aulas, 0)});
  return (left: number, top: number) => {
    const drawn = chips.map((chip, i) => drawChip(chip, PAINTS[i] ?? INK.anil, left + i * (WIDTH + GAP), top, measure));
    return {shapes: drawn.flatMap(({shapes}) => shapes), words: drawn.flatMap(({words}) => words)};
  };
}

function drawChip(
  {nome, aulas}: ModuloPdfData,
  paint: string,
  x: number,
  y: number,
  measure: MeasureText,
): {shapes: PaperShape[]; words: PaperText[]} {
  const lines = wrapped(line => measure(line, {size: SIZE, typeface: 'strong'}), nome, WIDTH - 14, 2);
  return {
    shapes: [
      {path: rounded(x, y, HEIGHT), fill: INK.white, stroke: INK.line, width: 0.8},
      {path: `M${x} ${y + 19}V${y + 4}q0 -4 4 -4H${x + WIDTH - 4}q4 0 4 4V${y + 19}Z`, fill: paint},
    ],
    words: [
      ...lines.map((text, i): PaperText => ({
        ...{text, x: x + 7, y: y + 31 + i * 10.5, size: SIZE},
        ...{typeface: 'strong', colour: INK.tinta},
      })),
      {
        ...{text: countOf(aulas, 'aula', 'aulas'), x: x + 7, y: y + 53.5, size: SIZE},
        ...{typeface: 'text', colour: INK.grey},
      },
    ],
  };
}

const rounded = (x: number, y: number, height: number): string =>
  `M${x + 4} ${y}h${WIDTH - 8}q4 0 4 4v${height - 8}q0 4 -4 4h${8 - WIDTH}q-4 0 -4 -4v${8 - height}q0 -4 4 -4Z`;
