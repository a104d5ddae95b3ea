import sharp from 'sharp';
import {createRandom} from '../random';
import {COLOURS, type ColourName} from './palette';
import {drawPortrait} from './portrait';
import {MOTIFS, type Motif} from './motifs';
import {drawRoom, type Room} from './room';
import {ellipse, group, join} from './shapes';

export {type Motif} from './motifs';
export {renderNivelImage} from './level-can';
export {captionsOf, drawLesson} from './lesson-frames';
export {VIDEO, renderVideo} from './webm';
export type {ColourName} from './palette';
export {roomKinds} from './room';

export interface Drawing {
  motif: Motif;
  colour: ColourName;
  /** Determines the stroke of paint behind the object, which differs between prizes. */
  codigo: string;
}

const SIDE = 480;

/** A roller's stroke across a wall of this many pixels: a slanted band whose ends fray into streaks. */
function rollerStroke(codigo: string, fill: string, width = SIDE): string {
  const random = createRandom(codigo);
  const rows = random.int(7, 9);
  const height = 250 / rows;
  const streaks = Array.from({length: rows}, (_, row) => {
    const [left, right] = [random.int(-60, 70), random.int(-70, 60)];
    const y = 115 + row * height;
    return `<rect x="${left}" y="${y.toFixed(1)}" width="${width + right - left}" height="${(height + 1).toFixed(1)}" rx="${(height / 2.4).toFixed(1)}" fill="${fill}"/>`;
  });
  return group(`rotate(${random.int(-24, 24) * (SIDE / width)} ${width / 2} 240)`, ...streaks);
}

/** A prize's picture as SVG, 480 × 480, in the programme's palette. */
export function drawPremio({motif, colour, codigo}: Drawing): string {
  const paint = COLOURS[colour];
  const body = join(
    `<rect width="${SIDE}" height="${SIDE}" fill="${paint.tint}"/>`,
    rollerStroke(codigo, paint.wash),
    ellipse(240, 412, 150, 13, 'rgba(20,33,61,.13)'),
    MOTIFS[motif](paint),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`;
}

/** An announcement's subject, large, with a second, small motif. */
export interface BannerDrawing extends Drawing {
  ao: Motif;
}

/** A banner's picture as SVG, 960 × 480, on the same wall as the prizes. */
function drawBanner({motif, ao, colour, codigo}: BannerDrawing): string {
  const paint = COLOURS[colour];
  const [width, height] = [2 * SIDE, SIDE];
  const body = join(
    `<rect width="${width}" height="${height}" fill="${paint.tint}"/>`,
    rollerStroke(codigo, paint.wash, width),
    ellipse(650, 428, 190, 14, 'rgba(20,33,61,.13)'),
    ellipse(270, 428, 120, 10, 'rgba(20,33,61,.13)'),
    group('translate(130 150) scale(.58)', MOTIFS[ao](paint)),
    group('translate(410 12)', MOTIFS[motif](paint)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** The density at which an SVG pixel is a pixel of the picture, in dots per inch. */
const DENSITY = 72;
/** Width in pixels: the maximum at which most prizes' photos are shown. */
const PRINTED = 960;

/**
 * The picture as a PNG file of 960 × 960, hardly compressed, as the server re-encodes it in the widths that it stores.
 */
export function renderPremioImage(drawing: Drawing): Promise<Buffer> {
  return sharp(Buffer.from(drawPremio(drawing)), {density: (DENSITY * PRINTED) / SIDE})
    .png({compressionLevel: 1})
    .toBuffer();
}

/** A portrait as a PNG file of 480 × 480. */
export function renderPortrait(seed: string): Promise<Buffer> {
  return sharp(Buffer.from(drawPortrait(seed)), {density: DENSITY})
    .png({compressionLevel: 1})
    .toBuffer();
}

/** A room as a PNG file of 1280 × 960. */
export function renderRoom(room: Room): Promise<Buffer> {
  return sharp(Buffer.from(drawRoom(room)), {density: DENSITY * 2})
    .png({compressionLevel: 1})
    .toBuffer();
}

/** A frame of a lesson's video as a PNG file, in its own size. */
export function renderLessonPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), {density: DENSITY}).png({compressionLevel: 1}).toBuffer();
}

/** The picture as a PNG file of 1440 × 720. */
export function renderBannerPicture(drawing: BannerDrawing): Promise<Buffer> {
  return sharp(Buffer.from(drawBanner(drawing)), {density: (DENSITY * 1440) / (2 * SIDE)})
    .png({compressionLevel: 1})
    .toBuffer();
}
