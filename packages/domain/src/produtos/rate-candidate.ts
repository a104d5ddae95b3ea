import {readDescription, readCatalogueName, type Description} from './description.js';
import {compareDescriptions, type Similarity} from './similarity.js';
import type {WordClass} from './vocabulary.js';

/** How an item line is matched to a product: the shop's code, our code, the barcode number or the description. */
export const PRODUTO_MATCH_METHODS = ['revenda', 'codigo', 'gtin', 'descricao'] as const;
export type ProdutoMatchMethod = (typeof PRODUTO_MATCH_METHODS)[number];

/** A product that may be the one of an item line. */
export interface ProdutoCandidate {
  readonly codigo: string;
  readonly nome: string;
  readonly valorPontos: number;
  /** Price in reais, from the catalogue. */
  readonly valorUnitario: number;
  /** `raiz`: the code is the one of another shop of the same company. */
  readonly via: ProdutoMatchMethod | 'raiz';
  /** The shop's name for the product. */
  readonly nomeRevenda?: string | null;
}

/** An item line as the receipt reader returned it. */
export interface ReadLine {
  readonly nome?: string | null;
  readonly unidade?: string | null;
  /** In reais. */
  readonly valorUnitario?: number | null;
}

const PLAUSIBLE_PRICE = [0.45, 2.2] as const;
/** Range of price ratios that count as the same pack size. */
const SIZE_PRICE = [0.65, 1.5] as const;

/** A candidate with its rating against the item line. */
export interface RatedCandidate {
  candidate: ProdutoCandidate;
  /** To the product's own name. */
  similarity: Similarity | undefined;
  plausible: boolean;
  confidence: number;
  certain: boolean;
}

/** The description of a line; its unit gives the pack size if the description has none. */
export function descriptionOf({nome, unidade: unit}: ReadLine): Description | undefined {
  if (!nome?.trim()) return undefined;
  const descriptionScore = readDescription(nome);
  const {measures, container} = descriptionScore.pack;
  return measures.length > 0 || container || !unit ? descriptionScore : readDescription(`${nome} ${unit}`);
}

const isBetween = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;

function priceRatio({valorUnitario}: ReadLine, candidate: ProdutoCandidate): number | undefined {
  return valorUnitario && candidate.valorUnitario ? valorUnitario / candidate.valorUnitario : undefined;
}

/** The better of the two similarities, to the product's and to the shop's name; a contradicting pack still counts. */
function withRevendaName(ofProduto: Similarity, read: Description, nomeRevenda?: string | null): Similarity {
  if (!nomeRevenda) return ofProduto;
  const ofRevenda = compareDescriptions(read, readCatalogueName(nomeRevenda));
  if (ofProduto.pack === 'diferente' && ofRevenda.pack !== 'igual') return ofProduto;
  return ofRevenda.score > ofProduto.score ? ofRevenda : ofProduto;
}

/** The rating by description only; if no pack size was read, the price decides the order. */
function byDescription(similarity: Similarity, ratio: number | undefined, plausible: boolean): number {
  const {score, pack} = similarity;
  const withoutSize = pack === 'ausente' || pack === 'provavel';
  const price = ratio === undefined || !withoutSize ? 1 : 0.9 + 0.1 * Math.exp(-Math.abs(Math.log(ratio)));
  return Math.min(score * price * (plausible ? 1 : 0.85), 0.97);
}

/** The weight of each method when the description agrees, gives no evidence, or contradicts. */
const WAY_WEIGHTS: Readonly<
  Record<Exclude<ProdutoCandidate['via'], 'descricao'>, {minimum: number; agreeing: number; silent: number}>
> = {
  revenda: {minimum: 0.45, agreeing: 0.99, silent: 0.85},
  raiz: {minimum: 0.45, agreeing: 0.8, silent: 0.6},
  codigo: {minimum: 0.5, agreeing: 0.98, silent: 0.7},
  gtin: {minimum: 0.25, agreeing: 0.99, silent: 0.95},
};
const CONTRADICTED = 0.4;

/** Rates one candidate, independently of the others. */
export function rateCandidate(
  line: ReadLine,
  read: Description | undefined,
  candidate: ProdutoCandidate,
): RatedCandidate {
  const similarity = read && compareDescriptions(read, readCatalogueName(candidate.nome));
  const ratio = priceRatio(line, candidate);
  const plausible = ratio === undefined || isBetween(ratio, PLAUSIBLE_PRICE);
  const data = {candidate, similarity, plausible};
  const descriptionScore = similarity ? byDescription(similarity, ratio, plausible) : 0;
  if (candidate.via === 'descricao') return {...data, confidence: descriptionScore, certain: false};
  const {minimum, agreeing, silent} = WAY_WEIGHTS[candidate.via];
  if (!similarity) return {...data, confidence: silent, certain: false};
  const ofName = withRevendaName(similarity, read, candidate.nomeRevenda);
  const {score, contradicts, pack} = ofName;
  const agree = score >= minimum && !contradicts && pack !== 'diferente';
  if (!agree) return {...data, confidence: Math.max(CONTRADICTED, Math.min(descriptionScore, 0.5)), certain: false};
  const firm = plausible && confirms(ofName, candidate.via, ratio);
  return {...data, confidence: firm ? agreeing : agreeing - 0.1, certain: firm && candidate.via !== 'raiz'};
}

/**
 * A code may be misread as that of the same paint in another can or colour. So if the line's text includes the pack, the
 * words before it must match; if it is truncated before the pack, the price must fit. A barcode number has a check digit.
 */
function confirms(
  {pack, hasUnmatched: unmatched, missing}: Similarity,
  via: ProdutoCandidate['via'],
  ratio: number | undefined,
): boolean {
  if (unmatched) return false;
  if (via === 'gtin') return true;
  if (pack === 'ausente') return ratio !== undefined && isBetween(ratio, SIZE_PRICE);
  const decisive: readonly WordClass[] = via === 'codigo' ? ['cor'] : ['tipo', 'base', 'acabamento', 'cor'];
  return !missing.some(wordClass => decisive.includes(wordClass));
}
