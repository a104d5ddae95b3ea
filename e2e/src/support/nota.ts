import {CNPJ_RELATORIO, SEED_DEMO, createAleatorio, createCatalogo, createCompra, renderDocumento} from '@clube/seeds';
import {layoutCupom, renderPdf, type Mark} from '@clube/seeds/desenho';
import {dataCivil, inicioDoDia, somarDias} from '@clube/domain';
import {fotografarPartes} from './fotos';

export interface ArquivoDePapel {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Compra {
  /** Of the shop, of the demo's reporting reseller. */
  cnpj: string;
  numero: number;
  /** DD/MM/YYYY, yesterday in São Paulo. */
  data: string;
  /** Points of its products, before any factor. */
  pontos: number;
  /** Lines of items. */
  linhas: number;
}

export interface NotaDePapel extends Compra {
  arquivo: ArquivoDePapel;
}

export interface NotaEmPartes extends Compra {
  /** From top to bottom. */
  arquivos: ArquivoDePapel[];
}

interface Papel {
  formato?: 'foto' | 'pdf';
  /** What was bought, and how the photo was taken: the same for the same words. */
  semente: string;
}

/** Half past ten in the morning: a paper says the same whatever the hour of the run. */
const DEPOIS_DA_MEIA_NOITE_MS = 10.5 * 3_600_000;

/** A purchase of yesterday, as São Paulo counts days, in a shop of the demo. */
function createCompraDeOntem(numero: number, semente: string) {
  const dia = somarDias(dataCivil(new Date()), -1);
  const ontem = new Date(inicioDoDia(dia).getTime() + DEPOIS_DA_MEIA_NOITE_MS);
  const catalogo = createCatalogo({seed: SEED_DEMO, hoje: dia});
  const random = createAleatorio(semente);
  const loja = catalogo.revendas.find(({cnpj}) => cnpj === CNPJ_RELATORIO);
  const [pintor] = catalogo.pintores;
  if (!loja || !pintor) throw new Error('the catalogue has no such shop');
  const nota = createCompra({modelo: '65', numero, emissao: ontem, loja, pintor}, catalogo, random);
  const valorDe = new Map(catalogo.produtos.map(({codigo, valorPontos}) => [codigo, valorPontos]));
  const compra: Compra = {
    cnpj: loja.cnpj,
    numero,
    data: new Intl.DateTimeFormat('pt-BR', {timeZone: 'America/Sao_Paulo'}).format(ontem),
    pontos: nota.itens.reduce((soma, item) => soma + (valorDe.get(item.codigoPadrao ?? '') ?? 0) * item.qtde, 0),
    linhas: nota.itens.length,
  };
  return {nota, compra, random};
}

/** A coupon of yesterday from a shop of the demo: a receipt that nobody has sent yet. */
export async function givenNotaDePapel(numero: number, {formato = 'foto', semente}: Papel): Promise<NotaDePapel> {
  const {nota, compra, random} = createCompraDeOntem(numero, semente);
  const {conteudo, nomeOriginal, mimeType} = await renderDocumento(nota, formato, random);
  return {...compra, arquivo: {name: nomeOriginal, mimeType, buffer: Buffer.from(conteudo)}};
}

/** Degrees from one table's colour to the next: without a divisor in common with the circle, and far enough apart. */
const PASSO_DA_COR = 47;

/** Such a coupon in three overlapping pictures, with its QR code on the last. */
export async function givenNotaEmPartes(numero: number, semente: string): Promise<NotaEmPartes> {
  const {nota, compra} = createCompraDeOntem(numero, semente);
  // The upper part of two coupons may be the same: on tables of two colours the pictures are not.
  const fotos = await fotografarPartes(layoutCupom(nota, 'termico', 3), 3, numero * PASSO_DA_COR);
  const arquivos = fotos.map((buffer, i) => ({name: `IMG_${numero}_${i + 1}.jpg`, mimeType: 'image/jpeg', buffer}));
  return {...compra, arquivos};
}

/** Points from the left edge of one coupon to that of the next. */
const PASSO_NA_FOLHA = 280;

function moverMarca(mark: Mark, dx: number): Mark {
  if (mark.kind === 'line') return {...mark, x1: mark.x1 + dx, x2: mark.x2 + dx};
  if (mark.kind === 'blocks') return {...mark, blocks: mark.blocks.map(([x, ...resto]) => [x + dx, ...resto])};
  return {...mark, x: mark.x + dx};
}

/** Coupons of yesterday beside one another on the one page of a PDF. */
export async function givenNotasNaMesmaFolha(
  numeros: readonly number[],
  semente: string,
): Promise<{arquivo: ArquivoDePapel; compras: Compra[]}> {
  const compras = numeros.map(numero => createCompraDeOntem(numero, `${semente} ${numero}`));
  const cupons = compras.map(({nota}) => layoutCupom(nota, 'termico', 3));
  const folha = {
    width: PASSO_NA_FOLHA * cupons.length,
    height: Math.max(...cupons.map(({height}) => height)),
    marks: cupons.flatMap(({marks}, i) => marks.map(mark => moverMarca(mark, i * PASSO_NA_FOLHA))),
  };
  const buffer = await renderPdf([folha], 'Notas', new Date());
  const arquivo = {name: `notas-${numeros.join('-')}.pdf`, mimeType: 'application/pdf', buffer};
  return {arquivo, compras: compras.map(({compra}) => compra)};
}
