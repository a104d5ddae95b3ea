import {createCanvas} from '@napi-rs/canvas';
import {escala} from '../document/geometry';
import type {ImagemCinza} from '../image';
import type {PDFPageProxy} from './pdfjs';

const LADO_MAXIMO = 16_000;
const PONTOS_POR_POLEGADA = 72;

/** The finest scale up to `dpi` at which a page stays within the pixels allowed. */
function escalaPara(largura: number, altura: number, dpi: number, pixels: number): number {
  return Math.min(
    dpi / PONTOS_POR_POLEGADA,
    Math.sqrt(pixels / (largura * altura)),
    LADO_MAXIMO / Math.max(largura, altura),
  );
}

function cinza(rgba: Uint8Array, dados: Uint8Array): void {
  for (let de = 0, para = 0; para < dados.length; de += 4, para++)
    dados[para] = (rgba[de]! * 77 + rgba[de + 1]! * 151 + rgba[de + 2]! * 28) >> 8;
}

/** A page as a picture, upright as people see it, black on white. */
export async function rasterizar(pagina: PDFPageProxy, dpi: number, pixels: number): Promise<ImagemCinza> {
  const {width, height} = pagina.getViewport({scale: 1});
  const vista = pagina.getViewport({scale: escalaPara(width, height, dpi, pixels)});
  const [largura, altura] = [vista.width, vista.height].map(lado => Math.max(1, Math.floor(lado))) as [number, number];
  const canvas = createCanvas(largura, altura);
  await pagina.render({
    canvas: null,
    canvasContext: canvas.getContext('2d'),
    viewport: vista,
    background: 'white',
  }).promise;
  const dados = new Uint8Array(largura * altura);
  cinza(canvas.data(), dados);
  return {largura, altura, dados, paraVista: escala(largura, altura)};
}
