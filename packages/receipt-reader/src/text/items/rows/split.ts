import {alturaDe, meioY, passos} from '../../lines/lines';
import {pareceAjuste} from '../adjustments';
import type {LinhaDeTabela} from '../table/column-map';

/** Where a description of several rows stands beside its figures: begins, has its middle, or ends there. */
export type Modo = 'primeira' | 'meio' | 'ultima';

/** An item's figures between the rows that may belong to it or to its neighbours. */
interface Vaga {
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
  /** Rows above the first figures that end the last item of the page before. */
  alheias: number;
  cortes: number[];
}

/** How much wider a description's own rows stand apart than they and their neighbours'. */
function rasgo(ys: readonly number[], vizinhas: readonly (LinhaDeTabela | undefined)[]): number {
  const [primeira, ultima] = [ys[0], ys.at(-1)];
  if (primeira === undefined || ultima === undefined || ys.length < 2) return 0;
  const [acima, abaixo] = vizinhas.map(vizinha => vizinha && meioY(vizinha.linha.caixa));
  const maior = Math.max(...passos(ys));
  return Math.max(0, maior - (primeira - (acima ?? -Infinity)), maior - ((abaixo ?? Infinity) - ultima));
}

/** The cheapest division where every description stands to its figures as `modo` says. */
function dividir({acima, vagas, descricao, continua}: Lugares, modo: Modo): Divisao {
  // For each number of rows that the item before takes of those between: the cheapest way so far.
  const inicios = continua ? [0, ...acima.map((_, i) => i + 1)] : [0];
  let caminhos = new Map(inicios.map((alheias): [number, Divisao] => [alheias, {custo: 0, alheias, cortes: []}]));
  let antes = acima;
  vagas.forEach(({figuras, depois}, k) => {
    const novos = new Map<number, Divisao>();
    const ajuste = depois.findLastIndex(({linha}) => pareceAjuste(linha)) + 1;
    const proprio = textoDa(figuras, descricao).length > 0 ? [figuras] : [];
    for (const [tomadas, {custo, alheias, cortes}] of caminhos)
      for (let leva = k === vagas.length - 1 ? depois.length : ajuste; leva <= depois.length; leva++) {
        const bloco = [...antes.slice(tomadas), ...proprio, ...depois.slice(0, leva)];
        const ys = bloco.map(linha => meioDo(linha, descricao));
        // An item that nothing describes is not how the table was set.
        const desvio = ys.length > 0 ? Math.abs(PONTOS[modo](ys) - meioDasFiguras(figuras, descricao)) : Infinity;
        const vizinhas = [antes[tomadas - 1] ?? vagas[k - 1]?.figuras, depois[leva] ?? vagas[k + 1]?.figuras];
        const feito = {custo: custo + desvio + rasgo(ys, vizinhas), alheias, cortes: [...cortes, leva]};
        if (feito.custo < (novos.get(leva)?.custo ?? Infinity)) novos.set(leva, feito);
      }
    caminhos = novos;
    antes = depois;
  });
  return [...caminhos.values()].reduce((a, b) => (b.custo < a.custo ? b : a), {
    custo: Infinity,
    alheias: 0,
    cortes: [],
  });
}

const LINHAS_DEMAIS = 12;

export interface Lugares {
  /** Rows above the first figures. */
  acima: readonly LinhaDeTabela[];
  vagas: readonly Vaga[];
  /** The description's column. */
  descricao: number | undefined;
  /** The table began on a page before: its last item may end on this one. */
  continua: boolean;
}

/**
 * How many of the rows under each item's figures go on with it, where one way to set descriptions explains the places of
 * all of them; undefined where none does plainly.
 */
export function repartirPeloLugar(lugares: Lugares): Omit<Divisao, 'custo'> | undefined {
  const {vagas} = lugares;
  const soltas = vagas.slice(0, -1).reduce((soma, {depois}) => soma + depois.length, 0);
  if (soltas === 0 || vagas.some(({depois}) => depois.length > LINHAS_DEMAIS)) return undefined;
  const altura = alturaDe(vagas[0]?.figuras.linha.caixa ?? {x0: 0, y0: 0, x1: 0, y1: 0});
  const [melhor, outra] = (['primeira', 'meio', 'ultima'] as const)
    .map(modo => dividir(lugares, modo))
    .sort((a, b) => a.custo - b.custo);
  if (!melhor || !outra || melhor.custo > vagas.length * altura * 0.15) return undefined;
  return outra.custo - melhor.custo > altura * 0.3 ? melhor : undefined;
}
