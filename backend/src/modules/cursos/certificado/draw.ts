import PDFDocument from 'pdfkit';
import {create as qrOf} from 'qrcode';
import {cargaHorariaInWords, countOf} from '@clube/domain';
import {balanced, fitted} from './lines';

export interface CertificadoOnPaper {
  codigo: string;
  nome: string;
  curso: string;
  cargaHoraria: number;
  modulos: {nome: string; aulas: number}[];
  concluidoEm: Date;
}

/** A4, landscape, in points. */
const [WIDTH, HEIGHT] = [842, 595];
const [LEFT, RIGHT] = [234, 788];
const TINTA = '#14213d';
const ANIL = '#1f4fd8';
const ZARCAO = '#c7401c';
const OCRE = '#f5b82e';
const FOLHA = '#18744f';
const LILAS = '#6b3fa0';
const PAPER = '#fdf7ef';
const GREY = '#5b6479';
const CHIPS = [ANIL, ZARCAO, OCRE, FOLHA, LILAS];
const MOST_CHIPS = 5;
const [TITLE, TEXT, STRONG] = ['titulo', 'Helvetica', 'Helvetica-Bold'];
const TITLE_FONT = require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff');
const DAY = new Intl.DateTimeFormat('pt-BR', {dateStyle: 'long', timeZone: 'America/Sao_Paulo'});

type Page = PDFKit.PDFDocument;

/** A certificate as a PDF that one would frame: the wall painted up to the roller, the name largest. */
export async function drawCertificado(paper: CertificadoOnPaper, publicUrl: string): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'pt-BR',
    displayTitle: true,
    info: {Title: `Certificado de conclusão: ${paper.curso}`, Author: 'Clube do Pintor', Subject: paper.nome},
  });
  page.registerFont(TITLE, TITLE_FONT);
  const parts: Buffer[] = [];
  const ended = new Promise((resolve, reject) => {
    page
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', resolve)
      .on('error', reject);
  });
  drawWall(page);
  drawWords(page, paper);
  drawChips(page, paper.modulos);
  drawCode(page, paper.codigo, publicUrl);
  page.end();
  await ended;
  return Buffer.concat(parts);
}

function drawWall(page: Page): void {
  page.rect(0, 0, WIDTH, HEIGHT).fill(PAPER);
  for (const [inset, line] of [
    [16, 1.2],
    [21, 0.5],
  ] as const) {
    const [right, bottom] = [WIDTH - inset, HEIGHT - inset];
    page.moveTo(97, inset).lineTo(right, inset).lineTo(right, bottom).lineTo(97, bottom).lineWidth(line).stroke(TINTA);
  }
  page.rect(0, 0, 97, HEIGHT).fill(ANIL);
  page.moveTo(0, 0).lineTo(187, 0).lineTo(188, 120).lineTo(186.5, 260).lineTo(188, 432).lineTo(0, 432).fill(ANIL);
  page.rect(87, 0, 10, 430).fillOpacity(0.12).fill(TINTA).fillOpacity(1);
  for (const [x, y, height] of [
    [179, 82, 30],
    [182, 140, 60],
    [180, 216, 90],
    [183, 330, 46],
  ] as const)
    page.rect(x, y, 1.4, height).fill(PAPER);
  page.roundedRect(86, 446, 106, 30, 3).fill(OCRE);
  page.rect(86, 464, 106, 3).fill('#fbd976');
  for (const x of [81, 184]) page.roundedRect(x, 433, 9, 44, 2).fill(TINTA);
  page.lineWidth(7).lineCap('round').lineJoin('round').strokeColor(TINTA);
  page.moveTo(194, 453).lineTo(211, 453).lineTo(211, 503).lineTo(137, 503).lineTo(137, 534).stroke();
  page.roundedRect(127, 530, 20, 12, 3).fill(TINTA);
  page.roundedRect(127, 540, 20, 75, 4).fill(ZARCAO);
  page.roundedRect(35, 44, 20, 9, 2).fill(OCRE);
  page
    .lineWidth(2.5)
    .strokeColor(PAPER)
    .moveTo(55, 48)
    .lineTo(60, 48)
    .lineTo(60, 57)
    .lineTo(47, 57)
    .lineTo(47, 64)
    .stroke();
  page.font(TITLE).fontSize(18).fillColor(PAPER).text('Clube', 33, 82).text('do Pintor', 33, 102);
}

