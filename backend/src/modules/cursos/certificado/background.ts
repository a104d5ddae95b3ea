import {FONT, INK, line, type Paper} from '../../../kernel/documents/paper';

const [WIDTH, HEIGHT] = [842, 595];

/** The paper and its frame, and the wall at the left, painted up to the roller. */
export function drawBackground(page: Paper): void {
  page.rect(0, 0, WIDTH, HEIGHT).fill(INK.cal);
  for (const [inset, line] of [
    [16, 1.2],
    [21, 0.5],
  ] as const) {
    const [right, bottom] = [WIDTH - inset, HEIGHT - inset];
    page
      .moveTo(97, inset)
      .lineTo(right, inset)
      .lineTo(right, bottom)
      .lineTo(97, bottom)
      .lineWidth(line)
      .stroke(INK.tinta);
  }
  page.rect(0, 0, 97, HEIGHT).fill(INK.anil);
  page.moveTo(0, 0).lineTo(187, 0).lineTo(188, 120).lineTo(186.5, 260).lineTo(188, 432).lineTo(0, 432).fill(INK.anil);
  page.rect(87, 0, 10, 430).fillOpacity(0.12).fill(INK.tinta).fillOpacity(1);
  for (const [x, y, height] of [
    [179, 82, 30],
    [182, 140, 60],
    [180, 216, 90],
    [183, 330, 46],
  ] as const)
    page.rect(x, y, 1.4, height).fill(INK.cal);
  page.roundedRect(86, 446, 106, 30, 3).fill(INK.ocre);
  page.rect(86, 464, 106, 3).fill('#fbd976');
  for (const x of [81, 184]) page.roundedRect(x, 433, 9, 44, 2).fill(INK.tinta);
  page.lineWidth(7).lineCap('round').lineJoin('round').strokeColor(INK.tinta);
  page.moveTo(194, 453).lineTo(211, 453).lineTo(211, 503).lineTo(137, 503).lineTo(137, 534).stroke();
  page.roundedRect(127, 530, 20, 12, 3).fill(INK.tinta);
  page.roundedRect(127, 540, 20, 75, 4).fill(INK.zarcao);
  page.roundedRect(35, 44, 20, 9, 2).fill(INK.ocre);
  page
    .lineWidth(2.5)
    .strokeColor(INK.cal)
    .moveTo(55, 48)
    .lineTo(60, 48)
    .lineTo(60, 57)
    .lineTo(47, 57)
    .lineTo(47, 64)
    .stroke();
  line(page, 'Clube', 33, 82, {size: 18, font: FONT.title, colour: INK.cal});
  line(page, 'do Pintor', 33, 102, {size: 18, font: FONT.title, colour: INK.cal});
}
