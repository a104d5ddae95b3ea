import {
  rateCandidate,
  descriptionOf,
  type RatedCandidate,
  type ProdutoCandidate,
  type ReadLine,
  type ProdutoMatchMethod,
} from './rate-candidate.js';

export interface SuggestedProduto {
  readonly codigo: string;
  readonly nome: string;
  readonly valorPontos: number;
  /** 0 to 1. */
  readonly confianca: number;
}

export interface MatchedProduto extends SuggestedProduto {
  readonly via: ProdutoMatchMethod;
  /** The match needs no check, although a person may still change it. */
  readonly certa: boolean;
}

export interface ProdutoMatch {
  readonly produto: MatchedProduto | null;
  /** At most three alternatives, most likely first. */
  readonly sugestoes: readonly SuggestedProduto[];
}

const MAX_SUGGESTIONS = 3;
const [MIN_CONFIDENCE, MIN_SUGGESTION] = [0.55, 0.35];
/** Minimum lead over every other product for a match by description only. */
const MIN_DISTANCE = 0.08;

/** Whether the description is enough: all words of both match and were well read, same pack, no other product close. */
function decidesAlone({similarity, plausible}: RatedCandidate, others: readonly RatedCandidate[]): boolean {
  if (!similarity || !plausible || similarity.contradicts || !similarity.complete) return false;
  const second = Math.max(0, ...others.map(other => other.similarity?.score ?? 0));
  return similarity.pack === 'igual' && similarity.score >= 0.9 && similarity.score - second >= MIN_DISTANCE;
}

/** One entry per product: its best-rated candidate. */
function byProduto(rated: readonly RatedCandidate[]): RatedCandidate[] {
  const bestByCodigo = new Map<string, RatedCandidate>();
  for (const ratedCandidate of rated) {
    const {codigo} = ratedCandidate.candidate;
    const other = bestByCodigo.get(codigo);
    if (!other || ratedCandidate.confidence > other.confidence) bestByCodigo.set(codigo, ratedCandidate);
  }
  const scoreOf = ({similarity}: RatedCandidate) => similarity?.score ?? 0;
  return [...bestByCodigo.values()].sort((a, b) => b.confidence - a.confidence || scoreOf(b) - scoreOf(a));
}

/**
 * Finds the product of an item line. A code decides unless the description contradicts it; a description without a code
 * decides only if it leaves nothing open. A contradicting pack size, kind, finish or colour is never certain.
 */
export function chooseProduto(line: ReadLine, candidates: readonly ProdutoCandidate[]): ProdutoMatch {
  const description = descriptionOf(line);
  const produtos = byProduto(candidates.map(candidate => rateCandidate(line, description, candidate)));
  const alone = produtos.find(produto =>
    decidesAlone(
      produto,
      produtos.filter(other => other !== produto),
    ),
  );
  const [best] = produtos;
  const produto = best && best.confidence >= MIN_CONFIDENCE ? best : undefined;
  const rivals = produtos.some(other => other !== produto && other.certain) || (alone && alone !== produto);
  const certa = produto !== undefined && !rivals && (produto.certain || produto === alone);
  const suggestions = produtos.filter(other => other !== produto && other.confidence >= MIN_SUGGESTION);
  return {
    produto: produto ? matched(produto, certa) : null,
    sugestoes: suggestions.slice(0, MAX_SUGGESTIONS).map(suggested),
  };
}

const suggested = ({
  candidate: {codigo, nome, valorPontos},
  confidence: confianca,
}: RatedCandidate): SuggestedProduto => ({
  codigo,
  nome,
  valorPontos,
  confianca: Math.round(confianca * 1000) / 1000,
});

function matched(ratedCandidate: RatedCandidate, certa: boolean): MatchedProduto {
  const {via} = ratedCandidate.candidate;
  const produto = suggested(ratedCandidate);
  return {
    ...produto,
    confianca: certa ? Math.max(produto.confianca, 0.9) : Math.min(produto.confianca, 0.89),
    via: via === 'raiz' ? 'revenda' : via,
    certa,
  };
}
