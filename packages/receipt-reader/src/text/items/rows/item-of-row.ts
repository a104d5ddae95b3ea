import {normalizarGtin} from '@clube/domain';
import {dobradoDe} from '../../lines/lines';
import type {Numero} from '../../numbers';
import {ajusteDe, pareceAjuste} from '../adjustments';
import {codigoLimpo, codigos, lerCabeca} from '../item-head';
import {noVao} from '../table/cells';
import {centavosDe, produto} from '../sums';
import type {Ancorada} from './figures';
import {numerosDe, type LinhaDeTabela, type Mapa} from '../table/column-map';
import {gtinDaNota, notaDoItem} from '../item-remarks';
import {ateOParagrafo, type colunaDeTexto} from './paragraphs';
import type {ItemCru} from '../types';

/**
 * A row of the description that begins under the code: its words follow each other without a gap. In the row of the
 * figures, where the code stands, only a word without any digit is none.
 */
function segueSobCodigo(linha: LinhaDeTabela, ancora: LinhaDeTabela, {codigo, descricao}: Mapa): boolean {
  if (codigo === undefined || descricao === undefined) return false;
  const [antes, depois] = [linha.celulas[codigo]?.at(-1), linha.celulas[descricao]?.[0]];
  const comDigitos = /\d/.test(antes?.texto ?? '');
  if (comDigitos && (linha === ancora || !ancora.celulas[codigo]?.length)) return false;
  return antes !== undefined && depois !== undefined && noVao(antes, depois, linha.linha);
}

/** What a line's total is more than its net total, where both are printed and no column tells the discount. */
function entreTotais(linha: LinhaDeTabela, {total, liquido, desconto}: Mapa): number | undefined {
  if (total === undefined || liquido === undefined || desconto !== undefined) return undefined;
  const [bruto, resto] = [total, liquido].map(indice => numerosDe(linha, indice).find(({casas}) => casas === 2));
  return bruto && resto && resto.valor < bruto.valor ? centavosDe(bruto) - centavosDe(resto) : undefined;
}

/** The discount that a percentage makes, where the line's total is net of it; where it is not, nobody can be sure. */
function peloPercentual(
  {qtde, unitario, total}: Ancorada['figuras'],
  percentual: Numero | undefined,
): Pick<ItemCru, 'desconto' | 'percentual'> {
  if (!qtde || !unitario || !total || !percentual?.valor) return {};
  const bruto = Math.round(produto(qtde, unitario));
  const desconto = bruto - centavosDe(total);
  return Math.abs(desconto - (bruto * percentual.valor) / 100) <= 1 ? {desconto} : {percentual: percentual.valor};
}

/** The item of a row of figures and of the rows that are its description. */
export function itemDe(
  {linha, figuras}: Ancorada,
  linhas: readonly LinhaDeTabela[],
  mapa: Mapa,
  coluna: ReturnType<typeof colunaDeTexto>,
): ItemCru {
  const celula = (de: LinhaDeTabela, indice: number | undefined) =>
    indice === undefined ? [] : (de.celulas[indice] ?? []);
  const descritos = new Set(linhas.filter(cada => segueSobCodigo(cada, linha, mapa)));
  const codigo = linhas
    .filter(cada => !descritos.has(cada))
    .flatMap(cada => celula(cada, mapa.codigo).slice(0, 1))
    .filter(({texto}) => /[0-9A-Za-z]/.test(texto));
  const gtin = normalizarGtin(celula(linha, mapa.gtin)[0]?.texto);
  const unidade = celula(linha, mapa.unidade)[0];
  const notas = linhas.map(cada => ({
    cada,
    termos: [...(descritos.has(cada) ? celula(cada, mapa.codigo) : []), ...celula(cada, mapa.descricao)],
  }));
  const nome = ateOParagrafo(
    notas.filter(
      ({cada, termos}) =>
        termos.length > 0 && (cada === linha || !(notaDoItem(dobradoDe(termos)) || pareceAjuste(cada.linha))),
    ),
    coluna,
  ).flatMap(({termos}) => termos);
  const escrito = linhas
    .filter(cada => cada !== linha)
    .map(cada => ajusteDe(cada.linha))
    .find(ajuste => ajuste?.tipo === 'desconto');
  const desconto = escrito?.centavos ?? numerosDe(linha, mapa.desconto).map(centavosDe)[0] ?? entreTotais(linha, mapa);
  const doPercentual = desconto ? undefined : peloPercentual(figuras, numerosDe(linha, mapa.percentual)[0]);
  const gtinEscrito = gtin ?? notas.map(({termos}) => gtinDaNota(dobradoDe(termos))).find(Boolean);
  const valores = [mapa.qtde, mapa.unitario, mapa.total].flatMap(indice => celula(linha, indice).slice(0, 1));
  return {
    ...codigos(...codigo),
    ...(gtinEscrito && {gtin: gtinEscrito}),
    nome,
    ...(unidade && {unidade: codigoLimpo(unidade).toUpperCase()}),
    ...figuras,
    ...(desconto !== undefined && desconto !== 0 && {desconto: Math.abs(desconto)}),
    ...doPercentual,
    valores,
  };
}

/** Without a column of its own the code is each description's first word, where they begin with one. */
export function comCodigo(itens: ItemCru[], mapa: Mapa, prometido: boolean): ItemCru[] {
  if (mapa.codigo !== undefined) return itens;
  const cabecas = itens.map(({nome}) => {
    const [primeiro, ...resto] = nome;
    const curto = prometido && resto.length > 0 && /^\d$/.test(primeiro?.texto ?? '');
    return curto ? {codigo: primeiro, nome: resto} : lerCabeca(nome, undefined);
  });
  const achados = cabecas.flatMap(({codigo}) => codigo?.texto ?? []);
  if (achados.length < itens.length * 0.8) return itens;
  // Descriptions may begin with a number as well: `100 PARAFUSOS`.
  if (!prometido && (achados.every(texto => /^\d{1,3}$/.test(texto)) || new Set(achados).size < achados.length))
    return itens;
  return itens.map((item, i) => ({...codigos(cabecas[i]?.codigo), ...item, nome: cabecas[i]?.nome ?? item.nome}));
}
