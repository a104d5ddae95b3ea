import {INK, RUBBER, STEEL, SUN, WHITE, type Colour} from './palette';
import {circle, group, join, path, rect, stroke} from './shapes';

const BODY = 'M160 130 L205 108 Q240 138 275 108 L320 130 L318 372 Q240 386 162 372 Z';

/** A brush stroke on the chest, the club's logo. */
const badge = (fill: string, x = 240, y = 232) =>
  join(rect(x - 34, y - 12, 68, 24, 8, fill), rect(x + 18, y - 22, 10, 30, 4, fill));

export function tShirt(colour: Colour): string {
  return join(
    path('M160 130 L92 190 L132 240 L170 208 Z', colour.dark),
    path('M320 130 L388 190 L348 240 L310 208 Z', colour.dark),
    path(BODY, colour.base),
    stroke('M205 108 Q240 146 275 108', colour.dark, 9),
    badge(WHITE),
  );
}

export function longSleevedShirt(colour: Colour): string {
  return join(
    path('M162 130 L104 180 L78 344 L118 352 L150 236 L172 220 Z', colour.dark),
    path('M318 130 L376 180 L402 344 L362 352 L330 236 L308 220 Z', colour.dark),
    rect(76, 338, 46, 18, 6, colour.light),
    rect(358, 338, 46, 18, 6, colour.light),
    path(BODY, colour.base),
    stroke('M205 108 Q240 146 275 108', colour.light, 9),
    badge(SUN),
  );
}

export function polo(colour: Colour): string {
  return join(
    path('M160 130 L96 188 L134 238 L170 208 Z', colour.dark),
    path('M320 130 L384 188 L346 238 L310 208 Z', colour.dark),
    stroke('M98 196 L130 236', colour.light, 9),
    stroke('M382 196 L350 236', colour.light, 9),
    path(BODY, colour.base),
    path('M200 106 L240 130 L226 166 L190 124 Z', colour.light),
    path('M280 106 L240 130 L254 166 L290 124 Z', colour.light),
    rect(231, 130, 18, 74, 3, colour.dark),
    circle(240, 156, 4, WHITE),
    circle(240, 184, 4, WHITE),
    rect(272, 206, 30, 12, 4, SUN),
  );
}

export function workJacket(colour: Colour): string {
  return join(
    path('M156 134 L96 186 L76 340 L122 348 L152 240 L172 224 Z', colour.dark),
    path('M324 134 L384 186 L404 340 L358 348 L328 240 L308 224 Z', colour.dark),
    path('M156 132 L204 104 L276 104 L324 132 L322 366 L158 366 Z', colour.base),
    path('M204 104 Q240 92 276 104 L264 138 Q240 128 216 138 Z', colour.light),
    rect(236, 130, 8, 236, 2, STEEL),
    rect(158, 256, 164, 22, 0, SUN),
    rect(236, 256, 8, 22, 0, STEEL),
    rect(178, 300, 44, 44, 5, colour.dark),
    rect(258, 300, 44, 44, 5, colour.dark),
    rect(158, 360, 164, 16, 5, colour.dark),
  );
}

function legs(colour: Colour, hem: number, spread: number): string {
  const inner = 240;
  return join(
    path(
      `M150 128 L330 128 L${336 + spread} ${hem} L${inner + 14} ${hem} L240 214 L${inner - 14} ${hem} L${144 - spread} ${hem} Z`,
      colour.base,
    ),
    path(`M240 128 L240 214 L${inner - 14} ${hem} L${inner - 30} ${hem} L228 128 Z`, colour.dark),
    rect(148, 108, 184, 28, 6, colour.dark),
    rect(226, 112, 28, 20, 4, SUN),
    stroke('M168 148 Q172 178 150 190', colour.light, 5),
    stroke('M312 148 Q308 178 330 190', colour.light, 5),
  );
}

export function shorts(colour: Colour): string {
  return join(
    legs(colour, 348, 14),
    rect(138, 238, 58, 62, 6, colour.dark),
    rect(284, 238, 58, 62, 6, colour.dark),
    rect(138, 238, 58, 18, 6, colour.light),
    rect(284, 238, 58, 18, 6, colour.light),
  );
}

