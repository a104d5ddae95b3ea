import {textToPath} from './fonts';
import type {Mark, Sheet} from './sheet';

const n = (value: number) => value.toFixed(2);

function draw(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return textToPath(mark.text, mark.font, mark.size, mark.x, mark.y);
    case 'line': {
      const dash = mark.dash ? ` stroke-dasharray="${mark.dash}"` : '';
      const ends = `x1="${n(mark.x1)}" y1="${n(mark.y1)}" x2="${n(mark.x2)}" y2="${n(mark.y2)}"`;
      return `<line ${ends} stroke="currentColor" stroke-width="${mark.width}"${dash}/>`;
    }
    case 'box': {
      const frame = `x="${n(mark.x)}" y="${n(mark.y)}" width="${n(mark.width)}" height="${n(mark.height)}"`;
      return `<rect ${frame} rx="${mark.radius ?? 0}" fill="none" stroke="currentColor" stroke-width="${mark.stroke}"/>`;
    }
    case 'blocks': {
      const path = mark.blocks.map(([x, y, w, h]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`).join('');
      return `<path d="${path}" shape-rendering="crispEdges"/>`;
    }
  }
}

/** The sheet as SVG with `scale` pixels per point; `ink` is any CSS colour. */
export function renderSvg(sheet: Sheet, scale: number, ink = '#1d1d1f'): string {
  const {width, height} = sheet;
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${n(width)} ${n(height)}">`;
  return `${head}<g fill="${ink}" color="${ink}">${sheet.marks.map(draw).join('')}</g></svg>`;
}
