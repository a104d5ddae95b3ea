import {readDescription, readCatalogueName, type Description} from './description.js';
import {compareDescriptions, type Similarity} from './similarity.js';
import type {WordClass} from './vocabulary.js';

/** The ways from an item line to a product: the shop's own code, ours, the barcode's number, the description. */
export const PRODUTO_MATCH_METHODS = ['revenda', 'codigo', 'gtin', 'descricao'] as const;
export type ProdutoMatchMethod = (typeof PRODUTO_MATCH_METHODS)[number];

/** A product that a line may mean. */
export interface ProdutoCandidate {
  readonly codigo: string;
  readonly nome: string;
  readonly valorPontos: number;
  /** In reais; what the catalogue says. */
  readonly valorUnitario: number;
  /** `raiz`: the code is another shop's of the same company. */
  readonly via: ProdutoMatchMethod | 'raiz';
  /** What the shop calls it. */
  readonly nomeRevenda?: string | null;
}

/** An item line as it was read. */
export interface ReadLine {
  readonly nome?: string | null;
  readonly unidade?: string | null;
  /** In reais. */
  readonly valorUnitario?: number | null;
}

const PLAUSIBLE_PRICE = [0.45, 2.2] as const;
/** Near enough to tell one pack size from the next. */
const SIZE_PRICE = [0.65, 1.5] as const;

/** A candidate, and how well the line speaks for it. */
export interface RatedCandidate {
  candidate: ProdutoCandidate;
  /** To the product's own name. */
  similarity: Similarity | undefined;
  plausible: boolean;
  confidence: number;
  certain: boolean;
}

/** A line's unit gives the pack size where the description does not. */
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

/** The shop's own name for it speaks too, but a pack that the product does not come in is not talked away. */
function withRevendaName(ofProduto: Similarity, read: Description, nomeRevenda?: string | null): Similarity {
  if (!nomeRevenda) return ofProduto;
  const ofRevenda = compareDescriptions(read, readCatalogueName(nomeRevenda));
  if (ofProduto.pack === 'diferente' && ofRevenda.pack !== 'igual') return ofProduto;
  return ofRevenda.score > ofProduto.score ? ofRevenda : ofProduto;
}

/** By its description alone; between pack sizes that were not read the price decides which comes first. */
function byDescription(similarity: Similarity, ratio: number | undefined, plausible: boolean): number {
  const {score, pack} = similarity;
  const withoutSize = pack === 'ausente' || pack === 'provavel';
  const price = ratio === undefined || !withoutSize ? 1 : 0.9 + 0.1 * Math.exp(-Math.abs(Math.log(ratio)));
  return Math.min(score * price * (plausible ? 1 : 0.85), 0.97);
}

/** What each way is worth when the description agrees, does not speak, or speaks against it. */
const WAY_WEIGHTS: Readonly<
  Record<Exclude<ProdutoCandidate['via'], 'descricao'>, {minimum: number; agreeing: number; silent: number}>
> = {
  revenda: {minimum: 0.45, agreeing: 0.99, silent: 0.85},
  raiz: {minimum: 0.45, agreeing: 0.8, silent: 0.6},
  codigo: {minimum: 0.5, agreeing: 0.98, silent: 0.7},
  gtin: {minimum: 0.25, agreeing: 0.99, silent: 0.95},
};
const CONTRADICTED = 0.4;

/** Weighs one candidate by itself. */
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
 * A code may be misread into that of the same paint in another can or colour: where the line goes on to the pack, the
 * words before it must be there; where it breaks off before the pack, the price must fit. A barcode's number checks itself.
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
