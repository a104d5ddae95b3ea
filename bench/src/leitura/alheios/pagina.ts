import {code128, qrSymbol, renderSvg, type Mark} from '@clube/seeds/desenho';
import type {Caneta, ItemVerdade} from '../gerador/desenho';
import type {Recibo} from '../gerador/recibo';

/** A receipt as a page of HTML, drawn by a browser: nothing of our own drawing tools but the codes. */
export interface Pagina {
  /** Millimetres; without a height the paper ends with the writing. */
  largura: number;
  altura?: number;
  css: string;
  corpo: string;
  temCodigo: boolean;
  itens: ItemVerdade[];
}

export type LayoutAlheio = (recibo: Recibo, caneta: Caneta) => Pagina;

export const escapar = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A template whose inserted texts are escaped; lists are joined; what `cru` wraps goes in as it is. */
export function html(partes: TemplateStringsArray, ...valores: Valor[]): Cru {
  return cru(partes.reduce((soma, parte, i) => soma + texto(valores[i - 1]) + parte));
}

export interface Cru {
  readonly cru: string;
}
type Valor = string | number | Cru | readonly Cru[] | undefined;

const cru = (texto: string): Cru => ({cru: texto});

function texto(valor: Valor): string {
  if (valor === undefined) return '';
  if (typeof valor === 'string' || typeof valor === 'number') return escapar(String(valor));
  return 'cru' in valor ? valor.cru : valor.map(cada => cada.cru).join('');
}

const desenho = (mark: Mark, width: number, height: number): Cru =>
  cru(renderSvg({width, height, marks: [mark]}, 1, '#000000'));

/** A QR code of so many millimetres a side. */
export const qr = (conteudo: string, lado: number): Cru =>
  html`<div class="qr" style="width:${lado}mm;height:${lado}mm">
    ${desenho(qrSymbol(conteudo, 0, 0, 300), 300, 300)}
  </div>`;

/** A Code 128 of so many millimetres. */
export const barras = (conteudo: string, largura: number, altura: number): Cru =>
  html`<div class="barras" style="width:${largura}mm;height:${altura}mm">
    ${desenho(code128(conteudo, 0, 0, largura * 10, altura * 10), largura * 10, altura * 10)}
  </div>`;

/** The whole page for the browser. */
export function documento({largura, css, corpo}: Pagina): string {
  const base = `@page{margin:0}*{box-sizing:border-box}body{margin:0;width:${largura}mm;background:#fff;color:#000}svg{width:100%;height:100%;display:block}table{border-collapse:collapse}.qr,.barras{display:inline-block}`;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>${base}${css}</style></head><body>${corpo}</body></html>`;
}
