import {INK, RUBBER, STEEL, STEEL_DARK, SUN, WHITE, type Colour} from './palette';
import {circle, ellipse, group, join, path, rect, stroke} from './shapes';

export function screwdriver(colour: Colour): string {
  return join(
    path('M196 232 L262 232 L244 356 L170 356 Z', INK),
    rect(154, 346, 104, 42, 10, SUN),
    rect(154, 346, 104, 14, 7, '#cd9412'),
    rect(122, 148, 190, 90, 24, colour.base),
    rect(122, 200, 190, 38, 19, colour.dark),
    rect(308, 166, 40, 54, 8, INK),
    path('M348 180 L372 186 L372 202 L348 208 Z', STEEL_DARK),
    rect(370, 188, 40, 11, 3, STEEL),
    path('M262 238 L284 238 Q286 268 258 272 Z', colour.dark),
    rect(146, 168, 70, 12, 6, colour.light),
    stroke('M148 192 L148 220 M164 192 L164 220 M180 192 L180 220', colour.light, 5),
  );
}

export function drill(colour: Colour): string {
  return join(
    stroke('M176 372 Q150 420 92 398', RUBBER, 11),
    path('M150 214 L216 214 L210 360 Q190 384 160 372 Z', colour.dark),
    rect(108, 142, 214, 96, 30, colour.base),
    rect(240, 142, 82, 96, 18, INK),
    circle(274, 190, 24, STEEL_DARK),
    rect(320, 162, 38, 56, 6, STEEL),
    path('M358 176 L384 184 L384 196 L358 204 Z', STEEL_DARK),
    rect(382, 186, 48, 9, 2, STEEL),
    stroke('M132 172 L212 172', colour.light, 10),
    path('M214 240 L238 240 Q238 274 212 278 Z', SUN),
  );
}

export function sprayGun(colour: Colour): string {
  return join(
    rect(198, 268, 104, 104, 20, WHITE),
    path('M198 318 L302 306 L302 352 Q302 372 282 372 L218 372 Q198 372 198 352 Z', colour.base),
    rect(210, 246, 80, 28, 8, INK),
    path('M130 168 L120 330 Q146 350 172 332 L186 220 Z', colour.dark),
    rect(118, 136, 196, 84, 26, colour.base),
    rect(306, 148, 34, 60, 8, INK),
    rect(338, 162, 24, 32, 6, SUN),
    path('M376 178 L430 134 L430 222 Z', colour.light),
    circle(446, 148, 6, colour.light),
    circle(452, 178, 6, colour.light),
    circle(446, 208, 6, colour.light),
    rect(146, 160, 82, 12, 6, colour.light),
    path('M188 222 L210 222 Q212 256 186 262 Z', INK),
  );
}

export function sander(colour: Colour): string {
  return join(
    stroke('M136 190 Q86 170 74 108', RUBBER, 11),
    path('M128 292 Q120 180 190 158 L300 158 Q358 172 352 292 Z', colour.base),
    path('M128 292 Q124 240 142 214 L340 214 Q354 240 352 292 Z', colour.dark),
    rect(176, 132, 132, 40, 20, INK),
    rect(112, 288, 258, 30, 8, RUBBER),
    rect(104, 316, 274, 20, 4, '#a4552c'),
    rect(186, 190, 110, 12, 6, colour.light),
    rect(372, 232, 46, 64, 14, STEEL_DARK),
    circle(240, 258, 18, SUN),
  );
}

export function wallSander(colour: Colour): string {
  return join(
    stroke('M282 220 L128 404', STEEL, 20),
    stroke('M206 312 L150 378', colour.base, 34),
    stroke('M178 346 Q240 420 330 400 Q392 384 402 330', STEEL_DARK, 14),
    circle(312, 182, 96, colour.base),
    circle(312, 182, 96, 'none'),
    circle(312, 182, 78, '#a4552c'),
    ...[0, 60, 120, 180, 240, 300].map(angle =>
      circle(312 + 48 * Math.cos((angle * Math.PI) / 180), 182 + 48 * Math.sin((angle * Math.PI) / 180), 9, RUBBER),
    ),
    circle(312, 182, 22, INK),
    circle(312, 182, 10, SUN),
  );
}

