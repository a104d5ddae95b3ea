import {createRandom} from '../random';
import {COLOURS, INK, PAPER, WOOD, WOOD_DARK, WHITE, type ColourName} from './palette';
import {circle, ellipse, group, join, path, rect} from './shapes';

const [WIDTH, HEIGHT] = [640, 480];
const FLOOR = 380;

/** The kinds of pictures of a painter's work: a living room, a bedroom, a façade. */
const KINDS = ['sala', 'quarto', 'fachada'] as const;
export type RoomKind = (typeof KINDS)[number];
export const roomKinds: readonly RoomKind[] = KINDS;

export interface Room {
  kind: RoomKind;
  colour: ColourName;
  /** Determines the furniture and its places. */
  seed: string;
}

const window = (x: number, y: number, side: number): string =>
  join(
    rect(x, y, side, side * 1.2, 4, WHITE),
    rect(x + 8, y + 8, side / 2 - 12, side * 1.2 - 16, 2, '#cfe0f6'),
    rect(x + side / 2 + 4, y + 8, side / 2 - 12, side * 1.2 - 16, 2, '#cfe0f6'),
  );

const plant = (x: number): string =>
  join(
    ellipse(x, FLOOR - 70, 34, 48, COLOURS.folha.base),
    ellipse(x - 20, FLOOR - 50, 22, 34, COLOURS.folha.light),
    path(`M${x - 24} ${FLOOR - 36}h48l-8 60h-32z`, COLOURS.zarcao.dark),
  );

const FURNITURE: Readonly<Record<RoomKind, (x: number) => string>> = {
  sala: x =>
    join(
      rect(x, FLOOR - 90, 250, 80, 18, INK),
      rect(x - 14, FLOOR - 60, 278, 74, 16, '#2b3a5c'),
      circle(x + 60, FLOOR - 70, 24, COLOURS.ocre.base),
      plant(x + 320),
    ),
  quarto: x =>
    join(
      rect(x, FLOOR - 130, 260, 150, 10, WOOD),
      rect(x + 10, FLOOR - 60, 240, 84, 12, WHITE),
      rect(x + 24, FLOOR - 84, 90, 40, 12, PAPER),
      rect(x + 290, FLOOR - 70, 70, 90, 6, WOOD_DARK),
    ),
  fachada: x =>
    join(rect(x + 110, FLOOR - 170, 96, 190, 4, WOOD_DARK), circle(x + 190, FLOOR - 70, 6, WOOD), plant(x + 280)),
};

/** The freshly painted wall of a room as SVG, 640 × 480, in two tones of one colour. */
export function drawRoom({kind, colour, seed}: Room): string {
  const random = createRandom(`${seed}/${kind}`);
  const {base, light, tint} = COLOURS[colour];
  const half = random.chance(0.5);
  const body = join(
    rect(0, 0, WIDTH, FLOOR, 0, half ? tint : light),
    half ? rect(0, 190, WIDTH, FLOOR - 190, 0, base) : rect(random.int(0, 320), 0, 320, FLOOR, 0, base),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, 0, kind === 'fachada' ? '#cfcac0' : WOOD),
    rect(0, FLOOR - 10, WIDTH, 12, 0, WHITE),
    window(random.int(390, 470), 60, 110),
    group('', FURNITURE[kind](random.int(30, 120))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}
