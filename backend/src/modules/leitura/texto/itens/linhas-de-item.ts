import {normalizarGtin} from '@clube/domain';
import {alturaDe, dobradoDe, meioY} from '../linhas';
import type {Numero} from '../numeros';
import type {Termo} from '../tipos';
import {ajusteDe, pareceAjuste} from './ajustes';
import {codigoLimpo, codigos, lerCabeca} from './cabeca';
import {centavosDe, encaixe, produto} from './contas';
import {noVao} from './celulas';
import {gtinDaNota, notaDoItem} from './notas-do-item';
import {numerosDe, triplaDe, type LinhaDeTabela, type Mapa} from './mapa';
import {ateOParagrafo, colunaDeTexto} from './paragrafos';
import {repartirPeloLugar, type Modo} from './repartir';
import type {ItemCru} from './tipos';

interface Ancorada {
  linha: LinhaDeTabela;
  figuras: {qtde?: Numero; unitario?: Numero; total?: Numero};
}

/** A row with an item's figures: all three that fit, or at least two that are there. */
function ancorar(linha: LinhaDeTabela, mapa: Mapa): Ancorada | undefined {
  const tripla = triplaDe(linha, mapa);
  if (tripla) return {linha, figuras: tripla};
  const qtde = numerosDe(linha, mapa.qtde)[0];
  const unitario = numerosDe(linha, mapa.unitario).find(({casas}) => casas >= 2);
  const total = numerosDe(linha, mapa.total).find(({casas}) => casas === 2);
  const lidas = [qtde, unitario, total].filter(Boolean).length;
  return lidas >= 2
    ? {linha, figuras: {...(qtde && {qtde}), ...(unitario && {unitario}), ...(total && {total})}}
    : undefined;
}

/** The same goods told again in the unit that is taxed, under an item's figures: quantity and price without a total. */
function emOutraUnidade({figuras}: Ancorada, antes: Ancorada | undefined): boolean {
  const {qtde, unitario, total} = figuras;
  const dela = antes?.figuras.total;
  return !total && qtde !== undefined && unitario !== undefined && dela !== undefined
    ? encaixe(qtde, unitario, centavosDe(dela)) !== 'nao'
    : false;
}

/** Which of the wrapped rows between two items go on with the one before; the others begin the next. */
function reparte(entre: readonly LinhaDeTabela[], antes: Ancorada, depois: Ancorada, modo: Modo): number {
  if (entre.length === 0) return 0;
  // A discount is always that of the item above it.
  const ajuste = entre.findLastIndex(({linha}) => pareceAjuste(linha));
  if (ajuste >= 0) return ajuste + 1;
  const ys = [antes.linha, ...entre, depois.linha].map(({linha}) => meioY(linha.caixa));
  const vaos = ys.slice(1).map((y, i) => y - (ys[i] ?? 0));
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
  const vaos = ys.slice(1).map((y, i) => y - (ys[i] ?? 0));
  const estreito = Math.min(...vaos.filter(vao => vao > 0));
  const quebra = vaos.slice(0, acima).findLastIndex(vao => vao > estreito * VAO_ENTRE_ITENS);
  return quebra < 0 ? undefined : quebra + 1;
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
  const deItens = [...alheias, ...partes.flatMap(parte => parte.linhas)];
  return {
    itens,
    termos: new Set(deItens.flatMap(({linha}) => linha.termos)),
    alheias: alheias.flatMap(linha => (mapa.descricao === undefined ? [] : (linha.celulas[mapa.descricao] ?? []))),
    incerta: continua && sobre.length > 0 && ditas === undefined,
  };
}

/** Without a column of its own the code is each description's first word, where they begin with one. */
function comCodigo(itens: ItemCru[], mapa: Mapa, prometido: boolean): ItemCru[] {
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

/** Rows under the last item that go on without a gap. */
function linhasColadas([ancora, ...resto]: readonly LinhaDeTabela[], mapa: Mapa): LinhaDeTabela[] {
  const coladas: LinhaDeTabela[] = [];
  let anterior = ancora;
  for (const linha of resto) {
    if (!anterior || meioY(linha.linha.caixa) - meioY(anterior.linha.caixa) > alturaDe(anterior.linha.caixa) * 2.2)
      break;
    const descritas = mapa.descricao === undefined ? 0 : (linha.celulas[mapa.descricao]?.length ?? 0);
    if (descritas * 2 < linha.linha.termos.length && !pareceAjuste(linha.linha)) break;
    coladas.push(linha);
    anterior = linha;
  }
  return coladas;
}

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
): Pick<ItemCru, 'desconto' | 'duvida'> {
  if (!qtde || !unitario || !total || !percentual?.valor) return {};
  const bruto = Math.round(produto(qtde, unitario));
  const desconto = bruto - centavosDe(total);
  return Math.abs(desconto - (bruto * percentual.valor) / 100) <= 1 ? {desconto} : {duvida: true};
}

function itemDe(
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