export function paintMixer(colour: Colour): string {
  return join(
    rect(228, 196, 24, 150, 6, STEEL),
    path('M166 338 Q240 312 314 338 L300 398 Q240 376 180 398 Z', STEEL_DARK),
    stroke('M190 350 Q240 402 290 350', STEEL, 12),
    rect(178, 92, 124, 120, 26, colour.base),
    rect(178, 158, 124, 54, 20, colour.dark),
    rect(86, 128, 108, 34, 17, INK),
    rect(286, 128, 108, 34, 17, INK),
    rect(204, 206, 72, 24, 8, RUBBER),
    rect(206, 116, 68, 12, 6, colour.light),
    circle(240, 176, 14, SUN),
  );
}

export function heatGun(colour: Colour): string {
  return join(
    stroke('M178 372 Q150 420 92 404', RUBBER, 11),
    path('M166 220 L232 220 L216 372 Q186 386 160 366 Z', INK),
    rect(104, 142, 190, 92, 40, colour.base),
    path('M104 190 L294 190 Q294 234 254 234 L144 234 Q104 234 104 190 Z', colour.dark),
    path('M290 158 L356 168 L356 208 L290 218 Z', STEEL_DARK),
    rect(352, 164, 20, 48, 4, STEEL),
    stroke('M392 158 Q404 168 392 178 Q380 188 392 198 M420 148 Q436 164 420 180 Q404 196 420 212', '#e6835f', 8),
    rect(130, 164, 80, 12, 6, colour.light),
    path('M234 240 L252 240 Q254 268 230 272 Z', SUN),
  );
}

export function vacuumCleaner(colour: Colour): string {
  return join(
    stroke('M296 176 Q420 130 410 260 L404 372', RUBBER, 20),
    path('M366 366 L440 366 L450 398 L356 398 Z', INK),
    path('M122 204 L318 204 L306 368 L134 368 Z', STEEL),
    path('M220 204 L318 204 L306 368 L232 368 Z', '#98a1b1'),
    path('M116 204 Q120 112 220 110 Q320 112 324 204 Z', colour.base),
    path('M220 110 Q320 112 324 204 L236 204 Q252 150 220 110 Z', colour.dark),
    rect(176, 88, 88, 28, 14, INK),
    rect(108, 198, 224, 24, 10, INK),
    circle(156, 382, 24, RUBBER),
    circle(284, 382, 24, RUBBER),
    circle(168, 164, 14, SUN),
  );
}

export function pressureWasher(colour: Colour): string {
  return join(
    stroke('M304 250 Q400 250 392 180', RUBBER, 12),
    group('rotate(-32 392 170)', rect(384, 60, 14, 130, 6, STEEL), rect(374, 168, 36, 60, 10, INK)),
    rect(140, 96, 20, 160, 8, STEEL_DARK),
    rect(280, 96, 20, 160, 8, STEEL_DARK),
    rect(130, 82, 180, 26, 13, INK),
    rect(122, 190, 196, 168, 34, colour.base),
    path('M122 284 L318 284 L318 324 Q318 358 284 358 L156 358 Q122 358 122 324 Z', colour.dark),
    circle(220, 248, 34, WHITE),
    stroke('M220 248 L238 232', '#c7401c', 7),
    circle(142, 368, 32, RUBBER),
    circle(142, 368, 12, STEEL),
    circle(298, 368, 32, RUBBER),
    circle(298, 368, 12, STEEL),
  );
}

