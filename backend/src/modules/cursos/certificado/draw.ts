import {cargaHorariaInWords, countOf} from '@clube/domain';
import {
  FONT,
  INK,
  decoration,
  line,
  onPaper,
  rule,
  tagged,
  type Paper,
  type TextStyle,
} from '../../../kernel/documents/paper';
import {drawQrCode} from '../../../kernel/documents/qr-code';
import {balanced, fitted} from './lines';
import {drawBackground} from './background';

export interface CertificadoOnPaper {
  codigo: string;
  nome: string;
  curso: string;
  cargaHoraria: number;
  modulos: {nome: string; aulas: number}[];
  concluidoEm: Date;
}

const [LEFT, RIGHT] = [234, 788];
const CHIPS = [INK.anil, INK.zarcao, INK.ocre, INK.folha, INK.lilas];
const MOST_CHIPS = 5;
const DAY = new Intl.DateTimeFormat('pt-BR', {dateStyle: 'long', timeZone: 'America/Sao_Paulo'});

/** What one certificate is drawn from; the address is where its code is confirmed. */
export interface CertificadoDrawing {
  certificado: CertificadoOnPaper;
  publicUrl: string;
}

/** A certificate as a PDF that one would frame: the wall painted up to the roller, the name largest. */
export function draw({certificado, publicUrl}: CertificadoDrawing): Promise<Buffer> {
  const title = `Certificado de conclusão: ${certificado.curso}`;
  return onPaper({title, subject: certificado.nome, layout: 'landscape'}, paper => {
    const parent = paper.struct('Document');
    paper.addStructure(parent);
    decoration(paper, () => drawBackground(paper));
    drawWords(paper, parent, certificado);
    drawChips(paper, parent, certificado.modulos);
    drawCode(paper, parent, certificado.codigo, publicUrl);
    parent.end();
  });
}

function drawWords(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  {nome, curso, cargaHoraria, concluidoEm}: CertificadoOnPaper,
): void {
  const width = RIGHT - LEFT;
  const say = (text: string, y: number, style: TextStyle, x = LEFT) =>
    tagged(paper, parent, 'P', () => line(paper, text, x, y, style));
  const small = {size: 12, colour: INK.grey};
  say('Certificado de conclusão', 48, {size: 16, font: FONT.title, colour: INK.zarcao});
  say('O Clube do Pintor certifica que', 94, small);
  const name = fitted(paper.font(FONT.title), nome, {width, from: 36, to: 24});
  const lines = balanced(paper.font(FONT.title).fontSize(name), nome, width);
  lines.forEach((text, i) => say(text, 114 + i * (name + 2), {size: name, font: FONT.title}));
  const below = 114 + lines.length * (name + 2) + 14;
  say('concluiu com aprovação o curso', below, small);
  const title = fitted(paper.font(FONT.title), curso, {width, from: 22, to: 15});
  const titles = balanced(paper.font(FONT.title).fontSize(title), curso, width);
  titles.forEach((text, i) =>
    say(text, below + 19 + i * (title + 2), {size: title, font: FONT.title, colour: INK.anil}),
  );
  for (const y of [300, 348]) rule(paper, LEFT, y, width);
  const facts = [
    ['Carga horária', cargaHorariaInWords(cargaHoraria) ?? 'Livre'],
    ['Concluído em', DAY.format(concluidoEm)],
  ] as const;
  facts.forEach(([label, fact], i) => {
    say(label, 311, {size: 9.5, colour: INK.grey}, LEFT + i * 190);
    say(fact, 325, {size: 12, font: FONT.strong}, LEFT + i * 190);
  });
}

/** The modules as paint chips; of many the last one says how many more. */
function drawChips(paper: Paper, parent: PDFKit.PDFStructureElement, modulos: CertificadoOnPaper['modulos']): void {
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
    decoration(paper, () => {
      paper.roundedRect(x, 364, width, 58, 4).fill('#ffffff');
      paper.save().roundedRect(x, 364, width, 58, 4).clip();
      paper.rect(x, 364, width, 20).fill(CHIPS[i % CHIPS.length] ?? INK.anil);
      paper.restore();
      paper.roundedRect(x, 364, width, 58, 4).lineWidth(0.5).stroke('#e4d9c8');
    });
    tagged(paper, parent, 'P', () => {
      paper.font(FONT.strong).fontSize(8.5).fillColor(INK.tinta);
      paper.text(nome, x + 7, 389, {width: width - 14, height: 20, ellipsis: true});
      line(paper, aulas, x + 7, 409, {size: 8.5, colour: INK.grey});
    });
  });
}

function drawCode(paper: Paper, parent: PDFKit.PDFStructureElement, codigo: string, publicUrl: string): void {
  const [x, y] = [LEFT, 472];
  const alt = `Leva a ${publicUrl}/certificado/${codigo}`;
  parent.add(
    paper.struct('Figure', {alt}, () => drawQrCode(paper, `${publicUrl}/certificado/${codigo}`, {x, y, side: 72})),
  );
  const small = {size: 9.5, colour: INK.grey};
  tagged(paper, parent, 'P', () => {
    line(paper, 'Código de verificação', x + 88, y + 6, small);
    line(paper, codigo, x + 88, y + 20, {size: 18, font: FONT.title});
    line(paper, 'Aponte a câmera ou confira em', x + 88, y + 44, small);
    line(paper, `${publicUrl.replace(/^https?:\/\//, '')}/certificado`, x + 88, y + 57, small);
  });
}