function drawWords(page: Page, {nome, curso, cargaHoraria, concluidoEm}: CertificadoOnPaper): void {
  const width = RIGHT - LEFT;
  const say = (text: string, y: number, font: string, size: number, colour: string, x = LEFT) =>
    page.font(font).fontSize(size).fillColor(colour).text(text, x, y, {lineBreak: false});
  say('Certificado de conclusão', 48, TITLE, 16, ZARCAO);
  say('O Clube do Pintor certifica que', 94, TEXT, 12, GREY);
  const name = fitted(page.font(TITLE), nome, {width, from: 36, to: 24});
  const lines = balanced(page.font(TITLE).fontSize(name), nome, width);
  lines.forEach((line, i) => say(line, 114 + i * (name + 2), TITLE, name, TINTA));
  const below = 114 + lines.length * (name + 2) + 14;
  say('concluiu com aprovação o curso', below, TEXT, 12, GREY);
  const title = fitted(page.font(TITLE), curso, {width, from: 22, to: 15});
  const titles = balanced(page.font(TITLE).fontSize(title), curso, width);
  titles.forEach((line, i) => say(line, below + 19 + i * (title + 2), TITLE, title, ANIL));
  const facts = [
    ['Carga horária', cargaHorariaInWords(cargaHoraria) ?? 'Livre'],
    ['Concluído em', DAY.format(concluidoEm)],
  ] as const;
  page
    .lineWidth(0.5)
    .strokeColor('#d9cfbf')
    .moveTo(LEFT, 300)
    .lineTo(RIGHT, 300)
    .moveTo(LEFT, 348)
    .lineTo(RIGHT, 348)
    .stroke();
  facts.forEach(([label, fact], i) => {
    say(label, 311, TEXT, 9.5, GREY, LEFT + i * 190);
    say(fact, 325, STRONG, 12, TINTA, LEFT + i * 190);
  });
}

/** The modules as paint chips; of many the last one says how many more. */
function drawChips(page: Page, modulos: CertificadoOnPaper['modulos']): void {
  const shown = modulos.length > MOST_CHIPS ? modulos.slice(0, MOST_CHIPS - 1) : modulos;
  const rest = modulos.slice(shown.length);
  const chips = shown.map(({nome, aulas}) => [nome, countOf(aulas, 'aula', 'aulas')] as const);
  if (rest.length > 0) {
    const aulas = rest.reduce((sum, modulo) => sum + modulo.aulas, 0);
    chips.push([`e mais ${rest.length} módulos`, countOf(aulas, 'aula', 'aulas')]);
  }
  const width = 104;
  chips.forEach(([nome, aulas], i) => {
    const x = LEFT + i * (width + 8);
    page.roundedRect(x, 364, width, 58, 4).fill('#ffffff');
    page.save().roundedRect(x, 364, width, 58, 4).clip();
    page.rect(x, 364, width, 20).fill(CHIPS[i % CHIPS.length] ?? ANIL);
    page.restore();
    page.roundedRect(x, 364, width, 58, 4).lineWidth(0.5).stroke('#e4d9c8');
    page
      .font(STRONG)
      .fontSize(8.5)
      .fillColor(TINTA)
      .text(nome, x + 7, 389, {width: width - 14, height: 20, ellipsis: true});
    page
      .font(TEXT)
      .fontSize(8.5)
      .fillColor(GREY)
      .text(aulas, x + 7, 409, {lineBreak: false});
  });
}

function drawCode(page: Page, codigo: string, publicUrl: string): void {
  const address = `${publicUrl}/certificado/${codigo}`;
  const {modules} = qrOf(address, {errorCorrectionLevel: 'M'});
  const [x, y, side] = [LEFT, 472, 72];
  const dot = side / modules.size;
  page.rect(x - 5, y - 5, side + 10, side + 10).fill('#ffffff');
  page.fillColor(TINTA);
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) page.rect(x + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
  page.fill();
  page.link(x, y, side, side, address);
  page
    .font(TEXT)
    .fontSize(9.5)
    .fillColor(GREY)
    .text('Código de verificação', x + 88, y + 6, {lineBreak: false});
  page
    .font(TITLE)
    .fontSize(18)
    .fillColor(TINTA)
    .text(codigo, x + 88, y + 20, {lineBreak: false});
  page.font(TEXT).fontSize(9.5).fillColor(GREY);
  page.text('Aponte a câmera ou confira em', x + 88, y + 44, {lineBreak: false});
  page.text(`${publicUrl.replace(/^https?:\/\//, '')}/certificado`, x + 88, y + 57, {lineBreak: false});
}
