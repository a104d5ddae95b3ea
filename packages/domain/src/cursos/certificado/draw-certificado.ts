import {countOf} from '../../values/counts.js';
import {cargaHorariaInWords} from '../carga-horaria.js';
import {balanced, fitted} from './lines.js';
import {chipsOf, type ModuloPdfData} from './chips.js';
import {INK} from '../../values/ink.js';
import type {MeasureText, PaperShape, PaperText} from './shapes.js';
import {BACKGROUND} from './background.js';

/** The content of a certificate. */
export interface CertificadoPdfData {
  readonly codigo: string;
  readonly nome: string;
  readonly curso: string;
  /** Duration of the course in minutes. */
  readonly cargaHoraria: number;
  readonly modulos: readonly ModuloPdfData[];
  readonly concluidoEm: Date;
}

/** The shapes and texts of a certificate, in drawing order; the shapes are decorative. */
export interface CertificadoDrawing {
  readonly background: readonly PaperShape[];
  readonly shapes: readonly PaperShape[];
  readonly words: readonly PaperText[];
  readonly qr: {readonly address: string; readonly x: number; readonly y: number; readonly side: number};
}

const [LEFT, RIGHT] = [234, 788];
const WIDTH = RIGHT - LEFT;
/** The fixed y of the foot, in points. */
const FOOT = 478;
const DAY = new Intl.DateTimeFormat('pt-BR', {dateStyle: 'long', timeZone: 'America/Sao_Paulo'});

/**
 * Draws a certificate for PDF and picture: the wall painted down to the roller, the name largest, the modules as paint chips. The
 * caller passes a function that measures texts in its fonts.
 */
export function drawCertificado(
  certificado: CertificadoPdfData,
  publicUrl: string,
  measure: MeasureText,
): CertificadoDrawing {
  const {codigo, nome, curso, modulos} = certificado;
  const inTitle = (text: string, size: number) => measure(text, {size, typeface: 'title'});
  const nameSize = fitted(inTitle, nome, {width: WIDTH, from: 40, to: 26});
  const names = balanced(line => inTitle(line, nameSize), nome, WIDTH);
  const courseSize = fitted(inTitle, curso, {width: WIDTH, from: 23, to: 15});
  const courses = balanced(line => inTitle(line, courseSize), curso, WIDTH);
  const chips = chipsOf(modulos, measure);
  const height = 46 + names.length * nameSize * 1.07 + 32 + courses.length * courseSize * 1.15 + 74 + (chips ? 76 : 0);
  // The free space of the page is distributed between the parts.
  const air = Math.max(0, FOOT - 16 - 63 - height);

  const grey = {size: 12.5, typeface: 'text', colour: INK.grey} as const;
  const brand = {size: 18, typeface: 'title', colour: INK.cal} as const;
  const words: PaperText[] = [
    {text: 'Clube', ...at(96, 33.5), ...brand},
    {text: 'do Pintor', ...at(116, 33.5), ...brand},
    {text: 'Certificado de conclusão', ...at(63), size: 16, typeface: 'title', colour: INK.zarcao},
  ];
  let y = 105 + air * 0.22;
  words.push({text: 'O Clube do Pintor certifica que', ...at(y), ...grey});
  y += nameSize * 0.2;
  for (const text of names)
    words.push({text, ...at((y += nameSize * 1.07)), size: nameSize, typeface: 'title', colour: INK.tinta});
  words.push({text: 'concluiu com aprovação o curso', ...at((y += 32)), ...grey});
  y += 6;
  for (const text of courses)
    words.push({text, ...at((y += courseSize * 1.15)), size: courseSize, typeface: 'title', colour: INK.anil});
  y += 22 + air * 0.28;
  const facts = drawFacts(certificado, measure, y);
  const foot = drawFoot(codigo, publicUrl, measure);
  const drawnChips = chips?.(LEFT, y + 66 + air * 0.12);
  return {
    background: BACKGROUND,
    shapes: [...facts.shapes, ...(drawnChips?.shapes ?? []), ...foot.shapes],
    words: [...words, ...facts.words, ...(drawnChips?.words ?? []), ...foot.words],
    qr: foot.qr,
  };
}

const at = (y: number, x = LEFT) => ({x, y});
const rule = (y: number): PaperShape => ({path: `M${LEFT} ${y}H${RIGHT}`, stroke: INK.line, width: 0.7});

/** The facts side by side, between two horizontal lines. @param y of the upper line */
function drawFacts({cargaHoraria, concluidoEm, modulos}: CertificadoPdfData, measure: MeasureText, y: number) {
  const passed = modulos.reduce((sum, {avaliacoes = 0}) => sum + avaliacoes, 0);
  const facts = [
    ['Carga horária', cargaHorariaInWords(cargaHoraria) ?? 'Livre'],
    ['Concluído em', DAY.format(concluidoEm)],
    ...(passed > 0 ? [['Avaliações', countOf(passed, 'aprovada', 'aprovadas')] as const] : []),
  ] as const;
  const shapes = [rule(y), rule(y + 51)];
  const words: PaperText[] = [];
  let x = LEFT;
  for (const [label, fact] of facts) {
    if (x > LEFT) shapes.push({path: `M${x - 20} ${y}V${y + 51}`, stroke: INK.line, width: 0.7});
    words.push({text: label, ...at(y + 20, x), size: 9.5, typeface: 'text', colour: INK.grey});
    words.push({text: fact, ...at(y + 37, x), size: 12.5, typeface: 'strong', colour: INK.tinta});
    x += Math.max(measure(fact, {size: 12.5, typeface: 'strong'}), 96) + 40;
  }
  return {shapes, words};
}

/** Issuer, and how to verify the certificate. */
function drawFoot(codigo: string, publicUrl: string, measure: MeasureText) {
  const side = 68;
  const place = `${publicUrl.replace(/^https?:\/\//, '')}/certificado`;
  const code = measure(codigo, {size: 16, typeface: 'title'});
  const widest = Math.max(code, measure(place, {size: 9.5, typeface: 'text'}));
  const x = Math.max(LEFT + 190, RIGHT - widest);
  const small = {size: 9.5, typeface: 'text', colour: INK.grey} as const;
  const [qrX, box] = [x - 16 - side, side + 10];
  const words: PaperText[] = [
    {text: 'Clube do Pintor', ...at(528), size: 12, typeface: 'strong', colour: INK.tinta},
    {text: 'Formação de pintores profissionais', ...at(543), ...small},
    {text: 'Código de verificação', ...at(FOOT + 12, x), ...small},
    {text: codigo, ...at(FOOT + 30, x), size: 16, typeface: 'title', colour: INK.tinta},
    {text: 'Aponte a câmera ou confira em', ...at(FOOT + 49, x), ...small},
    {text: place, ...at(FOOT + 62, x), ...small},
  ];
  const shapes: PaperShape[] = [
    {path: `M${LEFT} 513H${Math.min(LEFT + 190, qrX - 24)}`, stroke: INK.tinta, width: 1},
    {path: `M${qrX - 5} ${FOOT - 5}h${box}v${box}h-${box}Z`, fill: INK.white, stroke: INK.line, width: 0.6},
  ];
  return {words, shapes, qr: {address: `${publicUrl}/certificado/${codigo}`, x: qrX, y: FOOT, side}};
}
