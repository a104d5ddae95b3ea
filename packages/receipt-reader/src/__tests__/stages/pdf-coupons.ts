import {formatarCnpj, formatarReais} from '@clube/domain';
import {CNPJ, chaveDe} from '../keys';
import {modulosDoQrCode} from '../codes/drawn-codes';
import {escrever, type PaginaCrua} from '../pdf/raw-pdf';

/** A4, in points. */
const ALTURA = 842;
const LINHA = 11;

export interface CupomDesenhado {
  numero: number;
  /** Name and price of each line, in cents. */
  itens: readonly (readonly [nome: string, preco: number])[];
  /** Where its upper left corner lies, in points from the upper left of the page. */
  x: number;
  y: number;
  semQrCode?: boolean;
}

/** Without the currency's sign. */
const quantia = (centavos: number): string => formatarReais(centavos).replace(/[^\d.,]/g, '');

export const totalDe = ({itens}: Pick<CupomDesenhado, 'itens'>): number =>
  itens.reduce((soma, [, preco]) => soma + preco, 0);

/** The drawing orders of a coupon with its QR code at the foot, 200 points wide. */
export async function desenharCupom({numero, itens, x, y, semQrCode}: CupomDesenhado): Promise<string> {
  const chave = chaveDe(numero);
  const grupos = chave.match(/.{4}/g) ?? [];
  const linhas: (string | readonly [string, string])[] = [
    'LOJA DAS CORES LTDA',
    `CNPJ: ${formatarCnpj(CNPJ)}`,
    'Rua das Flores, 143, Centro, Campinas - SP',
    'Documento Auxiliar da Nota Fiscal de Consumidor',
    ['Codigo Descricao', 'Vl Total'],
    ...itens.flatMap(([nome, preco], i): (typeof linhas)[number][] => [
      `${7001 + i} ${nome}`,
      [`1 UN x ${quantia(preco)}`, quantia(preco)],
    ]),
    ['QTD. TOTAL DE ITENS', String(itens.length)],
    ['VALOR TOTAL R$', quantia(totalDe({itens}))],
    ['Dinheiro', quantia(totalDe({itens}))],
    'Consulte pela chave de acesso em nfce.fazenda.sp.gov.br',
    grupos.slice(0, 6).join(' '),
    grupos.slice(6).join(' '),
    `NFC-e ${numero} Serie 1 20/10/2026 10:11:12`,
  ];
  const texto = linhas.map((linha, i) => {
    const altura = ALTURA - y - (i + 1) * LINHA;
    const [esquerda, direita] = typeof linha === 'string' ? [linha] : linha;
    return escrever(esquerda, x, altura, 7) + (direita ? escrever(direita, x + 160, altura, 7) : '');
  });
  if (semQrCode) return texto.join('');
  const url = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${chave}|2|1|1|9B1CE0E5A4F2D3C4B5A697887766554433221100`;
  const topo = ALTURA - y - (linhas.length + 2) * LINHA;
  const modulos = await modulosDoQrCode(url);
  const pontos = modulos.map(([coluna, fila]) => `${x + 50 + coluna * 1.8} ${topo - fila * 1.8} 1.8 -1.8 re\n`);
  return `${texto.join('')}0 g\n${pontos.join('')}f\n`;
}

export async function folhaCom(...cupons: readonly CupomDesenhado[]): Promise<PaginaCrua> {
  return {conteudo: (await Promise.all(cupons.map(desenharCupom))).join('')};
}
