import {createCanvas, GlobalFonts, type SKRSContext2D} from '@napi-rs/canvas';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

const fonts = join(dirname(createRequire(__filename).resolve('pdfjs-dist/package.json')), 'standard_fonts');
GlobalFonts.registerFromPath(join(fonts, 'LiberationSans-Regular.ttf'), 'Letra');

/** A coupon's lines: the texts at the left and right margin. */
export const COUPON: readonly (readonly [string, string])[] = [
  ['TINTAS SERRA AZUL LTDA', ''],
  ['CNPJ: 11.222.333/0001-81', ''],
  ['AVENIDA BRASIL, 1204, CENTRO', ''],
  ['CODIGO DESCRICAO', 'VALOR'],
  ['10442 TINTA ACRILICA BRANCO NEVE', '389,90'],
  ['20871 ESMALTE SINTETICO CINZA', '74,25'],
  ['30015 MASSA CORRIDA 25 KG', '112,40'],
  ['DESCONTO', '16,55'],
  ['VALOR TOTAL R$', '560,00'],
  ['FORMA DE PAGAMENTO DINHEIRO', '560,00'],
  ['DATA DE EMISSAO 05/10/2026', '14:22:10'],
  ['Consulte pela chave de acesso', ''],
  ['3526 1011 2223 3300 0181 6500 1000', ''],
  ['OBRIGADO PELA PREFERENCIA', ''],
];
export const TOTAL_LINE = 8;

const LETTER_HEIGHT = 22;
const LINE_STEP = 38;
const MARGIN = 30;
export const STRIP = {width: 560, height: COUPON.length * LINE_STEP + 2 * MARGIN} as const;

export interface DrawnPaper {
  /** Position of the strip's upper left corner in the picture. */
  x: number;
  y: number;
  /** Rotation in degrees clockwise. */
  angle?: number;
}

export interface DrawnPhoto {
  png: Buffer;
  width: number;
  height: number;
  /** For each strip, in fractions of the picture: the centre of the total's amount, and the corners. */
  totals: [number, number][];
  corners: [number, number][][];
}

function drawStrip(brush: SKRSContext2D): void {
  brush.fillStyle = '#f2f0ea';
  brush.fillRect(0, 0, STRIP.width, STRIP.height);
  brush.fillStyle = '#26262a';
  brush.font = `${LETTER_HEIGHT}px Letra`;
  COUPON.forEach(([left, right], i) => {
    const y = MARGIN + i * LINE_STEP + LETTER_HEIGHT;
    brush.textAlign = 'left';
    brush.fillText(left, MARGIN, y);
    brush.textAlign = 'right';
    brush.fillText(right, STRIP.width - MARGIN, y);
  });
}

/** Draws strips of paper on a dark table, or on the background that `lay` paints. */
export function drawPhoto(
  width: number,
  height: number,
  papers: readonly DrawnPaper[],
  lay?: (brush: SKRSContext2D) => void,
): DrawnPhoto {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#57493d';
  brush.fillRect(0, 0, width, height);
  lay?.(brush);
  const totals: [number, number][] = [];
  const corners: [number, number][][] = [];
  for (const {x, y, angle = 0} of papers) {
    const turnBack = (angle * Math.PI) / 180;
    const inPhoto = (u: number, v: number): [number, number] => [
      (x + u * Math.cos(turnBack) - v * Math.sin(turnBack)) / width,
      (y + u * Math.sin(turnBack) + v * Math.cos(turnBack)) / height,
    ];
    brush.save();
    brush.translate(x, y);
    brush.rotate(turnBack);
    drawStrip(brush);
    const wide = brush.measureText(COUPON[TOTAL_LINE]![1]).width;
    brush.restore();
    totals.push(inPhoto(STRIP.width - MARGIN - wide / 2, MARGIN + TOTAL_LINE * LINE_STEP + LETTER_HEIGHT * 0.65));
    const {width: w, height: h} = STRIP;
    corners.push([inPhoto(0, 0), inPhoto(w, 0), inPhoto(w, h), inPhoto(0, h)]);
  }
  return {png: canvas.toBuffer('image/png'), width, height, totals, corners};
}
