import {create} from 'qrcode';
import {useMemo} from 'react';

/** Clear modules around a symbol, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** The modules of a QR code as one path; adjacent ones are merged, as separate shapes would show hairlines. */
function qrPath(text: string): {path: string; size: number} {
  const {modules} = create(text, {errorCorrectionLevel: 'M'});
  let path = '';
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue;
      const from = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column++;
      path += `M${from} ${row}h${column - from + 1}v1H${from}z`;
    }
  return {path, size: modules.size};
}

/** A link as a QR code for another phone: black on white in every theme, as cameras require. */
export default function QrCode({text, label}: {text: string; label: string}) {
  const {path, size} = useMemo(() => qrPath(text), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
