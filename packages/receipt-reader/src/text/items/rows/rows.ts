import {alturaDe, larguraDe, meioY, passos} from '../../lines/lines';
import type {Termo} from '../../types';
import {pareceAjuste} from '../adjustments';
import {ancorar, emOutraUnidade, type Ancorada} from './figures';
import {comCodigo, itemDe} from './item-of-row';
import type {LinhaDeTabela, Mapa} from '../table/column-map';
import {colunaDeTexto} from './paragraphs';
import {repartirPeloLugar, type Modo} from './split';
import type {ItemCru} from '../types';

/** Which of the wrapped rows between two items go on with the one before; the others begin the next. */
function reparte(entre: readonly LinhaDeTabela[], antes: Ancorada, depois: Ancorada, modo: Modo): number {
  if (entre.length === 0) return 0;
  // A discount is always that of the item above it.
  const ajuste = entre.findLastIndex(({linha}) => pareceAjuste(linha));
  if (ajuste >= 0) return ajuste + 1;
  const ys = [antes.linha, ...entre, depois.linha].map(({linha}) => meioY(linha.caixa));
  const vaos = passos(ys);
  const maior = Math.max(...vaos);
  const quantos = vaos.filter(vao => vao > maior * 0.85).length;
  if (quantos === 1 && maior > Math.min(...vaos) * 1.2) return vaos.indexOf(maior);
  if (modo === 'primeira') return entre.length;
  return modo === 'ultima' ? 0 : Math.ceil(entre.length / 2);
}

const deTexto = (linha: LinhaDeTabela, mapa: Mapa): boolean =>
  mapa.descricao !== undefined && (linha.celulas[mapa.descricao]?.length ?? 0) > 0;

/** How much wider a gap between rows must be than the narrowest to part two items. */
const VAO_ENTRE_ITENS = 1.2;

/** How many of the rows above a page's first figures a wide gap parts from them; undefined where none does. */
function separadas(linhas: readonly LinhaDeTabela[], acima: number): number | undefined {
  const ys = linhas.map(({linha}) => meioY(linha.caixa));
  const vaos = passos(ys);
  const estreito = Math.min(...vaos.filter(vao => vao > 0));
  const quebra = vaos.slice(0, acima).findLastIndex(vao => vao > estreito * VAO_ENTRE_ITENS);
  return quebra < 0 ? undefined : quebra + 1;
}

/** Words of one row printed over other words of the next: cells that their rows were too low for. */
function sobrepostas(linhas: readonly LinhaDeTabela[]): boolean {
  const cobre = (a: Termo, b: Termo) => {
    const largura = Math.min(a.caixa.x1, b.caixa.x1) - Math.max(a.caixa.x0, b.caixa.x0);
    const altura = Math.min(a.caixa.y1, b.caixa.y1) - Math.max(a.caixa.y0, b.caixa.y0);
    const menor = {
      x: Math.min(larguraDe(a.caixa), larguraDe(b.caixa)),
      y: Math.min(alturaDe(a.caixa), alturaDe(b.caixa)),
    };
    return a.texto !== b.texto && largura > menor.x / 2 && altura > menor.y / 2;
  };
  return linhas.some(({linha}, i) => {
    const seguinte = linhas[i + 1]?.linha.termos ?? [];
    return linha.termos.some(termo => termo.pagina.fonte === 'texto' && seguinte.some(outro => cobre(termo, outro)));
  });
}

export interface Compostos {
  itens: ItemCru[];
  termos: Set<Termo>;
  /** Words that end the description of the last item of the page before. */
  alheias: Termo[];
  /** Nothing tells whether the first words are the first item's or end that of the page before. */
  incerta?: boolean;
}

export interface Composicao {
  /** The headings name a code, and it stands at the head of the descriptions. */
  codigoPrometido?: boolean;
  /** The table began on a page before. */
  continua?: boolean;
}

