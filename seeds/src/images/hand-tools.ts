import {INK, PAPER, RUBBER, STEEL, STEEL_DARK, SUN, WHITE, WOOD, WOOD_DARK, type Colour} from './palette';
import {circle, ellipse, group, join, path, rect, stroke} from './shapes';

export function paintRoller(colour: Colour): string {
  return join(
    rect(96, 96, 240, 92, 30, colour.base),
    rect(96, 146, 240, 42, 21, colour.dark),
    rect(84, 112, 20, 60, 8, INK),
    stroke('M336 142 L384 142 L384 228 L240 228 L240 280', STEEL_DARK, 14),
    rect(218, 272, 44, 122, 16, SUN),
    rect(218, 340, 44, 54, 16, '#cd9412'),
    rect(122, 114, 120, 12, 6, colour.light),
  );
}

export function brushes(colour: Colour): string {
  const brush = (fill: string, tip: string) =>
    join(
      path('M-16 -150 Q0 -164 16 -150 L24 -10 L-24 -10 Z', fill),
      circle(0, -130, 6, PAPER),
      rect(-34, -14, 68, 44, 4, STEEL),
      rect(-34, 2, 68, 8, 0, STEEL_DARK),
      path('M-34 30 L34 30 L30 116 Q0 132 -30 116 Z', '#e8d9b8'),
      path('M-32 76 L32 76 L30 116 Q0 132 -30 116 Z', tip),
    );
  return join(
    group('translate(140 256) rotate(-16) scale(.92)', brush(WOOD, SUN)),
    group('translate(340 256) rotate(16) scale(.92)', brush(WOOD, '#17704e')),
    group('translate(240 244) scale(1.1)', brush(WOOD_DARK, colour.base)),
  );
}

export function flatBrush(colour: Colour): string {
  return group(
    'translate(240 236) rotate(28) scale(1.25)',
    path('M-20 -140 Q0 -154 20 -140 L32 -6 L-32 -6 Z', colour.base),
    path('M0 -148 Q14 -148 20 -140 L32 -6 L0 -6 Z', colour.dark),
    circle(0, -122, 8, PAPER),
    rect(-56, -10, 112, 46, 5, STEEL),
    rect(-56, 8, 112, 8, 0, STEEL_DARK),
    path('M-56 36 L56 36 L50 116 Q0 134 -50 116 Z', '#e8d9b8'),
    path('M-53 80 L53 80 L50 116 Q0 134 -50 116 Z', SUN),
  );
}

export function ladder(colour: Colour): string {
  const steps = [0, 1, 2, 3, 4].map(i =>
    rect(166 - i * 9 + 8, 140 + i * 50, 132 + i * 18 - 16, 15, 4, i % 2 ? colour.dark : colour.base),
  );
  return join(
    stroke('M292 96 L384 396 M262 96 L330 300', STEEL_DARK, 13),
    stroke('M176 96 L120 398 M288 96 L344 398', STEEL, 18),
    ...steps,
    rect(154, 78, 156, 34, 10, colour.base),
    rect(108, 392, 28, 16, 5, RUBBER),
    rect(330, 392, 28, 16, 5, RUBBER),
    rect(372, 390, 26, 16, 5, RUBBER),
  );
}

export function extensionPole(colour: Colour): string {
  return group(
    'rotate(-38 240 240)',
    rect(20, 226, 250, 30, 12, colour.base),
    rect(20, 242, 250, 14, 7, colour.dark),
    rect(250, 218, 54, 46, 12, INK),
    rect(300, 232, 150, 18, 6, STEEL),
    rect(430, 224, 30, 34, 6, STEEL_DARK),
    rect(40, 222, 70, 38, 14, RUBBER),
    rect(300, 236, 150, 5, 2, WHITE),
  );
}

export function paintTray(colour: Colour): string {
  return join(
    path('M88 214 L392 214 L362 372 L118 372 Z', colour.base),
    path('M106 232 L374 232 L350 354 L130 354 Z', colour.dark),
    path('M124 292 Q180 276 240 292 T358 292 L350 354 L130 354 Z', SUN),
    stroke('M140 250 L164 272 M190 250 L214 272 M240 250 L264 272 M290 250 L314 272', colour.light, 6),
    rect(112, 128, 196, 76, 26, WHITE),
    rect(112, 168, 196, 36, 18, '#e9dfcc'),
    stroke('M308 166 L356 166 L356 112 L400 96', STEEL_DARK, 12),
    group('rotate(-20 420 90)', rect(392, 74, 68, 30, 13, INK)),
  );
}

