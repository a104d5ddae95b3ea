import {envolver, lugarNaVista} from '../../document/geometry';
import type {ItemLido} from '../../document/types';
import {confiancaDe} from '../confidence';
import {textoDe} from '../lines/lines';
import type {Numero} from '../numbers';
import type {Termo} from '../types';
import {centavosDe, encaixe, produto, type Encaixe} from './sums';
import {repararFiguras} from './repair';
import type {ItemCru, LeituraItens} from './types';

/** An item with its sums done. */
export interface ItemResolvido {
  cru: ItemCru;
  encaixe: Encaixe | 'faltam';
  reparado: boolean;
  /** Integer cents. */
  bruto?: number;
  subTotal?: number;
}

/** The whole number of units that a total is of, where its quantity could not be read and only one fits to the cent. */
function contar(unitario: Numero, total: Numero, ajuste: number): Numero | undefined {
  const numeros = [0, ajuste].flatMap((mudanca): Numero[] => {
    const valor = Math.round((centavosDe(total) - mudanca) / (unitario.valor * 100));
    const numero = {valor, casas: 0, reparado: true};
    const exato = Math.abs(produto(numero, unitario) + mudanca - centavosDe(total)) < 1;
    return valor >= 1 && valor < 1000 && unitario.valor >= 1 && exato ? [numero] : [];
  });
  return numeros[0];
}

/** Without a discount that exceeds what the line costs: some other figure was taken for it. */
function semAbsurdo(cru: ItemCru): ItemCru {
  const bruto = cru.qtde && cru.unitario ? produto(cru.qtde, cru.unitario) : cru.total && centavosDe(cru.total);
  if (cru.desconto === undefined || bruto === undefined || cru.desconto <= bruto) return cru;
  const {desconto: _, ...resto} = cru;
  return resto;
}

/** Whether the printed total is before or after the discount, by which of them the sum fits. */
export function resolverItem(lido: ItemCru): ItemResolvido {
  const cru = semAbsurdo(lido);
  const {qtde, unitario, total, desconto = 0, acrescimo = 0} = cru;
  const ajuste = acrescimo - desconto;
  if (!total) return {cru, encaixe: 'faltam', reparado: false};
  const impresso = centavosDe(total);
  const deImagem = cru.valores.some(({pagina}) => pagina.fonte === 'ocr');
  const contada = !qtde && unitario && deImagem ? contar(unitario, total, ajuste) : undefined;
  if (contada) return {...resolverItem({...cru, qtde: contada}), reparado: true};
  if (!qtde || !unitario)
    return {cru, encaixe: 'faltam', reparado: false, bruto: impresso, ...(ajuste === 0 && {subTotal: impresso})};
  const bruto = encaixe(qtde, unitario, impresso);
  const liquido = ajuste === 0 ? 'nao' : encaixe(qtde, unitario, impresso, -ajuste);
  const reparado = [qtde, unitario, total].some(numero => numero.reparado);
  if (liquido === 'exato' && bruto !== 'exato')
    return {cru, encaixe: 'exato', reparado, bruto: impresso - ajuste, subTotal: impresso};
  if (bruto !== 'nao') return {cru, encaixe: bruto, reparado, bruto: impresso, subTotal: impresso + ajuste};
  const figuras = deImagem ? repararFiguras({qtde, unitario, total}) : undefined;
  if (!figuras) return {cru, encaixe: 'nao', reparado, bruto: impresso, subTotal: impresso + ajuste};
  const certo = centavosDe(figuras.total);
  return {cru: {...cru, ...figuras}, encaixe: 'exato', reparado: true, bruto: certo, subTotal: certo + ajuste};
}

const FIRMEZA: Readonly<Record<ItemResolvido['encaixe'], number>> = {exato: 1, folga: 0.95, faltam: 0.5, nao: 0.4};

function lugarDe(termos: readonly Termo[]): Pick<ItemLido, 'lugar'> {
  const pagina = termos[0]?.pagina;
  const caixa = envolver(termos.filter(termo => termo.pagina === pagina).map(({origem}) => origem));
  return pagina && caixa ? {lugar: lugarNaVista(pagina, caixa)} : {};
}

/** Quantity and price multiply to the same either way round: without headings nobody can be sure which is which. */
const SEM_TITULOS = 0.75;

/** Prices have two decimals, or four and more: a third one in a picture may be a smudge, and too small for any sum to tell. */
const TRES_CASAS = 0.8;
/** Among prices with more decimals two may be what a crease left of four. */
const CASAS_PERDIDAS = 0.8;

/** How far the decimals of a price out of a picture can be believed; `maisCasas` is how many others of its table have. */
function firmezaDasCasas({casas}: Numero, maisCasas: number): number {
  if (casas === 3) return TRES_CASAS;
  return casas === 2 && maisCasas > 2 ? CASAS_PERDIDAS : 1;
}

export interface Confirmacoes {
  /** All lines together make up the total. */
  somaFecha: boolean;
  /** They do so with their own discounts. */
  descontosNasLinhas: boolean;
  /** The most decimals that a price of the table is printed with. */
  maisCasas: number;
  via: LeituraItens['via'];
}

/** A line as it is handed on. */
export function itemLido(item: ItemResolvido, {somaFecha, descontosNasLinhas, maisCasas, via}: Confirmacoes): ItemLido {
  const {cru, subTotal} = item;
  const nome = textoDe(cru.nome).replace(/\s+/g, ' ').trim();
  const inteiro = nome && !cru.duvida && !cru.percentual;
  const firmeza = FIRMEZA[item.encaixe] * (somaFecha || item.encaixe === 'nao' ? 1 : 0.95) * (inteiro ? 1 : 0.8);
  const deImagem = cru.valores.some(({pagina}) => pagina.fonte === 'ocr');
  // A discount that the total does not confirm may be a misread figure; a picture may hide one that only the total shows.
  const abatido = cru.desconto !== undefined && !descontosNasLinhas ? 0.8 : 1;
  const escondido = somaFecha && !descontosNasLinhas && deImagem ? 0.85 : 1;
  const casas = deImagem && cru.unitario ? firmezaDasCasas(cru.unitario, maisCasas) : 1;
  const juizo = {
    firmeza: firmeza * abatido * escondido * casas * (via === 'semTitulos' ? SEM_TITULOS : 1),
    conferido: item.encaixe === 'exato' && somaFecha && descontosNasLinhas,
    reparado: item.reparado,
  };
  return {
    ...(cru.codigo && {codigo: cru.codigo}),
    ...(cru.gtin && {gtin: cru.gtin}),
    ...(nome && {nome}),
    ...(cru.unidade && {unidade: cru.unidade}),
    ...(cru.qtde && {qtde: cru.qtde.valor}),
    ...(cru.unitario && {valorUnitario: cru.unitario.valor}),
    ...(cru.desconto && {valorDesconto: cru.desconto}),
    ...(subTotal !== undefined && {subTotal}),
    confianca: confiancaDe(cru.valores, juizo),
    ...lugarDe([...cru.valores, ...cru.nome, ...(cru.doCodigo ?? [])]),
  };
}
