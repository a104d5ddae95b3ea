import {meioY} from '../../lines/lines';
import {lerNumeros} from '../../numbers';
import type {Folha, Linha, Termo} from '../../types';
import type {Faixa} from './align';
import {COLUNAS_DE_FIGURAS, colunaDe, type Coluna} from './columns';
import {distribuir} from './cells';
import {comporItens} from '../rows/rows';
import {melhorMapa, numerosDe, type LinhaDeTabela, type Mapa} from './column-map';
import type {LeituraItens} from '../types';
import {unidadeDe} from '../units';

/** Fewer rows alike may be anything; their columns would be guesses. */
const MINIMO_DE_LINHAS = 2;
/** Rows of one table lie no farther apart than this, in their heights: descriptions wrap. */
const VAO_ENTRE_LINHAS = 6;
/** A column's words begin, or end, within so much of one another; in heights of a row. */
const DESVIO = 1.2;
/** The share of the rows that has a word in a column. */
const PRESENCA = 0.5;

const temPalavra = ({termos}: Linha) => termos.some(({dobrado}) => /[A-Z]{3}/.test(dobrado));
const valoresDe = ({termos}: Linha) => termos.filter(({texto}) => lerNumeros(texto).some(({casas}) => casas >= 2));

/** Runs of rows with something that is sold and at least two amounts each. */
function blocosDe(linhas: readonly Linha[]): {inicio: number; fim: number; cheias: Linha[]}[] {
  const blocos: {inicio: number; fim: number; cheias: Linha[]}[] = [];
  for (const [i, linha] of linhas.entries()) {
    if (!temPalavra(linha) || valoresDe(linha).length < 2 || linha.termos.length < 4) continue;
    const bloco = blocos.at(-1);
    const ultima = bloco?.cheias.at(-1);
    const perto = ultima && meioY(linha.caixa) - meioY(ultima.caixa) <= ultima.altura * VAO_ENTRE_LINHAS;
    if (bloco && perto) {
      bloco.cheias.push(linha);
      bloco.fim = i + 1;
    } else blocos.push({inicio: i, fim: i + 1, cheias: [linha]});
  }
  return blocos.filter(({cheias}) => cheias.length >= MINIMO_DE_LINHAS);
}

interface Grupo {
  termos: Termo[];
  x0: number;
  x1: number;
}

/** Words of many rows that stand under each other: by their right sides where amounts do, else by their left sides. */
function gruposDe(cheias: readonly Linha[]): Grupo[] {
  const grupos: Grupo[] = [];
  const altura = cheias[0]?.altura ?? 0;
  for (const termo of cheias.flatMap(({termos}) => termos)) {
    const {x0, x1} = termo.caixa;
    const junto = grupos
      .map(grupo => ({grupo, cruza: Math.min(grupo.x1, x1) - Math.max(grupo.x0, x0)}))
      .filter(({grupo, cruza}) => {
        const pontas = Math.min(Math.abs(grupo.x0 - x0), Math.abs(grupo.x1 - x1));
        return cruza > 0 && pontas <= altura * DESVIO;
      })
      .sort((a, b) => b.cruza - a.cruza)[0]?.grupo;
    if (junto) {
      junto.termos.push(termo);
      // One long word must not make the column swallow its neighbours.
      if (x1 - x0 < (junto.x1 - junto.x0) * 2) [junto.x0, junto.x1] = [Math.min(junto.x0, x0), Math.max(junto.x1, x1)];
    } else grupos.push({termos: [termo], x0, x1});
  }
  return grupos
    .filter(({termos}) => termos.length >= Math.max(MINIMO_DE_LINHAS, cheias.length * PRESENCA))
    .sort((a, b) => a.x0 - b.x0);
}

const maioria = ({termos}: Grupo, teste: (termo: Termo) => boolean) =>
  termos.filter(teste).length >= Math.max(1, termos.length * 0.6);

/** What the words of a column are, by their form alone. */
function formaDe(grupo: Grupo): Coluna | 'texto' | 'valor' {
  if (maioria(grupo, ({texto}) => lerNumeros(texto, true).some(({casas}) => casas >= 2))) return 'valor';
  if (maioria(grupo, ({texto}) => /^\d{8}$|^\d{4}\.\d{2}\.\d{2}$/.test(texto))) return 'ncm';
  if (maioria(grupo, ({texto}) => /^\d{12,14}$/.test(texto))) return 'gtin';
  if (maioria(grupo, ({texto}) => /^[1-7]\.?\d{3}$/.test(texto))) return 'cfop';
  if (maioria(grupo, ({dobrado}) => unidadeDe(dobrado) !== undefined)) return 'unidade';
  if (maioria(grupo, ({texto}) => /^\d{1,3}$/.test(texto))) return 'cst';
  if (maioria(grupo, ({texto}) => /\d/.test(texto) && /^[\w./-]{3,}$/.test(texto))) return 'codigo';
  return 'texto';
}