export function spatulas(colour: Colour): string {
  const blade = (fill: string, width: number) =>
    join(
      rect(-18, -150, 36, 120, 14, fill),
      rect(-18, -60, 36, 30, 6, INK),
      path(`M-14 -32 L14 -32 L${width} 96 L${-width} 96 Z`, STEEL),
      path(`M0 -32 L14 -32 L${width} 96 L0 96 Z`, '#c3c9d4'),
      rect(-width, 90, width * 2, 12, 2, STEEL_DARK),
    );
  return join(
    group('translate(132 268) rotate(-14)', blade(SUN, 34)),
    group('translate(348 268) rotate(14)', blade('#17704e', 46)),
    group('translate(240 258)', blade(colour.base, 62)),
  );
}

export function tapes(colour: Colour): string {
  const roll = (x: number, y: number, radius: number, fill: string, edge: string) =>
    join(
      circle(x, y + 10, radius, edge),
      circle(x, y, radius, fill),
      circle(x, y, radius * 0.62, '#e9dfcc'),
      circle(x, y, radius * 0.5, WOOD),
      circle(x, y, radius * 0.44, '#6f4f2a'),
    );
  return join(
    roll(176, 190, 88, colour.base, colour.dark),
    roll(324, 232, 76, SUN, '#cd9412'),
    roll(216, 318, 72, '#17704e', '#0f5239'),
    path('M286 346 L398 372 L392 396 L278 372 Z', '#17704e'),
  );
}

export function tapeMeasure(colour: Colour): string {
  return join(
    rect(108, 120, 196, 196, 52, colour.base),
    path('M108 226 L304 226 L304 264 Q304 316 252 316 L160 316 Q108 316 108 264 Z', colour.dark),
    circle(206, 218, 64, INK),
    circle(206, 218, 48, SUN),
    circle(206, 218, 14, INK),
    rect(280, 288, 134, 28, 3, SUN),
    stroke('M306 292 L306 302 M326 292 L326 308 M346 292 L346 302 M366 292 L366 308 M386 292 L386 302', INK, 4),
    rect(406, 280, 14, 54, 4, STEEL_DARK),
    rect(296, 170, 30, 60, 10, RUBBER),
  );
}

export function laserLevel(colour: Colour): string {
  return join(
    stroke('M40 190 L440 190', '#ff5a4d', 6),
    stroke('M240 44 L240 300', '#ff5a4d', 6),
    stroke('M240 320 L150 410 M240 320 L330 410 M240 320 L240 414', STEEL_DARK, 12),
    rect(160, 120, 160, 168, 28, colour.base),
    rect(160, 216, 160, 72, 28, colour.dark),
    rect(184, 146, 112, 84, 14, INK),
    circle(240, 188, 28, '#ff5a4d'),
    circle(240, 188, 12, WHITE),
    rect(192, 252, 96, 16, 8, SUN),
    rect(206, 286, 68, 40, 8, RUBBER),
  );
}

export function sandingDisc(colour: Colour, holes: number): string {
  const at = (radius: number, i: number, of: number) => {
    const angle = (i / of) * 2 * Math.PI - Math.PI / 2;
    return [240 + radius * Math.cos(angle), 240 + radius * Math.sin(angle)] as const;
  };
  const grains = Array.from({length: 150}, (_, i) => {
    const angle = i * 2.39996;
    const radius = 10.6 * Math.sqrt(i + 2);
    return circle(
      Math.round(240 + radius * Math.cos(angle)),
      Math.round(240 + radius * Math.sin(angle)),
      2.2,
      colour.light,
    );
  });
  const inner = holes > 0 ? Array.from({length: holes}, (_, i) => circle(...at(92, i, holes), 13, colour.tint)) : [];
  return join(
    ellipse(262, 264, 142, 142, '#d9c9a5'),
    circle(252, 252, 142, colour.dark),
    circle(240, 240, 142, colour.base),
    ...grains,
    ...inner,
    circle(240, 240, holes > 0 ? 18 : 44, holes > 0 ? colour.tint : INK),
    holes > 0 ? '' : circle(240, 240, 16, STEEL),
  );
}

export function toolbox(colour: Colour): string {
  return join(
    stroke('M176 176 L176 122 L304 122 L304 176', INK, 20),
    rect(86, 168, 308, 90, 18, colour.base),
    rect(86, 236, 308, 140, 14, colour.dark),
    rect(86, 236, 308, 22, 0, INK),
    rect(146, 220, 44, 58, 8, SUN),
    rect(290, 220, 44, 58, 8, SUN),
    rect(110, 186, 110, 12, 6, colour.light),
  );
}
