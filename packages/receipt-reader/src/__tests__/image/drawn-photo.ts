import {createCanvas, GlobalFonts, type SKRSContext2D} from '@napi-rs/canvas';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

const fontes = join(dirname(createRequire(__filename).resolve('pdfjs-dist/package.json')), 'standard_fonts');
GlobalFonts.registerFromPath(join(fontes, 'LiberationSans-Regular.ttf'), 'Letra');

/** A coupon's lines: left and right of the strip. */
export const CUPOM: readonly (readonly [string, string])[] = [
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
export const LINHA_DO_TOTAL = 8;

const LETRA = 22;
const PASSO = 38;
const MARGEM = 30;
export const TIRA = {largura: 560, altura: CUPOM.length * PASSO + 2 * MARGEM} as const;

export interface PapelDesenhado {
  /** Where the strip's upper left corner lies in the picture. */
  x: number;
  y: number;
  /** Degrees, clockwise. */
  angulo?: number;
}

export interface Desenho {
  png: Buffer;
  largura: number;
  altura: number;
  /** In fractions of the picture, of each strip: the middle of the amount of the total, and the corners. */
  totais: [number, number][];
  cantos: [number, number][][];
}

function desenharTira(pincel: SKRSContext2D): void {
  pincel.fillStyle = '#f2f0ea';
  pincel.fillRect(0, 0, TIRA.largura, TIRA.altura);
  pincel.fillStyle = '#26262a';
  pincel.font = `${LETRA}px Letra`;
  CUPOM.forEach(([esquerda, direita], i) => {
    const y = MARGEM + i * PASSO + LETRA;
    pincel.textAlign = 'left';
    pincel.fillText(esquerda, MARGEM, y);
    pincel.textAlign = 'right';
    pincel.fillText(direita, TIRA.largura - MARGEM, y);
  });
}

/** A picture of strips of paper on a dark table, or on what `forrar` paints over it. */
export function desenharFoto(
  largura: number,
  altura: number,
  papeis: readonly PapelDesenhado[],
  forrar?: (pincel: SKRSContext2D) => void,
): Desenho {
  const tela = createCanvas(largura, altura);
  const pincel = tela.getContext('2d');
  pincel.fillStyle = '#57493d';
  pincel.fillRect(0, 0, largura, altura);
  forrar?.(pincel);
  const totais: [number, number][] = [];
  const cantos: [number, number][][] = [];
  for (const {x, y, angulo = 0} of papeis) {
    const volta = (angulo * Math.PI) / 180;
    const naFoto = (u: number, v: number): [number, number] => [
      (x + u * Math.cos(volta) - v * Math.sin(volta)) / largura,
      (y + u * Math.sin(volta) + v * Math.cos(volta)) / altura,
    ];
    pincel.save();
    pincel.translate(x, y);
    pincel.rotate(volta);
    desenharTira(pincel);
    const largo = pincel.measureText(CUPOM[LINHA_DO_TOTAL]![1]).width;
    pincel.restore();
    totais.push(naFoto(TIRA.largura - MARGEM - largo / 2, MARGEM + LINHA_DO_TOTAL * PASSO + LETRA * 0.65));
    const {largura: w, altura: h} = TIRA;
    cantos.push([naFoto(0, 0), naFoto(w, 0), naFoto(w, h), naFoto(0, h)]);
  }
  return {png: tela.toBuffer('image/png'), largura, altura, totais, cantos};
}
