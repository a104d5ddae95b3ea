import sharp from 'sharp';
import {createAleatorio} from '../aleatorio';
import {CORES, type NomeCor} from './palette';
import {MOTIVOS, type Motivo} from './motifs';
import {ellipse, group, join} from './shapes';

export {type Motivo} from './motifs';
export {renderImagemNivel} from './level-can';
export type {NomeCor} from './palette';

export interface Desenho {
  motivo: Motivo;
  cor: NomeCor;
  /** Decides the stroke of paint behind the object: two prizes never share it. */
  codigo: string;
}

const SIDE = 480;

/** A roller's stroke across the wall: a slanted band whose ends fray into streaks. */
function rollerStroke(codigo: string, fill: string): string {
  const random = createAleatorio(codigo);
  const rows = random.int(7, 9);
  const height = 250 / rows;
  const streaks = Array.from({length: rows}, (_, row) => {
    const [left, right] = [random.int(-60, 70), random.int(-70, 60)];
    const y = 115 + row * height;
    return `<rect x="${left}" y="${y.toFixed(1)}" width="${SIDE + right - left}" height="${(height + 1).toFixed(1)}" rx="${(height / 2.4).toFixed(1)}" fill="${fill}"/>`;
  });
  return group(`rotate(${random.int(-24, 24)} 240 240)`, ...streaks);
}

/** A prize's picture as SVG, 480 × 480, in the programme's palette. */
export function desenharPremio({motivo, cor, codigo}: Desenho): string {
  const paint = CORES[cor];
  const body = join(
    `<rect width="${SIDE}" height="${SIDE}" fill="${paint.tint}"/>`,
    rollerStroke(codigo, paint.wash),
    ellipse(240, 412, 150, 13, 'rgba(20,33,61,.13)'),
    MOTIVOS[motivo](paint),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`;
}

/** What an SVG's pixel is where it is drawn at its own size, dots an inch. */
const DENSITY = 72;
/** As wide as most prizes' photos are shown at most. */
const PRINTED = 960;

/** The picture as a PNG file of 960 × 960, hardly packed: the server draws it anew in the widths that it keeps. */
export function renderImagemPremio(desenho: Desenho): Promise<Buffer> {
  return sharp(Buffer.from(desenharPremio(desenho)), {density: (DENSITY * PRINTED) / SIDE})
    .png({compressionLevel: 1})
    .toBuffer();
}
