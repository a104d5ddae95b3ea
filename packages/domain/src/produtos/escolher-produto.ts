import {
  avaliarCandidato,
  descricaoDa,
  type CandidatoAvaliado,
  type CandidatoProduto,
  type LinhaLida,
  type ViaProduto,
} from './avaliar-candidato.js';

export interface ProdutoSugerido {
  readonly codigo: string;
  readonly nome: string;
  readonly valorPontos: number;
  /** 0 to 1. */
  readonly confianca: number;
}

export interface ProdutoCasado extends ProdutoSugerido {
  readonly via: ViaProduto;
  /** Nothing more to check: a person may still say otherwise. */
  readonly certa: boolean;
}

export interface Casamento {
  readonly produto: ProdutoCasado | null;
  /** At most three others, the likeliest first. */
  readonly sugestoes: readonly ProdutoSugerido[];
}

const MAXIMO_SUGESTOES = 3;
const [CONFIANCA_MINIMA, SUGESTAO_MINIMA] = [0.55, 0.35];
/** How much clearer than any other product a description must be to decide alone. */
const DISTANCIA_MINIMA = 0.08;

/** The description alone is enough: all of both said and well read, same pack, and no other product comes near. */
function decideSo({semelhanca, plausivel}: CandidatoAvaliado, outros: readonly CandidatoAvaliado[]): boolean {
  if (!semelhanca || !plausivel || semelhanca.contradiz || !semelhanca.completa) return false;
  const segunda = Math.max(0, ...outros.map(outro => outro.semelhanca?.nota ?? 0));
  return semelhanca.embalagem === 'igual' && semelhanca.nota >= 0.9 && semelhanca.nota - segunda >= DISTANCIA_MINIMA;
}

/** One entry a product, by the way that speaks best for it. */
function porProduto(avaliados: readonly CandidatoAvaliado[]): CandidatoAvaliado[] {
  const melhores = new Map<string, CandidatoAvaliado>();
  for (const avaliado of avaliados) {
    const {codigo} = avaliado.candidato;
    const outro = melhores.get(codigo);
    if (!outro || avaliado.confianca > outro.confianca) melhores.set(codigo, avaliado);
  }
  const nota = ({semelhanca}: CandidatoAvaliado) => semelhanca?.nota ?? 0;
  return [...melhores.values()].sort((a, b) => b.confianca - a.confianca || nota(b) - nota(a));
}

/**
 * Which product an item line means. A code decides where the description does not contradict it, a description alone
 * only where nothing is left open; a pack size, kind, finish or colour that contradicts is never certain.
 */
export function escolherProduto(linha: LinhaLida, candidatos: readonly CandidatoProduto[]): Casamento {
  const lida = descricaoDa(linha);
  const produtos = porProduto(candidatos.map(candidato => avaliarCandidato(linha, lida, candidato)));
  const sozinho = produtos.find(produto =>
    decideSo(
      produto,
      produtos.filter(outro => outro !== produto),
    ),
  );
  const [melhor] = produtos;
  const produto = melhor && melhor.confianca >= CONFIANCA_MINIMA ? melhor : undefined;
  const rivais = produtos.some(outro => outro !== produto && outro.certa) || (sozinho && sozinho !== produto);
  const certa = produto !== undefined && !rivais && (produto.certa || produto === sozinho);
  const sugestoes = produtos.filter(outro => outro !== produto && outro.confianca >= SUGESTAO_MINIMA);
  return {
    produto: produto ? casado(produto, certa) : null,
    sugestoes: sugestoes.slice(0, MAXIMO_SUGESTOES).map(sugerido),
  };
}

const sugerido = ({candidato: {codigo, nome, valorPontos}, confianca}: CandidatoAvaliado): ProdutoSugerido => ({
  codigo,
  nome,
  valorPontos,
  confianca: Math.round(confianca * 1000) / 1000,
});

function casado(avaliado: CandidatoAvaliado, certa: boolean): ProdutoCasado {
  const {via} = avaliado.candidato;
  const dados = sugerido(avaliado);
  return {
    ...dados,
    confianca: certa ? Math.max(dados.confianca, 0.9) : Math.min(dados.confianca, 0.89),
    via: via === 'raiz' ? 'revenda' : via,
    certa,
  };
}
