import {INK, PAPER, RUBBER, STEEL, STEEL_DARK, SUN, WHITE, type Colour} from './palette';
import {circle, ellipse, group, join, path, rect, stroke} from './shapes';

/** A phone with signal bars; more bars show a higher value. */
export function topUpPhone(colour: Colour, bars: number): string {
  const signal = [0, 1, 2, 3].map(i =>
    rect(186 + i * 30, 286 - i * 32, 20, 32 + i * 32, 4, i < bars ? INK : 'rgba(255,255,255,.45)'),
  );
  return join(
    rect(142, 64, 196, 352, 34, INK),
    rect(160, 100, 160, 274, 10, colour.base),
    rect(160, 100, 160, 120, 10, colour.light),
    rect(160, 180, 160, 60, 0, colour.light),
    rect(208, 78, 64, 9, 4, STEEL_DARK),
    circle(240, 394, 10, STEEL_DARK),
    ...signal,
  );
}

export function giftCard(colour: Colour, coins: number): string {
  return join(
    group(
      'rotate(-6 240 220)',
      rect(74, 118, 332, 206, 26, colour.base),
      rect(74, 158, 332, 44, 0, colour.dark),
      rect(104, 228, 58, 42, 8, SUN),
      stroke('M104 248 L162 248 M133 228 L133 270', '#cd9412', 4),
      rect(104, 288, 130, 12, 6, colour.light),
      rect(312, 256, 60, 22, 7, WHITE),
      rect(360, 246, 9, 28, 4, WHITE),
      rect(336, 278, 9, 26, 4, WHITE),
    ),
    ...Array.from({length: coins}, (_, i) =>
      join(ellipse(380, 404 - i * 15, 46, 16, '#cd9412'), ellipse(380, 399 - i * 15, 46, 16, SUN)),
    ),
  );
}

export function respirator(colour: Colour): string {
  return join(
    stroke('M150 190 Q70 150 96 84 M330 190 Q410 150 384 84', RUBBER, 14),
    path('M240 108 Q330 150 342 250 Q322 338 240 346 Q158 338 138 250 Q150 150 240 108 Z', STEEL_DARK),
    path('M240 108 Q330 150 342 250 Q322 338 240 346 Z', RUBBER),
    circle(140, 284, 58, colour.base),
    circle(140, 284, 40, colour.dark),
    circle(340, 284, 58, colour.base),
    circle(340, 284, 40, colour.dark),
    stroke('M116 284 L164 284 M140 260 L140 308 M316 284 L364 284 M340 260 L340 308', colour.light, 7),
    circle(240, 268, 34, INK),
    circle(240, 268, 18, SUN),
  );
}

export function goggles(colour: Colour): string {
  return join(
    stroke('M92 226 Q70 170 120 150 M388 226 Q410 170 360 150', INK, 14),
    path('M84 208 Q240 170 396 208 Q404 300 336 318 Q268 322 240 268 Q212 322 144 318 Q76 300 84 208 Z', colour.base),
    path('M106 226 Q170 204 222 214 Q224 292 150 296 Q104 284 106 226 Z', '#dce9ff'),
    path('M374 226 Q310 204 258 214 Q256 292 330 296 Q376 284 374 226 Z', '#dce9ff'),
    stroke('M132 246 L160 226 M292 246 L320 226', WHITE, 10),
  );
}

export function gloves(colour: Colour): string {
  const glove = join(
    path(
      'M-60 20 L-60 -60 Q-60 -76 -46 -76 Q-32 -76 -32 -60 L-32 -96 Q-32 -112 -16 -112 Q-2 -112 -2 -96 L-2 -104 Q-2 -120 14 -120 Q28 -120 28 -104 L28 -84 Q28 -98 42 -98 Q56 -98 56 -84 L56 24 Q86 0 96 14 Q102 28 84 48 L48 98 L-46 98 Q-60 70 -60 20 Z',
      colour.base,
    ),
    stroke('M-32 -56 L-32 0 M-2 -84 L-2 0 M28 -76 L28 0', colour.dark, 6),
    rect(-54, 88, 108, 54, 10, INK),
    rect(-54, 104, 108, 12, 0, SUN),
  );
  return join(
    group('translate(316 238) rotate(14) scale(-1 1)', glove),
    group('translate(176 246) rotate(-10)', glove),
  );
}

export function backpack(colour: Colour): string {
  return join(
    stroke('M200 104 Q240 60 280 104', INK, 16),
    rect(124, 100, 232, 290, 66, colour.base),
    rect(92, 236, 50, 120, 20, colour.dark),
    rect(338, 236, 50, 120, 20, colour.dark),
    rect(150, 250, 180, 124, 22, colour.dark),
    stroke('M150 284 L330 284', SUN, 7),
    stroke('M156 186 Q240 160 324 186', colour.light, 8),
    rect(224, 276, 14, 34, 5, SUN),
    rect(206, 126, 68, 22, 8, WHITE),
  );
}

