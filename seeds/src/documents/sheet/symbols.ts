import bwipjs from 'bwip-js';
import {create} from 'qrcode';
import type {Mark} from './sheet';

/** A QR code as a square of `side` points, without quiet zone, which the caller must leave. */
export function qrSymbol(text: string, x: number, y: number, side: number): Mark {
  const {modules} = create(text, {errorCorrectionLevel: 'M'});
  const module = side / modules.size;
  const blocks: [number, number, number, number][] = [];
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      // Adjacent squares are drawn as one block, as separate ones would show hairlines between them.
      let end = column;
      while (end + 1 < modules.size && modules.get(row, end + 1)) end++;
      blocks.push([x + column * module, y + row * module, (end - column + 1) * module, module]);
      column = end;
    }
  }
  return {kind: 'blocks', blocks};
}

/** A Code 128 barcode filling the given width (digits in pairs, letters one by one). */
export function code128(text: string, x: number, y: number, width: number, height: number): Mark {
  const [symbol] = bwipjs.raw({bcid: 'code128', text});
  if (!symbol || !('sbs' in symbol)) throw new Error('the barcode library gave no bar widths');
  const widths = symbol.sbs;
  const module = width / widths.reduce((sum, bar) => sum + bar, 0);
  const blocks: [number, number, number, number][] = [];
  let pen = x;
  widths.forEach((bar, i) => {
    if (i % 2 === 0) blocks.push([pen, y, bar * module, height]);
    pen += bar * module;
  });
  return {kind: 'blocks', blocks};
}
