import {COLOURS, INK, PAPER, type ColourName} from './palette';
import {MOTIFS, type Motif} from './motifs';
import {group, join} from './shapes';

export interface LessonDrawing {
  titulo: string;
  motif: Motif;
  colour: ColourName;
  /** The captions, one line each; each is shown for several frames. */
  falas: readonly string[];
}

const [WIDTH, HEIGHT] = [1280, 720];
/** Frames per caption. */
const EACH = 2;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Frames of a wall that is painted a little further from frame to frame. */
export function drawLesson({titulo, motif, colour, falas}: LessonDrawing): string[] {
  const paint = COLOURS[colour];
  const count = falas.length * EACH;
  return Array.from({length: count}, (_, i) => {
    const painted = Math.round((WIDTH * (i + 1)) / (count + 1));
    const body = join(
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint.tint}"/>`,
      `<rect width="${painted}" height="520" y="40" fill="${paint.base}"/>`,
      `<rect x="${painted - 26}" y="28" width="40" height="544" rx="16" fill="${paint.dark}"/>`,
      group(`translate(${Math.min(WIDTH - 460, painted)} 70)`, MOTIFS[motif](paint)),
      `<rect y="560" width="${WIDTH}" height="160" fill="${INK}"/>`,
      `<text x="48" y="608" font-family="sans-serif" font-size="28" font-weight="700" fill="${PAPER}">${escaped(titulo)}</text>`,
      `<text x="48" y="668" font-family="sans-serif" font-size="38" fill="${PAPER}">${escaped(falas[Math.floor(i / EACH)] ?? '')}</text>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
  });
}

/** The captions as WebVTT. @param frameMs duration of a frame */
export function captionsOf(falas: readonly string[], frameMs: number): string {
  const time = (ms: number) => new Date(ms).toISOString().slice(14, 23);
  const lines = falas.map((fala, i) => `${time(i * EACH * frameMs)} --> ${time((i + 1) * EACH * frameMs)}\n${fala}`);
  return `WEBVTT\n\n${lines.join('\n\n')}\n`;
}