export function waterBottle(colour: Colour): string {
  return join(
    rect(196, 76, 88, 72, 18, INK),
    rect(208, 132, 64, 34, 6, STEEL),
    path(
      'M176 196 Q178 158 208 156 L272 156 Q302 158 304 196 L304 372 Q304 402 274 402 L206 402 Q176 402 176 372 Z',
      colour.base,
    ),
    path('M256 156 L272 156 Q302 158 304 196 L304 372 Q304 402 274 402 L256 402 Z', colour.dark),
    rect(176, 250, 128, 66, 0, PAPER),
    rect(208, 270, 48, 18, 6, colour.base),
    rect(240, 262, 8, 24, 3, colour.base),
    rect(194, 190, 12, 46, 6, colour.light),
    stroke('M284 104 Q344 96 338 180', STEEL_DARK, 12),
  );
}

export function coolBox(colour: Colour): string {
  return join(
    stroke('M126 210 Q126 92 240 92 Q354 92 354 210', STEEL_DARK, 16),
    path('M96 214 L384 214 L366 380 L114 380 Z', colour.base),
    path('M240 214 L384 214 L366 380 L240 380 Z', colour.dark),
    rect(80, 168, 320, 62, 18, WHITE),
    rect(80, 206, 320, 24, 12, '#d9d5ce'),
    rect(206, 210, 68, 44, 10, SUN),
    path('M170 300 l14 -20 l14 20 a16 16 0 1 1 -28 0', '#dce9ff'),
  );
}

export function speaker(colour: Colour): string {
  return join(
    stroke('M150 152 Q150 92 240 92 Q330 92 330 152', INK, 16),
    rect(84, 146, 312, 206, 56, colour.base),
    path('M84 260 L396 260 L396 296 Q396 352 340 352 L140 352 Q84 352 84 296 Z', colour.dark),
    circle(164, 250, 62, INK),
    circle(164, 250, 36, STEEL_DARK),
    circle(164, 250, 14, SUN),
    circle(316, 250, 62, INK),
    circle(316, 250, 36, STEEL_DARK),
    circle(316, 250, 14, SUN),
    rect(208, 164, 64, 16, 8, colour.light),
  );
}

export function torch(colour: Colour): string {
  return join(
    stroke('M112 236 Q92 110 240 104 Q388 110 368 236', RUBBER, 26),
    stroke('M112 236 Q92 110 240 104 Q388 110 368 236', colour.base, 10),
    path('M180 300 L96 414 L384 414 L300 300 Z', 'rgba(245,184,46,.35)'),
    rect(164, 190, 152, 128, 30, INK),
    circle(240, 254, 48, '#fff6dc'),
    circle(240, 254, 28, SUN),
    rect(214, 170, 52, 30, 10, colour.base),
  );
}

export function extensionCord(colour: Colour): string {
  return join(
    circle(240, 232, 132, colour.base),
    circle(240, 232, 104, colour.dark),
    ...[92, 78, 64].map(
      radius => `<circle cx="240" cy="232" r="${radius}" fill="none" stroke="${SUN}" stroke-width="9"/>`,
    ),
    circle(240, 232, 52, INK),
    circle(226, 232, 8, STEEL),
    circle(254, 232, 8, STEEL),
    stroke('M330 320 Q396 340 402 392', SUN, 11),
    rect(384, 384, 38, 36, 8, INK),
    path('M168 350 L312 350 L336 398 L144 398 Z', STEEL_DARK),
  );
}

/** Cans of paint and tools in a crate with a ribbon, for the combos. */
export function combo(colour: Colour, parts: number): string {
  const can = (x: number, y: number, fill: string, edge: string) =>
    join(
      rect(x, y, 92, 110, 8, WHITE),
      rect(x, y + 42, 92, 44, 0, fill),
      ellipse(x + 46, y, 46, 13, STEEL),
      ellipse(x + 46, y, 36, 9, edge),
    );
  return join(
    stroke('M310 196 L350 84', '#b98a56', 18),
    path('M328 96 L376 76 L392 118 L344 134 Z', colour.base),
    can(112, 136, SUN, '#cd9412'),
    can(200, 112, colour.base, colour.dark),
    parts > 2 ? can(276, 148, '#17704e', '#0f5239') : '',
    rect(84, 232, 312, 152, 14, '#c99a63'),
    rect(84, 276, 312, 12, 0, '#8f6638'),
    rect(84, 328, 312, 12, 0, '#8f6638'),
    rect(216, 232, 48, 152, 0, colour.base),
    path('M240 262 Q188 214 184 262 Q186 292 240 270 Q294 292 296 262 Q292 214 240 262 Z', colour.dark),
    circle(240, 266, 16, colour.light),
  );
}
