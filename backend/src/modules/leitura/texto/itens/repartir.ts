import {alturaDe, meioY} from '../linhas';
import {pareceAjuste} from './ajustes';
import type {LinhaDeTabela} from './mapa';

/** Where a description of several rows stands beside its figures: begins, has its middle, or ends there. */
export type Modo = 'primeira' | 'meio' | 'ultima';

/** An item's figures between the rows that may belong to it or to its neighbours. */
export interface Vaga {
  figuras: LinhaDeTabela;
  /** Rows between these figures and the next item's, or those that follow the last. */
  depois: readonly LinhaDeTabela[];
}

const textoDa = (linha: LinhaDeTabela, descricao: number | undefined) =>
  descricao === undefined ? [] : (linha.celulas[descricao] ?? []);

function meioDo(linha: LinhaDeTabela, descricao: number | undefined): number {
  const palavras = textoDa(linha, descricao);
  const soma = palavras.reduce((resto, {caixa}) => resto + meioY(caixa), 0);
  return palavras.length > 0 ? soma / palavras.length : meioY(linha.linha.caixa);
}

function meioDasFiguras(linha: LinhaDeTabela, descricao: number | undefined): number {
  const texto = new Set(textoDa(linha, descricao));
  const figuras = linha.linha.termos.filter(termo => !texto.has(termo));
  return figuras.reduce((soma, {caixa}) => soma + meioY(caixa), 0) / Math.max(1, figuras.length);
}

const PONTOS: Readonly<Record<Modo, (ys: readonly number[]) => number>> = {
  primeira: ys => ys[0] ?? 0,
  meio: ys => ((ys[0] ?? 0) + (ys.at(-1) ?? 0)) / 2,
  ultima: ys => ys.at(-1) ?? 0,
};

interface Divisao {
  custo: number;
  cortes: number[];
}

/** The cheapest division where every description stands to its figures as `modo` says. */
function dividir(
  acima: readonly LinhaDeTabela[],
  vagas: readonly Vaga[],
  modo: Modo,
  descricao: number | undefined,
): Divisao {
  // For each number of rows that the item before takes of those between: the cheapest way so far.
  let caminhos = new Map<number, Divisao>([[0, {custo: 0, cortes: []}]]);
  let antes = acima;
  vagas.forEach(({figuras, depois}, k) => {
    const novos = new Map<number, Divisao>();
    const ajuste = depois.findLastIndex(({linha}) => pareceAjuste(linha)) + 1;
    const proprio = textoDa(figuras, descricao).length > 0 ? [figuras] : [];
    for (const [tomadas, {custo, cortes}] of caminhos)
      for (let leva = k === vagas.length - 1 ? depois.length : ajuste; leva <= depois.length; leva++) {
        const bloco = [...antes.slice(tomadas), ...proprio, ...depois.slice(0, leva)];
        const ys = bloco.map(linha => meioDo(linha, descricao));
        // An item that nothing describes is not how the table was set.
        const desvio = ys.length > 0 ? Math.abs(PONTOS[modo](ys) - meioDasFiguras(figuras, descricao)) : Infinity;
        const feito = {custo: custo + desvio, cortes: [...cortes, leva]};
        if (feito.custo < (novos.get(leva)?.custo ?? Infinity)) novos.set(leva, feito);
      }
    caminhos = novos;
    antes = depois;
  });
  return [...caminhos.values()].reduce((a, b) => (b.custo < a.custo ? b : a), {custo: Infinity, cortes: []});
}

const LINHAS_DEMAIS = 12;

/**
 * How many of the rows under each item's figures go on with it, where one way to set descriptions explains the places of
 * all of them; undefined where none does plainly.
 */
export function repartirPeloLugar(
  acima: readonly LinhaDeTabela[],
  vagas: readonly Vaga[],
  descricao: number | undefined,
): number[] | undefined {
  const soltas = vagas.slice(0, -1).reduce((soma, {depois}) => soma + depois.length, 0);
  if (soltas === 0 || vagas.some(({depois}) => depois.length > LINHAS_DEMAIS)) return undefined;
  const altura = alturaDe(vagas[0]?.figuras.linha.caixa ?? {x0: 0, y0: 0, x1: 0, y1: 0});
  const [melhor, outra] = (['primeira', 'meio', 'ultima'] as const)
    .map(modo => dividir(acima, vagas, modo, descricao))
    .sort((a, b) => a.custo - b.custo);
  if (!melhor || !outra || melhor.custo > vagas.length * altura * 0.15) return undefined;
  return outra.custo - melhor.custo > altura * 0.3 ? melhor.cortes : undefined;
}