/** Items out of a table's rows: the figures' rows, and the wrapped descriptions around them. */
export function comporItens(
  linhas: readonly LinhaDeTabela[],
  mapa: Mapa,
  {codigoPrometido = false, continua = false}: Composicao = {},
): Compostos {
  const ancoradas = linhas
    .flatMap((linha, indice) => {
      const ancora = ancorar(linha, mapa);
      return ancora ? [{...ancora, indice}] : [];
    })
    .filter((ancora, i, todas) => !emOutraUnidade(ancora, todas[i - 1]));
  const primeira = ancoradas[0];
  const ultima = ancoradas.at(-1);
  if (!primeira || !ultima) return {itens: [], termos: new Set(), alheias: []};
  const sobre = linhas.slice(0, primeira.indice).filter(linha => deTexto(linha, mapa));
  const abaixo = linhasColadas(linhas.slice(ultima.indice), mapa);
  const pelosLugares = repartirPeloLugar({
    acima: sobre,
    vagas: ancoradas.map((ancora, k) => ({
      figuras: ancora.linha,
      depois: ancoradas[k + 1] ? linhas.slice(ancora.indice + 1, ancoradas[k + 1]?.indice) : abaixo,
    })),
    descricao: mapa.descricao,
    continua,
  });
  const ditas = pelosLugares?.alheias ?? separadas(linhas, primeira.indice);
  const alheias = continua ? sobre.slice(0, ditas ?? 0) : [];
  const acima = sobre.slice(alheias.length);
  const modo = acima.length === 0 ? 'primeira' : abaixo.length === 0 ? 'ultima' : 'meio';
  const cortar = (k: number, entre: readonly LinhaDeTabela[], antes: Ancorada, depois: Ancorada) =>
    pelosLugares?.cortes[k] ?? reparte(entre, antes, depois, modo);
  const partes = ancoradas.map((ancora, k) => {
    const anterior = ancoradas[k - 1];
    const seguinte = ancoradas[k + 1];
    const antes = linhas
      .slice(anterior ? anterior.indice + 1 : 0, ancora.indice)
      .filter(linha => !alheias.includes(linha));
    const depois = seguinte ? linhas.slice(ancora.indice + 1, seguinte.indice) : abaixo;
    const cabeAntes = anterior ? antes.slice(cortar(k - 1, antes, anterior, ancora)) : antes;
    const cabeDepois = seguinte ? depois.slice(0, cortar(k, depois, ancora, seguinte)) : depois;
    return {ancora, linhas: [...cabeAntes, ancora.linha, ...cabeDepois]};
  });
  const coluna = colunaDeTexto(
    linhas.map(linha => (mapa.descricao === undefined ? [] : (linha.celulas[mapa.descricao] ?? []))),
  );
  const itens = comCodigo(
    partes.map(({ancora, linhas: suas}) => itemDe(ancora, suas, mapa, coluna)),
    mapa,
    codigoPrometido,
  );
  // Whose the covered words are nobody can tell.
  if (sobrepostas(linhas)) itens.forEach(item => (item.duvida = true));
  const deItens = [...alheias, ...partes.flatMap(parte => parte.linhas)];
  return {
    itens,
    termos: new Set(deItens.flatMap(({linha}) => linha.termos)),
    alheias: alheias.flatMap(linha => (mapa.descricao === undefined ? [] : (linha.celulas[mapa.descricao] ?? []))),
    incerta: continua && sobre.length > 0 && ditas === undefined,
  };
}

/** Rows under the last item that go on without a gap. */
function linhasColadas([ancora, ...resto]: readonly LinhaDeTabela[], mapa: Mapa): LinhaDeTabela[] {
  const coladas: LinhaDeTabela[] = [];
  let anterior = ancora;
  for (const linha of resto) {
    if (!anterior || meioY(linha.linha.caixa) - meioY(anterior.linha.caixa) > alturaDe(anterior.linha.caixa) * 2.2)
      break;
    const descritas = mapa.descricao === undefined ? 0 : (linha.celulas[mapa.descricao]?.length ?? 0);
    const soCodigo = mapa.codigo !== undefined && linha.celulas[mapa.codigo]?.length === linha.linha.termos.length;
    if (descritas * 2 < linha.linha.termos.length && !soCodigo && !pareceAjuste(linha.linha)) break;
    coladas.push(linha);
    anterior = linha;
  }
  return coladas;
}
