import {rotulosDaLinha} from '../../labels/labels';
import type {Folha, Linha, Termo} from '../../types';
import type {Faixa} from './align';
import {acharCabecalhos} from './header';
import {distribuir} from './cells';
import {completar, eDetalhe} from './details';
import {comporItens} from '../rows/rows';
import {melhorMapa, type LinhaDeTabela} from './column-map';
import {ajustar, faixasDe} from './table';
import type {ItemCru, LeituraItens} from '../types';

interface Corrida {
  folha: Folha;
  linha: Linha;
  distribuida: LinhaDeTabela;
}

const indiceDe = (faixas: readonly Faixa[], coluna: Faixa['coluna']) =>
  faixas.findIndex(faixa => faixa.coluna === coluna);

/** The row that opens the item of this running number: number, what was sold, and an amount. */
function abre(corridas: readonly Corrida[], i: number, faixas: readonly Faixa[], esperada: number): boolean {
  const celulas = corridas[i]?.distribuida.celulas ?? [];
  const item = indiceDe(faixas, 'item');
  const quantia = faixas.some(
    ({coluna}, j) =>
      (coluna === 'total' || coluna === 'liquido') && celulas[j]?.some(({texto}) => /^[\d.]*\d,\d{2}$/.test(texto)),
  );
  const descrita = descreve(corridas[i], faixas) || descreve(corridas[i - 1], faixas);
  return celulas[item]?.[0]?.texto === String(esperada) && descrita && quantia;
}

function descreve(corrida: Corrida | undefined, faixas: readonly Faixa[]): boolean {
  const palavras = corrida?.distribuida.celulas[indiceDe(faixas, 'descricao')] ?? [];
  return /[A-Z]{3}/.test(palavras.map(({dobrado}) => dobrado).join('')) && !(corrida && eDetalhe(corrida.linha));
}

/** Where an item begins: a description of several rows may begin above its figures. */
const inicioDe = (corridas: readonly Corrida[], i: number, faixas: readonly Faixa[]): number =>
  descreve(corridas[i], faixas) || i === 0 ? i : i - 1;

const acaba = (linha: Linha): boolean =>
  rotulosDaLinha(linha).some(({nome, inicio}) => inicio === 0 && (nome === 'transportador' || nome === 'adicionais'));

function itemDe(corridas: readonly Corrida[], faixas: readonly Faixa[]): {item?: ItemCru; termos: Termo[]} {
  const detalhe = corridas.findIndex(({linha}) => eDetalhe(linha));
  const linhas = (detalhe < 0 ? corridas : corridas.slice(0, detalhe)).map(({distribuida}) => distribuida);
  const mapa = melhorMapa(
    linhas,
    faixas.map(({coluna}) => coluna),
  );
  const lidos = mapa && comporItens(linhas, mapa).itens;
  const [item] = lidos ?? [];
  const [primeira] = corridas;
  const termos = corridas.flatMap(({linha}) => linha.termos);
  if (!item || lidos?.length !== 1 || !primeira || detalhe < 0) return {termos};
  const detalhes = corridas.slice(detalhe).map(({linha}) => linha);
  return {item: completar(item, primeira.folha, detalhes), termos};
}

/**
 * The items of a page that heads its table once and opens each item under its row, as the national portal's full
 * consultation does; over all pages. Only whole: one that cannot be read leaves none.
 */
export function lerDetalhados(folhas: readonly Folha[]): LeituraItens | undefined {
  const onde = folhas.findIndex(({linhas}) => linhas.some(eDetalhe) && acharCabecalhos(linhas).length > 0);
  const folha = folhas[onde];
  const cabecalho = folha && acharCabecalhos(folha.linhas)[0];
  if (!folha || !cabecalho || !cabecalho.titulos.some(({coluna}) => coluna === 'item')) return undefined;
  const prometidas = faixasDe(cabecalho, folha.pagina.largura);
  const todas = folhas
    .slice(onde)
    .flatMap((outra, k) => outra.linhas.slice(k === 0 ? cabecalho.fim : 0).map(linha => ({folha: outra, linha})));
  const fim = todas.findIndex(({linha}) => acaba(linha));
  const linhas = fim < 0 ? todas : todas.slice(0, fim);
  const correr = (faixas: readonly Faixa[]) => {
    const corridas = linhas.map(cada => ({...cada, distribuida: distribuir(cada.linha, faixas, cabecalho.altura)}));
    const inicios: number[] = [];
    corridas.forEach((_, i) => {
      if (abre(corridas, i, faixas, inicios.length + 1)) inicios.push(i);
    });
    return {corridas, inicios};
  };
  // The headings may stand apart from what they head: where the items' own rows lie counts more.
  const achadas = correr(prometidas);
  const abertas = achadas.inicios.flatMap(i => achadas.corridas[i]?.distribuida ?? []);
  const faixas = ajustar(prometidas, abertas);
  const {corridas, inicios} = correr(faixas);
  const comecos = inicios.map(i => inicioDe(corridas, i, faixas));
  const lidos = comecos.map((comeco, k) => itemDe(corridas.slice(comeco, comecos[k + 1]), faixas));
  const itens = lidos.flatMap(({item}) => item ?? []);
  return itens.length > 1 && itens.length === lidos.length
    ? {via: 'tabela', itens, termos: new Set(lidos.flatMap(({termos}) => termos))}
    : undefined;
}
