import {code128, qrSymbol, renderSvg, type Mark} from '@clube/seeds/drawing';
import type {DrawingContext, TruthItem} from '../generator/drawing';
import type {Receipt} from '../generator/receipt';

/** A receipt as an HTML page, rendered by a browser; only its codes are drawn by our own code. */
export interface HtmlPage {
  /** Millimetres; without a height the paper ends below the content. */
  width: number;
  height?: number;
  css: string;
  body: string;
  hasCode: boolean;
  itens: TruthItem[];
}

export type ImitationLayout = (receipt: Receipt, context: DrawingContext) => HtmlPage;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A template whose inserted texts are escaped; lists are joined; `Raw` values are inserted unescaped. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Raw {
  return raw(parts.reduce((sum, part, i) => sum + textOf(values[i - 1]) + part));
}

export interface Raw {
  readonly raw: string;
}
type Value = string | number | Raw | readonly Raw[] | undefined;

const raw = (text: string): Raw => ({raw: text});

function textOf(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'raw' in value ? value.raw : value.map(each => each.raw).join('');
}

const svgOf = (mark: Mark, width: number, height: number): Raw =>
  raw(renderSvg({width, height, marks: [mark]}, 1, '#000000'));

/** A QR code with a side of this length in millimetres. */
export const qr = (content: string, side: number): Raw =>
  html`<div class="qr" style="width:${side}mm;height:${side}mm">${svgOf(qrSymbol(content, 0, 0, 300), 300, 300)}</div>`;

/** A Code 128 barcode with this size in millimetres. */
export const barcode = (content: string, width: number, height: number): Raw =>
  html`<div class="barras" style="width:${width}mm;height:${height}mm">
    ${svgOf(code128(content, 0, 0, width * 10, height * 10), width * 10, height * 10)}
  </div>`;

/** The complete HTML document. */
export function documentHtml({width, css, body}: HtmlPage): string {
  const base = `@page{margin:0}*{box-sizing:border-box}body{margin:0;width:${width}mm;background:#fff;color:#000}svg{width:100%;height:100%;display:block}table{border-collapse:collapse}.qr,.barras{display:inline-block}`;
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>${base}${css}</style></head><body>${body}</body></html>`;
}