/** The column that a heading above names, where one can be read. */
function tituloDe(acima: readonly Linha[], {x0, x1}: Grupo): Coluna | undefined {
  const palavras = acima
    .flatMap(({termos}) => termos)
    .filter(({caixa}) => Math.min(caixa.x1, x1) - Math.max(caixa.x0, x0) > 0)
    .map(({dobrado}) => dobrado);
  return palavras.length > 0 ? colunaDe(palavras) : undefined;
}

/** Where the description stands: between the columns around the most letters, whatever its words line up with. */
function descricaoDe(cheias: readonly Linha[], grupos: readonly Grupo[], largura: number): Faixa | undefined {
  const fixas = grupos.filter(grupo => formaDe(grupo) !== 'texto');
  const vaos = [undefined, ...fixas].map((antes, i) => ({
    x0: antes ? antes.x1 + 1 : 0,
    x1: (fixas[i]?.x0 ?? largura) - 1,
  }));
  const letras = ({x0, x1}: {x0: number; x1: number}) =>
    cheias
      .flatMap(({termos}) => termos)
      .filter(({caixa}) => caixa.x0 >= x0 - 1 && caixa.x1 <= x1 + 1)
      .reduce((soma, {dobrado}) => soma + dobrado.replace(/[^A-Z]/g, '').length, 0);
  const melhor = vaos.toSorted((a, b) => letras(b) - letras(a))[0];
  return melhor && letras(melhor) >= cheias.length * 4 ? {coluna: 'descricao', ...melhor} : undefined;
}

function faixasDe(cheias: readonly Linha[], acima: readonly Linha[], largura: number): Faixa[] {
  const grupos = gruposDe(cheias);
  const descricao = descricaoDe(cheias, grupos, largura);
  if (!descricao) return [];
  const fora = grupos.filter(({x0, x1}) => x1 <= descricao.x0 || x0 >= descricao.x1);
  const outras = fora.flatMap((grupo): Faixa[] => {
    const forma = formaDe(grupo);
    if (forma === 'texto') return [];
    const dito = tituloDe(acima, grupo);
    // Anything else than a figure's name belongs to a neighbour.
    const coluna = forma === 'valor' ? (dito && COLUNAS_DE_FIGURAS.includes(dito) ? dito : 'outro') : forma;
    return [{coluna, x0: grupo.x0, x1: grupo.x1}];
  });
  return [...outras, descricao].sort((a, b) => a.x0 - b.x0);
}

const inteiros = (linhas: readonly LinhaDeTabela[], indice: number): number =>
  linhas.filter(linha => numerosDe(linha, indice).some(({valor}) => Number.isInteger(valor))).length;

/** Quantity and price fit either way round: more often than prices, quantities are whole. */
function ordenar(mapa: Mapa, linhas: readonly LinhaDeTabela[], colunas: readonly Coluna[]): Mapa {
  const {qtde, unitario} = mapa;
  if (qtde === undefined || unitario === undefined) return mapa;
  if (colunas[qtde] === 'qtde' || colunas[unitario] === 'unitario') return mapa;
  const [a, b] = [inteiros(linhas, qtde), inteiros(linhas, unitario)];
  const trocar = colunas[unitario] === 'qtde' || colunas[qtde] === 'unitario' || b > a || (a === b && unitario < qtde);
  return trocar ? {...mapa, qtde: unitario, unitario: qtde} : mapa;
}

/**
 * The items of tables whose headings cannot be read: rows alike whose columns are known by the form of their words, and
 * by quantity × price giving the total.
 */
export function lerSemTitulos(folhas: readonly Folha[]): LeituraItens | undefined {
  const itens: LeituraItens['itens'] = [];
  const termos = new Set<Termo>();
  for (const {linhas, pagina} of folhas) {
    for (const {inicio, fim, cheias} of blocosDe(linhas)) {
      const faixas = faixasDe(cheias, linhas.slice(Math.max(0, inicio - 2), inicio), pagina.largura);
      if (faixas.length < 4) continue;
      const colunas = faixas.map(({coluna}) => coluna);
      const distribuidas = linhas.slice(inicio, fim + 1).map(linha => distribuir(linha, faixas, linha.altura));
      const mapa = melhorMapa(distribuidas, colunas);
      if (mapa?.qtde === undefined || mapa.unitario === undefined || mapa.total === undefined) continue;
      const lidos = comporItens(distribuidas, ordenar(mapa, distribuidas, colunas));
      itens.push(...lidos.itens);
      lidos.termos.forEach(termo => termos.add(termo));
    }
  }
  return itens.length > 0 ? {via: 'semTitulos', itens, termos} : undefined;
}
