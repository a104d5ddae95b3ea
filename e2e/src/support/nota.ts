import {CNPJ_RELATORIO, SEED_DEMO, createRandom, createCatalogue, createPurchase, renderDocument} from '@clube/seeds';
import {layoutCupom, renderPdf, type Mark} from '@clube/seeds/drawing';
import {civilDateOf, startOfDay, addDays} from '@clube/domain';
import {photographParts} from './photos';

export interface ReceiptFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Purchase {
  /** CNPJ of the shop, which is the demo's reporting reseller. */
  cnpj: string;
  number: number;
  /** DD/MM/YYYY, yesterday in São Paulo. */
  date: string;
  /** Points of its products, without factors. */
  pontos: number;
  /** Number of items. */
  lines: number;
}

export interface PaperNota extends Purchase {
  file: ReceiptFile;
}

export interface NotaInParts extends Purchase {
  /** Pictures from top to bottom. */
  files: ReceiptFile[];
}

interface PaperOptions {
  format?: 'foto' | 'pdf';
  /** Seed for the items and the photo; the same seed gives the same receipt. */
  seed: string;
}

/** Half past ten in the morning, so that a receipt does not depend on the time of the run. */
const AFTER_MIDNIGHT_MS = 10.5 * 3_600_000;

/** Creates a purchase of yesterday (São Paulo time) in a shop of the demo. */
function createPurchaseOfYesterday(number: number, seed: string) {
  const day = addDays(civilDateOf(new Date()), -1);
  const yesterday = new Date(startOfDay(day).getTime() + AFTER_MIDNIGHT_MS);
  const catalogue = createCatalogue({seed: SEED_DEMO, today: day});
  const random = createRandom(seed);
  const loja = catalogue.revendas.find(({cnpj}) => cnpj === CNPJ_RELATORIO);
  const [pintor] = catalogue.pintores;
  if (!loja || !pintor) throw new Error('the catalogue has no such shop');
  const nota = createPurchase({modelo: '65', numero: number, issuedAt: yesterday, loja, pintor}, catalogue, random);
  const pontosOf = new Map(catalogue.produtos.map(({codigo, valorPontos}) => [codigo, valorPontos]));
  const purchase: Purchase = {
    cnpj: loja.cnpj,
    number,
    date: new Intl.DateTimeFormat('pt-BR', {timeZone: 'America/Sao_Paulo'}).format(yesterday),
    pontos: nota.itens.reduce((sum, item) => sum + (pontosOf.get(item.codigoPadrao ?? '') ?? 0) * item.qtde, 0),
    lines: nota.itens.length,
  };
  return {nota, purchase, random};
}

/** Creates a coupon of yesterday from a demo shop, which no painter has sent yet. */
export async function givenPaperNota(number: number, {format = 'foto', seed}: PaperOptions): Promise<PaperNota> {
  const {nota, purchase, random} = createPurchaseOfYesterday(number, seed);
  const {content, nomeOriginal, mimeType} = await renderDocument(nota, format, random);
  return {...purchase, file: {name: nomeOriginal, mimeType, buffer: Buffer.from(content)}};
}

/** Hue difference between table colours in degrees; coprime to 360, so that colours do not repeat soon. */
const COLOR_STEP = 47;

/** Creates a coupon in three overlapping pictures, with its QR code on the last. */
export async function givenNotaInParts(number: number, seed: string): Promise<NotaInParts> {
  const {nota, purchase} = createPurchaseOfYesterday(number, seed);
  // Two coupons may have the same upper part; table colours make their pictures different.
  const photos = await photographParts(layoutCupom(nota, 'termico', 3), 3, number * COLOR_STEP);
  const files = photos.map((buffer, i) => ({name: `IMG_${number}_${i + 1}.jpg`, mimeType: 'image/jpeg', buffer}));
  return {...purchase, files};
}

/** Minimum lines of a coupon's head in a picture. */
const FEW_LINES = 3;
const PIECE_MARGIN = 12;

/** The size of a sheet that fits these marks with a margin. */
function pieceOf(width: number, marks: readonly Mark[]): {width: number; height: number; marks: Mark[]} {
  const heights = marks.flatMap(mark =>
    mark.kind === 'blocks' ? mark.blocks.map(([, y]) => y) : 'y' in mark ? [mark.y] : [],
  );
  const top = Math.min(...heights) - PIECE_MARGIN;
  return {width, height: Math.max(...heights) - top + PIECE_MARGIN, marks: marks.map(mark => moveMark(mark, 0, -top))};
}

/**
 * Creates three pictures of a coupon for tests in which their content does not matter: two of a few lines,
 * and its code. A picture of a whole coupon would take seconds to read, in the browser and on the server.
 */
export async function givenPictures(number: number): Promise<ReceiptFile[]> {
  const {nota} = createPurchaseOfYesterday(number, 'retratos');
  const {width, marks} = layoutCupom(nota, 'termico', 3);
  const lines = marks.filter(({kind}) => kind === 'text');
  const pieces = [
    lines.slice(0, FEW_LINES),
    lines.slice(FEW_LINES, 2 * FEW_LINES),
    marks.filter(({kind}) => kind === 'blocks'),
  ];
  const files: ReceiptFile[] = [];
  for (const [i, piece] of pieces.entries()) {
    const [buffer] = await photographParts(pieceOf(width, piece), 1, number * COLOR_STEP + i);
    if (buffer) files.push({name: `IMG_${number}_${i + 1}.jpg`, mimeType: 'image/jpeg', buffer});
  }
  return files;
}

/** Distance of the left edges of two coupons, in points. */
const SHEET_STEP = 280;

function moveMark(mark: Mark, dx: number, dy = 0): Mark {
  if (mark.kind === 'line') return {...mark, x1: mark.x1 + dx, x2: mark.x2 + dx, y1: mark.y1 + dy, y2: mark.y2 + dy};
  if (mark.kind === 'blocks') return {...mark, blocks: mark.blocks.map(([x, y, ...rest]) => [x + dx, y + dy, ...rest])};
  return {...mark, x: mark.x + dx, y: mark.y + dy};
}

/** Creates a PDF of one page with several coupons of yesterday side by side. */
export async function givenNotasOnOneSheet(
  numbers: readonly number[],
  seed: string,
): Promise<{file: ReceiptFile; purchases: Purchase[]}> {
  const purchases = numbers.map(number => createPurchaseOfYesterday(number, `${seed} ${number}`));
  const coupons = purchases.map(({nota}) => layoutCupom(nota, 'termico', 3));
  const sheet = {
    width: SHEET_STEP * coupons.length,
    height: Math.max(...coupons.map(({height}) => height)),
    marks: coupons.flatMap(({marks}, i) => marks.map(mark => moveMark(mark, i * SHEET_STEP))),
  };
  const buffer = await renderPdf([sheet], 'Notas', new Date());
  const file = {name: `notas-${numbers.join('-')}.pdf`, mimeType: 'application/pdf', buffer};
  return {file, purchases: purchases.map(({purchase}) => purchase)};
}