export function trousers(colour: Colour): string {
  return group(
    'translate(0 -14)',
    legs(colour, 400, 0),
    rect(152, 282, 52, 46, 6, colour.light),
    rect(276, 282, 52, 46, 6, colour.light),
  );
}

export function ankleBoot(colour: Colour): string {
  return join(
    path(
      'M150 122 L266 122 L270 238 Q300 256 346 266 Q384 276 386 322 L386 340 L142 340 Q138 220 150 122 Z',
      colour.base,
    ),
    path('M306 258 Q384 262 386 322 L386 340 L296 340 Q288 292 306 258 Z', colour.dark),
    rect(144, 108, 128, 30, 12, colour.dark),
    rect(134, 338, 260, 30, 10, RUBBER),
    rect(134, 338, 66, 42, 8, RUBBER),
    stroke('M214 176 L270 168 M216 208 L272 200 M224 240 L284 226', SUN, 8),
    stroke('M150 132 L160 96', colour.dark, 9),
  );
}

export function sneaker(colour: Colour): string {
  return join(
    path(
      'M118 214 Q150 226 176 186 L214 176 Q248 238 330 256 Q386 268 388 322 L110 322 Q104 256 118 214 Z',
      colour.base,
    ),
    path('M110 282 Q200 300 270 262 L330 256 Q386 268 388 322 L110 322 Z', colour.dark),
    rect(104, 314, 290, 34, 16, WHITE),
    rect(104, 334, 290, 16, 8, RUBBER),
    stroke('M222 216 L252 194 M246 238 L276 214 M274 252 L302 232', WHITE, 8),
    stroke('M128 252 Q160 262 186 236', SUN, 9),
  );
}

export function tallBoot(colour: Colour): string {
  return join(
    path('M168 86 L282 86 L276 262 Q330 266 360 298 Q376 316 374 350 L160 350 Q150 300 168 86 Z', colour.base),
    path('M252 86 L282 86 L276 262 Q330 266 360 298 Q376 316 374 350 L330 350 Q310 292 246 280 Z', colour.dark),
    rect(160, 78, 128, 24, 10, colour.light),
    rect(148, 344, 236, 26, 8, RUBBER),
    rect(148, 344, 70, 38, 6, RUBBER),
  );
}

export function baseballCap(colour: Colour): string {
  return join(
    path('M118 270 Q120 142 240 138 Q340 138 352 262 Q240 236 118 270 Z', colour.base),
    path('M240 138 Q340 138 352 262 Q300 248 250 250 Q262 190 240 138 Z', colour.dark),
    path('M118 268 Q236 226 352 260 Q420 284 414 314 Q300 268 118 296 Z', colour.light),
    circle(240, 136, 11, colour.dark),
    badge(WHITE, 178, 212),
  );
}

export function helmet(colour: Colour): string {
  return join(
    path('M108 296 Q104 150 240 146 Q376 150 372 296 Z', colour.base),
    path('M240 146 Q376 150 372 296 L286 296 Q296 210 262 148 Z', colour.dark),
    rect(214, 124, 52, 176, 18, colour.light),
    rect(84, 288, 312, 34, 17, colour.dark),
    rect(150, 228, 34, 12, 6, INK),
    rect(296, 228, 34, 12, 6, INK),
  );
}

/** Folded clothes in a pile, a shirt on top and the trousers below, for the uniform kits. */
export function uniform(colour: Colour, jacket: boolean): string {
  const fold = (y: number, fill: string, edge: string) =>
    join(rect(104, y, 272, 56, 16, fill), rect(104, y + 36, 272, 20, 10, edge));
  const below = jacket ? fold(286, SUN, '#cd9412') : fold(286, '#e9dfcc', '#cfc6b5');
  return join(
    fold(342, INK, '#0b1429'),
    below,
    jacket ? rect(236, 288, 8, 52, 2, STEEL) : stroke('M150 306 L196 306', '#b7ab93', 6),
    path('M128 112 L200 92 Q240 124 280 92 L352 112 L368 286 L112 286 Z', colour.base),
    path('M128 112 L146 108 L138 286 L112 286 Z M352 112 L334 108 L342 286 L368 286 Z', colour.dark),
    stroke('M200 92 Q240 136 280 92', colour.dark, 10),
    rect(112, 268, 256, 20, 8, colour.dark),
    badge(jacket ? SUN : WHITE, 240, 204),
  );
}
