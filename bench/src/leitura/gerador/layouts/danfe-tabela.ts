import {measureText, wrapText} from '@clube/seeds/desenho';
import type {Escrita} from '../escrita';
import type {Formulario} from '../formulario';
import type {ItemRecibo} from '../recibo';
import type {Tabela} from './danfe-colunas';

const LINHA = 1.2;

/**
 * Writes as many items as fit above `fundo`, from the one of the given index on; answers the index of the first that did
 * not fit.
 */
export function escreverItens(
  form: Formulario,
  itens: readonly ItemRecibo[],
  desde: number,
  {colunas}: Tabela,
  escrita: Escrita,
  fundo: number,
  corpo: number,
): number {
  form.secao('DADOS DOS PRODUTOS / SERVIÇOS');
  const {esquerda, largura, y, moldura} = form;
  const partes = colunas.reduce((soma, coluna) => soma + coluna.parte, 0);
  let pena = esquerda;
  const postas = colunas.map(coluna => {
    const propria = (coluna.parte / partes) * largura;
    pena += propria;
    return {...coluna, x: pena - propria, largura: propria};
  });
  for (const {rotulo, x, largura: propria} of postas) {
    if (moldura.caixas && x > esquerda) form.linha(x, y, x, fundo);
    form.texto(rotulo, x + 1, y + 7.4, propria - 2, moldura.corpoRotulo - 0.4, 'center', moldura.tipos.rotulo);
  }
  form.caixa(esquerda, y, largura, fundo - y);
  form.linha(esquerda, y + 11, esquerda + largura, y + 11);
  let linha = y + 11 + corpo + 2;
  for (let i = desde; i < itens.length; i++) {
    const item = itens[i];
    if (!item) break;
    const textos = postas.map(coluna => {
      const texto = coluna.valor(item, escrita, i);
      const estilo = {font: moldura.tipos.valor, size: corpo};
      return coluna.quebra ? wrapText(texto, coluna.largura - 4, estilo) : [texto];
    });
    const linhas = Math.max(...textos.map(({length}) => length));
    if (linha + (linhas - 1) * corpo * LINHA > fundo - 3) return i;
    postas.forEach((coluna, c) => {
      const largura = coluna.largura - 3.4;
      // A figure that lost a digit would be another figure: it is printed smaller instead.
      const medida = coluna.quebra ? 0 : measureText(textos[c]?.[0] ?? '', moldura.tipos.valor, corpo);
      const tamanho = Math.min(corpo, (corpo * (largura - 0.2)) / Math.max(medida, 1));
      textos[c]?.forEach((parte, n) =>
        form.texto(parte, coluna.x + 2, linha + n * corpo * LINHA, largura, tamanho, coluna.align),
      );
    });
    linha += linhas * corpo * LINHA + 2;
  }
  return itens.length;
}
