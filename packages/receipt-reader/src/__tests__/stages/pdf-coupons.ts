import {formatCnpj, formatReais} from '@clube/domain';
import {CNPJ, keyOf} from '../keys';
import {modulesOfQrCode} from '../codes/drawn-codes';
import {writeText, type RawPage} from '../pdf/raw-pdf';

/** Height of A4 in points. */
const PAGE_HEIGHT = 842;
const LINE_HEIGHT = 11;

export interface DrawnCoupon {
  numero: number;
  /** Name and price in cents of each line. */
  itens: readonly (readonly [name: string, price: number])[];
  /** Position of its upper left corner, in points from the upper left of the page. */
  x: number;
  y: number;
  withoutQrCode?: boolean;
}

/** Formats an amount without the currency sign. */
const amount = (cents: number): string => formatReais(cents).replace(/[^\d.,]/g, '');

export const totalOf = ({itens}: Pick<DrawnCoupon, 'itens'>): number =>
  itens.reduce((sum, [, price]) => sum + price, 0);

/** The drawing operators of a coupon, 200 points wide, with its QR code at the bottom. */
export async function drawCoupon({numero, itens, x, y, withoutQrCode}: DrawnCoupon): Promise<string> {
  const chave = keyOf(numero);
  const groups = chave.match(/.{4}/g) ?? [];
  const lines: (string | readonly [string, string])[] = [
    'LOJA DAS CORES LTDA',
    `CNPJ: ${formatCnpj(CNPJ)}`,
    'Rua das Flores, 143, Centro, Campinas - SP',
    'Documento Auxiliar da Nota Fiscal de Consumidor',
    ['Codigo Descricao', 'Vl Total'],
    ...itens.flatMap(([nome, price], i): (typeof lines)[number][] => [
      `${7001 + i} ${nome}`,
      [`1 UN x ${amount(price)}`, amount(price)],
    ]),
    ['QTD. TOTAL DE ITENS', String(itens.length)],
    ['VALOR TOTAL R$', amount(totalOf({itens}))],
    ['Dinheiro', amount(totalOf({itens}))],
    'Consulte pela chave de acesso em nfce.fazenda.sp.gov.br',
    groups.slice(0, 6).join(' '),
    groups.slice(6).join(' '),
    `NFC-e ${numero} Serie 1 20/10/2026 10:11:12`,
  ];
  const text = lines.map((line, i) => {
    const height = PAGE_HEIGHT - y - (i + 1) * LINE_HEIGHT;
    const [left, right] = typeof line === 'string' ? [line] : line;
    return writeText(left, x, height, 7) + (right ? writeText(right, x + 160, height, 7) : '');
  });
  if (withoutQrCode) return text.join('');
  const url = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${chave}|2|1|1|9B1CE0E5A4F2D3C4B5A697887766554433221100`;
  const top = PAGE_HEIGHT - y - (lines.length + 2) * LINE_HEIGHT;
  const modules = await modulesOfQrCode(url);
  const points = modules.map(([column, row]) => `${x + 50 + column * 1.8} ${top - row * 1.8} 1.8 -1.8 re\n`);
  return `${text.join('')}0 g\n${points.join('')}f\n`;
}

export async function sheetWith(...coupons: readonly DrawnCoupon[]): Promise<RawPage> {
  return {content: (await Promise.all(coupons.map(drawCoupon))).join('')};
}