export function compressor(colour: Colour): string {
  return join(
    rect(180, 130, 128, 104, 18, INK),
    stroke('M200 156 L288 156 M200 180 L288 180 M200 204 L288 204', STEEL_DARK, 9),
    stroke('M330 196 L330 158 L380 158', STEEL, 12),
    circle(388, 158, 24, WHITE),
    stroke('M388 158 L400 148', '#c7401c', 6),
    rect(92, 222, 296, 128, 62, colour.base),
    path('M92 290 L388 290 Q386 350 326 350 L154 350 Q94 350 92 290 Z', colour.dark),
    rect(128, 248, 132, 14, 7, colour.light),
    circle(140, 366, 32, RUBBER),
    circle(140, 366, 12, STEEL),
    rect(316, 342, 28, 52, 6, STEEL_DARK),
    stroke('M92 268 L64 210', STEEL_DARK, 14),
  );
}

export function angleGrinder(colour: Colour): string {
  return group(
    'rotate(-18 240 250)',
    rect(86, 214, 226, 72, 34, colour.base),
    rect(86, 250, 226, 36, 18, colour.dark),
    rect(216, 206, 58, 88, 16, INK),
    rect(296, 200, 66, 92, 18, STEEL_DARK),
    rect(316, 120, 26, 90, 12, INK),
    circle(350, 310, 66, '#8d93a0'),
    circle(350, 310, 52, STEEL),
    circle(350, 310, 16, INK),
    path('M278 292 Q290 234 350 238 Q412 240 420 300 L388 300 Q380 266 350 268 Q318 268 310 300 Z', SUN),
    rect(110, 230, 80, 12, 6, colour.light),
  );
}

export function multiTool(colour: Colour): string {
  return group(
    'rotate(-24 240 240)',
    stroke('M92 250 Q40 262 30 330', RUBBER, 11),
    rect(88, 200, 236, 92, 44, colour.base),
    path('M88 246 L324 246 Q324 292 282 292 L132 292 Q88 292 88 246 Z', colour.dark),
    rect(160, 200, 70, 92, 4, INK),
    path('M318 214 L368 222 L368 268 L318 278 Z', STEEL_DARK),
    rect(356, 262, 32, 22, 6, STEEL),
    path('M362 284 L384 284 L400 352 L346 352 Z', STEEL),
    stroke('M348 354 L354 362 L360 354 L366 362 L372 354 L378 362 L384 354 L390 362 L396 354', STEEL_DARK, 5),
    rect(110, 218, 34, 12, 6, SUN),
  );
}

export function coffeeMaker(colour: Colour): string {
  return join(
    rect(134, 92, 212, 58, 18, colour.base),
    rect(134, 92, 62, 296, 18, colour.base),
    rect(134, 120, 40, 268, 0, colour.dark),
    rect(134, 352, 212, 40, 14, colour.dark),
    path('M214 150 L330 150 L312 196 L232 196 Z', INK),
    path('M216 222 L330 222 L322 346 L224 346 Z', '#dfe6f4'),
    path('M219 272 L327 272 L322 346 L224 346 Z', '#5b3216'),
    rect(210, 210, 126, 18, 8, INK),
    stroke('M330 240 Q374 244 368 288 Q362 320 326 318', INK, 12),
    circle(164, 122, 10, SUN),
  );
}

export function floodlight(colour: Colour): string {
  return join(
    stroke('M240 236 L240 300 M240 290 L150 402 M240 290 L330 402 M240 290 L240 404', STEEL_DARK, 13),
    ellipse(240, 290, 18, 18, INK),
    path('M126 96 L60 66 M126 150 L50 150 M354 96 L420 66 M354 150 L430 150', 'none'),
    stroke('M98 106 L60 88 M96 156 L52 156 M382 106 L420 88 M384 156 L428 156', SUN, 9),
    rect(122, 78, 236, 150, 22, colour.base),
    rect(140, 96, 200, 114, 12, '#fff6dc'),
    ...[0, 1, 2, 3].flatMap(column => [0, 1].map(row => circle(170 + column * 47, 130 + row * 46, 15, SUN))),
    rect(206, 226, 68, 22, 8, INK),
  );
}
