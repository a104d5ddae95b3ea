import {lerDescricao, lerNomeDoCatalogo, type Descricao} from './descricao.js';
import {compararDescricoes, type Semelhanca} from './semelhanca.js';
import type {ClassePalavra} from './vocabulario.js';

/** The ways from an item line to a product: the shop's own code, ours, the barcode's number, the description. */
export const VIAS_PRODUTO = ['revenda', 'codigo', 'gtin', 'descricao'] as const;
export type ViaProduto = (typeof VIAS_PRODUTO)[number];

/** A product that a line may mean. */
export interface CandidatoProduto {
  readonly codigo: string;
  readonly nome: string;
  readonly valorPontos: number;
  /** In reais; what the catalogue says. */
  readonly valorUnitario: number;
  /** `raiz`: the code is another shop's of the same company. */
  readonly via: ViaProduto | 'raiz';
  /** What the shop calls it. */
  readonly nomeRevenda?: string | null;
}

/** An item line as it was read. */
export interface LinhaLida {
  readonly nome?: string | null;
  readonly unidade?: string | null;
  /** In reais. */
  readonly valorUnitario?: number | null;
}

const PRECO_PLAUSIVEL = [0.45, 2.2] as const;
/** Near enough to tell one pack size from the next. */
const PRECO_DO_TAMANHO = [0.65, 1.5] as const;

/** A candidate, and how well the line speaks for it. */
export interface CandidatoAvaliado {
  candidato: CandidatoProduto;
  /** To the product's own name. */
  semelhanca: Semelhanca | undefined;
  plausivel: boolean;
  confianca: number;
  certa: boolean;
}

/** A line's unit tells the can where the description does not. */
export function descricaoDa({nome, unidade}: LinhaLida): Descricao | undefined {
  if (!nome?.trim()) return undefined;
  const descricao = lerDescricao(nome);
  const {medidas, recipiente} = descricao.embalagem;
  return medidas.length > 0 || recipiente || !unidade ? descricao : lerDescricao(`${nome} ${unidade}`);
}

const entre = (valor: number, [de, ate]: readonly [number, number]) => valor >= de && valor <= ate;

function razaoDePrecos({valorUnitario}: LinhaLida, candidato: CandidatoProduto): number | undefined {
  return valorUnitario && candidato.valorUnitario ? valorUnitario / candidato.valorUnitario : undefined;
}

/** The shop's own name for it speaks too, but a pack that the product does not come in is not talked away. */
function comNomeDaRevenda(doProduto: Semelhanca, lida: Descricao, nomeRevenda?: string | null): Semelhanca {
  if (!nomeRevenda) return doProduto;
  const daRevenda = compararDescricoes(lida, lerNomeDoCatalogo(nomeRevenda));
  if (doProduto.embalagem === 'diferente' && daRevenda.embalagem !== 'igual') return doProduto;
  return daRevenda.nota > doProduto.nota ? daRevenda : doProduto;
}

/** By its description alone; between pack sizes that were not read the price decides which comes first. */
function porDescricao(semelhanca: Semelhanca, razao: number | undefined, plausivel: boolean): number {
  const {nota, embalagem} = semelhanca;
  const semTamanho = embalagem === 'ausente' || embalagem === 'provavel';
  const preco = razao === undefined || !semTamanho ? 1 : 0.9 + 0.1 * Math.exp(-Math.abs(Math.log(razao)));
  return Math.min(nota * preco * (plausivel ? 1 : 0.85), 0.97);
}

/** What each way is worth when the description agrees, does not speak, or speaks against it. */
const PESO_DA_VIA: Readonly<
  Record<Exclude<CandidatoProduto['via'], 'descricao'>, {minima: number; concorda: number; calada: number}>
> = {
  revenda: {minima: 0.45, concorda: 0.99, calada: 0.85},
  raiz: {minima: 0.45, concorda: 0.8, calada: 0.6},
  codigo: {minima: 0.5, concorda: 0.98, calada: 0.7},
  gtin: {minima: 0.25, concorda: 0.99, calada: 0.95},
};
const DESMENTIDA = 0.4;

/** Weighs one candidate by itself. */
export function avaliarCandidato(
  linha: LinhaLida,
  lida: Descricao | undefined,
  candidato: CandidatoProduto,
): CandidatoAvaliado {
  const semelhanca = lida && compararDescricoes(lida, lerNomeDoCatalogo(candidato.nome));
  const razao = razaoDePrecos(linha, candidato);
  const plausivel = razao === undefined || entre(razao, PRECO_PLAUSIVEL);
  const dados = {candidato, semelhanca, plausivel};
  const descricao = semelhanca ? porDescricao(semelhanca, razao, plausivel) : 0;
  if (candidato.via === 'descricao') return {...dados, confianca: descricao, certa: false};
  const {minima, concorda, calada} = PESO_DA_VIA[candidato.via];
  if (!semelhanca) return {...dados, confianca: calada, certa: false};
  const doNome = comNomeDaRevenda(semelhanca, lida, candidato.nomeRevenda);
  const {nota, contradiz, embalagem} = doNome;
  const concordam = nota >= minima && !contradiz && embalagem !== 'diferente';
  if (!concordam) return {...dados, confianca: Math.max(DESMENTIDA, Math.min(descricao, 0.5)), certa: false};
  const firme = plausivel && confirma(doNome, candidato.via, razao);
  return {...dados, confianca: firme ? concorda : concorda - 0.1, certa: firme && candidato.via !== 'raiz'};
}

/**
 * A code may be misread into that of the same paint in another can or colour: where the line goes on to the pack, the
 * words before it must be there; where it breaks off before the pack, the price must fit. A barcode's number checks itself.
 */
function confirma(
  {embalagem, resta, faltam}: Semelhanca,
  via: CandidatoProduto['via'],
  razao: number | undefined,
): boolean {
  if (resta) return false;
  if (via === 'gtin') return true;
  if (embalagem === 'ausente') return razao !== undefined && entre(razao, PRECO_DO_TAMANHO);
  const decisivas: readonly ClassePalavra[] = via === 'codigo' ? ['cor'] : ['tipo', 'base', 'acabamento', 'cor'];
  return !faltam.some(classe => decisivas.includes(classe));
}
