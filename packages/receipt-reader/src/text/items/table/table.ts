import {mediana} from '../../../document/statistics';
import {CARIMBO} from '../../lines/lines';
import {lerNumeros, type Numero} from '../../numbers';
import {rotulosDaLinha} from '../../labels/labels';
import type {Folha, Linha, Termo} from '../../types';
import type {Faixa} from './align';
import {distribuir, unirCodigo} from './cells';
import {acharCabecalhos, type Cabecalho} from './header';
import {completar, eDetalhe} from './details';
import {melhorMapa, ordemDita, type LinhaDeTabela} from './column-map';
import {reunirMetades} from './half-lines';
import {comporItens, type Compostos} from '../rows/rows';
import type {ItemCru, LeituraItens} from '../types';

const FIM = [
  'adicionais',
  'secaoImposto',
  'transportador',
  'aPagar',
  'totalNota',
  'produtos',
  'quantidadeItens',
  'pagamento',
  'total',
];

const TOTAIS: readonly string[] = ['acrescimo', 'desconto', 'imposto', 'produtos', 'totalNota', 'aPagar', 'liquido'];

/** A row of labels of the totals, whose amounts stand under them: `Valor do frete`, `Total dos produtos`. */
function deTotais(linha: Linha): boolean {
  const rotulos = rotulosDaLinha(linha).filter(({nome, termos}) => TOTAIS.includes(nome) && termos.length > 1);
  const palavras = rotulos.reduce((soma, {termos}) => soma + termos.length, 0);
  return rotulos.length >= 2 && palavras >= linha.termos.length * 0.8;
}

/** A row that opens what follows the items. */
function encerra(linha: Linha): boolean {
  if (eDetalhe(linha)) return false;
  if (deTotais(linha)) return true;
  return rotulosDaLinha(linha).some(
    ({nome, inicio, termos}) => inicio === 0 && FIM.includes(nome) && (termos.length > 1 || linha.termos.length <= 4),
  );
}

/** The description's column takes all the room between its neighbours. */
export function faixasDe(cabecalho: Cabecalho, largura: number): Faixa[] {
  const {titulos} = cabecalho;
  return titulos.map((titulo, i) => {
    if (titulo.coluna !== 'descricao') return titulo;
    const [antes, depois] = [titulos[i - 1], titulos[i + 1]];
    return {
      coluna: titulo.coluna,
      x0: antes ? Math.min(antes.x1 + 1, titulo.x0) : 0,
      x1: depois ? depois.x0 - 1 : largura,
    };
  });
}

/** Where the data of a column really stand, once rows were read by the headings alone. */
export function ajustar(faixas: readonly Faixa[], linhas: readonly LinhaDeTabela[]): Faixa[] {
  const certas = linhas.filter(linha => contarNumeros(linha, faixas) >= 2);
  const novas = faixas.map((faixa, j) => {
    const termos = certas.flatMap(({celulas}) => celulas[j] ?? []);
    if (faixa.coluna === 'descricao' || termos.length < 3 || termos.length < certas.length * 0.5) return faixa;
    return {...faixa, x0: mediana(termos.map(({caixa}) => caixa.x0)), x1: mediana(termos.map(({caixa}) => caixa.x1))};
  });
  return novas.map((faixa, j) => {
    const [antes, depois] = [novas[j - 1], novas[j + 1]];
    if (faixa.coluna !== 'descricao') return faixa;
    return {...faixa, x0: antes ? antes.x1 + 0.5 : 0, x1: depois ? Math.max(faixa.x0, depois.x0 - 0.5) : faixa.x1};
  });
}

function contarNumeros({celulas}: LinhaDeTabela, faixas: readonly Faixa[]): number {
  return faixas.filter(
    ({coluna}, j) => ['qtde', 'unitario', 'total', 'liquido'].includes(coluna) && numeroDe(celulas[j]) !== undefined,
  ).length;
}

function numeroDe(termos: readonly Termo[] | undefined): Numero | undefined {
  const [termo] = termos ?? [];
  return termo && lerNumeros(termo.texto, true)[0];
}

function linhasSob(folha: Folha, cabecalho: Cabecalho, ate: number): Linha[] {
  const corpo = folha.linhas.slice(cabecalho.fim, ate).filter(({altura}) => altura <= cabecalho.altura * CARIMBO);
  const fim = corpo.findIndex(encerra);
  return fim < 0 ? corpo : corpo.slice(0, fim);
}

/** Ends the last item of the page before with what the next page begins with; where nothing tells whose that is, says so. */
function ligar(itens: ItemCru[], {alheias, incerta, itens: [primeiro]}: Compostos): void {
  const ultimo = itens.at(-1);
  if (!ultimo) return;
  if (alheias.length > 0) itens[itens.length - 1] = {...ultimo, nome: [...ultimo.nome, ...alheias]};
  if (!incerta || !primeiro) return;
  itens[itens.length - 1] = {...ultimo, duvida: true};
  primeiro.duvida = true;
}

/** The items of tables with headings, over all pages. */
export function lerTabela(folhas: readonly Folha[]): LeituraItens | undefined {
  const itens: LeituraItens['itens'] = [];
  const termos = new Set<Termo>();
  let incerta = false;
  for (const folha of folhas) {
    const cabecalhos = acharCabecalhos(folha.linhas);
    for (const [k, cabecalho] of cabecalhos.entries()) {
      const todas = linhasSob(folha, cabecalho, cabecalhos[k + 1]?.inicio ?? folha.linhas.length);
      const detalhado = todas.findIndex(eDetalhe);
      const linhas = detalhado < 0 ? todas : todas.slice(0, detalhado);
      const primeira = faixasDe(cabecalho, folha.pagina.largura);
      const faixas = ajustar(
        primeira,
        linhas.map(linha => distribuir(linha, primeira, cabecalho.altura)),
      );
      const impressas = linhas.map(linha => distribuir(linha, faixas, cabecalho.altura));
      const colunas = faixas.map(({coluna}) => coluna);
      const mapa = melhorMapa(impressas, colunas);
      if (!mapa) continue;
      const distribuidas = reunirMetades(impressas, mapa);
      incerta ||= !ordemDita(mapa, colunas);
      const unidas = unirCodigo(distribuidas, faixas);
      const {codigo: _, ...semCodigo} = mapa;
      const continua = k === 0 && itens.length > 0;
      const lidos = unidas
        ? comporItens(unidas, semCodigo, {codigoPrometido: true, continua})
        : comporItens(distribuidas, mapa, {continua});
      ligar(itens, lidos);
      const unico = detalhado >= 0 && lidos.itens.length === 1 ? lidos.itens[0] : undefined;
      if (unico) {
        itens.push(completar(unico, folha, todas.slice(detalhado)));
        todas.forEach(linha => linha.termos.forEach(termo => termos.add(termo)));
      } else itens.push(...lidos.itens);
      lidos.termos.forEach(termo => termos.add(termo));
      cabecalho.titulos.forEach(titulo => titulo.termos.forEach(termo => termos.add(termo)));
    }
  }
  return itens.length > 0 ? {via: incerta ? 'semTitulos' : 'tabela', itens, termos} : undefined;
}
