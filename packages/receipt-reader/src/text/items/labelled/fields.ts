import {dobradoDe} from '../../lines/lines';
import type {Linha, Termo} from '../../types';
import {empilhar, eTitulo} from '../table/header';
import {distribuir, semFiguras} from '../table/cells';
import {colunaDe, palavraDeTitulo, type Coluna} from '../table/columns';

/** A value of an item beside or under the label that names it. */
export interface Campo {
  coluna: Coluna;
  /** Every word after the label up to the next one, or in its cell under it. */
  valor: Termo[];
  /** Index of the row that the label stands on, and where on it. */
  linha: number;
  inicio: number;
}

/** The most words of a label: `Valor unitário comercial:`. */
const MAIOR_ROTULO = 3;

const fecha = ({texto}: Termo): boolean => /\p{L}\.?:$/u.test(texto);
const podeSer = ({dobrado, texto}: Termo): boolean => !/\d/.test(texto) && palavraDeTitulo(dobrado);

/** What begins a label that goes on over the end of a row. */
const ABERTO = /^(V|VL|VLR|VALOR|PRECO|COD|CODIGO|QTDE?|QUANT|UNID)\W*$/;

/** The longest label that ends with the colon of word `fim`; undefined where its words name no column. */
function rotuloAte(
  termos: readonly Termo[],
  fim: number,
  naLinha: (indice: number) => number,
): {coluna: Coluna; inicio: number} | undefined {
  const ultimo = termos[fim];
  if (!ultimo || !fecha(ultimo)) return undefined;
  for (let inicio = Math.max(0, fim - MAIOR_ROTULO + 1); inicio <= fim; inicio++) {
    const palavras = termos.slice(inicio, fim + 1);
    const coluna = colunaDe(palavras.map(({dobrado}) => dobrado));
    const soUmaVez = palavras.slice(0, -1).every(termo => !fecha(termo));
    const inteiro = naLinha(inicio) === naLinha(fim) || ABERTO.test(palavras[0]?.dobrado ?? '');
    if (coluna && coluna !== 'item' && inteiro && soUmaVez && palavras.every(podeSer)) return {coluna, inicio};
  }
  return undefined;
}

/** `Desc.:` before words is short for the description, before an amount for a discount. */
function peloValor(coluna: Coluna, [primeira]: readonly Termo[]): Coluna {
  const emPalavras = primeira !== undefined && !/^(R\$|[-(]?[\d.,]+%?\)?)$/.test(primeira.texto);
  return coluna === 'desconto' && emPalavras ? 'descricao' : coluna;
}

/** `Código: 123  Qtd: 2 UN`: labels with a colon, in rows that may break anywhere. */
export function camposComDoisPontos(linhas: readonly Linha[]): Campo[] {
  const fila = linhas.flatMap(({termos}, linha) => termos.map((termo, indice) => ({termo, linha, indice})));
  const termos = fila.map(({termo}) => termo);
  const rotulos = termos.flatMap((_, fim) => {
    const rotulo = rotuloAte(termos, fim, indice => fila[indice]?.linha ?? -1);
    return rotulo ? [{...rotulo, fim}] : [];
  });
  return rotulos.flatMap(({coluna, inicio, fim}, k) => {
    const em = fila[inicio];
    const valor = termos.slice(fim + 1, rotulos[k + 1]?.inicio);
    return em ? [{coluna: peloValor(coluna, valor), valor, linha: em.linha, inicio: em.indice}] : [];
  });
}

/** Headings that each item repeats over its own values. */
export function camposSobTitulos(linhas: readonly Linha[]): Campo[] {
  const escritos = linhas.map(({termos}) => dobradoDe(termos));
  const repetida = (linha: Linha, i: number) =>
    linha.termos.length > 1 && eTitulo(linha) && escritos.some((escrito, k) => k !== i && escrito === escritos[i]);
  const titulos = linhas.map((linha, i) => (repetida(linha, i) ? empilhar([linha], linha.altura) : undefined));
  return titulos.flatMap((faixas, i) => {
    const [titulo, sob] = [linhas[i], linhas[i + 1]];
    if (!faixas || !titulo || !sob || titulos[i + 1]) return [];
    const valores = distribuir(sob, faixas, titulo.altura);
    const resto = linhas.slice(i + 2);
    const fim = resto.findIndex(
      (linha, k) => titulos[i + 2 + k] || !semFiguras(distribuir(linha, faixas, titulo.altura), faixas),
    );
    const descem = faixas.some(({coluna}) => coluna === 'descricao') ? resto.slice(0, Math.max(0, fim)) : [];
    return faixas.map(({coluna, termos}, j) => ({
      coluna,
      valor: [
        ...(valores.celulas[j] ?? []),
        ...(coluna === 'descricao'
          ? descem.flatMap(linha => distribuir(linha, faixas, titulo.altura).celulas[j] ?? [])
          : []),
      ],
      linha: i,
      inicio: titulo.termos.indexOf(termos[0] as Termo),
    }));
  });
}
