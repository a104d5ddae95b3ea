import type {Numero} from '../../numbers';
import type {Linha, Termo} from '../../types';
import {centavosDe, encaixe} from '../sums';
import {lexemas, type Lexema} from '../lexicon';
import {unidadeDe} from '../units';

/** The figures of an item as they end a row of a coupon. */
export interface Ancora {
  /** Index of the first word of the figures: what stands before is code and description. */
  inicio: number;
  qtde: Numero;
  /** Absent where quantity and total are labelled and the price is not told. */
  unitario?: Numero;
  total?: Numero;
  unidade?: string;
  /** Told between price and total on the same row. Integer cents. */
  desconto?: number;
  termos: Termo[];
}

// The classes of `Lexema`; group 1 the quantity, 2 the price, 3 the total.
const FORMAS: readonly RegExp[] = [
  /()Q+([NI])U{0,2}[VRX]*([NI])(?:[VZR=TP]*([NI]))?[TW]?$/d,
  /()Q[ZW]{0,3}([NI])U{0,3}()V?Z[VR]*([NI])$/d,
  /()([NI])[UW]?P?[X]R?([NI])U?[PTW]{0,2}=?R?([NI])?T{0,2}$/d,
  /()U([NI])[X]?R?(N)[PT]{0,2}R?(N)T{0,2}$/d,
  /()([NI])U[XTW]?R?(N)[PT]{0,2}=?R?(N)T{0,2}$/d,
  /()([NI])(?:U|W)?R?(N)[PT]{0,2}R?(N)T{0,2}$/d,
  /()([NI])U[X]?R?(N)()T?$/d,
];

/** The forms that nothing but a sum that fits proves to be an item. */
const ESTRITAS = new Set([3, 5]);

function escolher(
  qtdes: readonly Numero[],
  unitarios: readonly Numero[],
  totais: readonly Numero[] | undefined,
): {qtde: Numero; unitario: Numero; total?: Numero} | undefined {
  const [qtde, unitario] = [qtdes[0], unitarios[0]];
  if (!qtde || !unitario) return undefined;
  if (!totais) return {qtde: qtdes.at(-1)?.casas === 3 ? (qtdes.at(-1) ?? qtde) : qtde, unitario};
  for (const q of qtdes)
    for (const p of unitarios)
      for (const t of totais)
        if (t.casas <= 2 && encaixe(q, p, centavosDe(t)) !== 'nao') return {qtde: q, unitario: p, total: t};
  return {qtde, unitario, total: totais[0]};
}

type Lidos = Pick<Ancora, 'qtde' | 'unitario' | 'total'>;

function semPreco({numeros: [qtde]}: Lexema, {numeros}: Lexema): Lidos | undefined {
  const total = numeros.find(({casas}) => casas === 2);
  return qtde && total && {qtde, total};
}

/** Undefined where they make no item: nothing costs nothing, and what has no decimals must at least fit its total. */
function deTres(
  q: Lexema,
  p: Lexema,
  t: Lexema | undefined,
  estrito: boolean,
  unidadeApos: (peca: Lexema) => boolean,
): Lidos | undefined {
  const lidos = escolher(q.numeros, p.numeros, t?.numeros);
  if (!lidos || lidos.unitario.valor <= 0) return undefined;
  const {total} = lidos;
  const figuras = ordenar(lidos, {qtde: unidadeApos(q), unitario: unidadeApos(p)});
  const cabe = total && encaixe(figuras.qtde, figuras.unitario, centavosDe(total)) !== 'nao';
  if (!cabe && (estrito || figuras.unitario.casas < 2)) return undefined;
  return {...figuras, ...(total && {total})};
}

/**
 * Quantity and price where the price stands first: the unit follows the quantity, and a price has two decimals. Where two
 * decimals on both leave it open, nothing is sure.
 */
function ordenar(
  figuras: {qtde: Numero; unitario: Numero},
  comUnidade: {qtde: boolean; unitario: boolean},
): {qtde: Numero; unitario: Numero} {
  const {qtde, unitario} = figuras;
  const depois = comUnidade.unitario && !comUnidade.qtde;
  if (qtde.casas !== 2) return figuras;
  if (unitario.casas === 0 || (depois && unitario.casas !== 2)) return {qtde: unitario, unitario: qtde};
  return depois ? {qtde: {...qtde, reparado: true}, unitario} : figuras;
}

function montar(
  pecas: readonly Lexema[],
  indices: readonly ([number, number] | undefined)[],
  estrito: boolean,
): Ancora | undefined {
  const em = (grupo: number): Lexema | undefined => {
    const faixa = indices[grupo];
    return faixa && faixa[1] > faixa[0] ? pecas[faixa[0]] : undefined;
  };
  const [q, p, t] = [em(2), em(3), em(4)];
  const unidadeApos = (peca: Lexema) => pecas[pecas.indexOf(peca) + 1]?.classe === 'U';
  const lidos = q && (p ? deTres(q, p, t, estrito, unidadeApos) : t && semPreco(q, t));
  if (!lidos || lidos.qtde.valor <= 0 || lidos.qtde.valor > 99_999) return undefined;
  const inicio = pecas[indices[0]?.[0] ?? 0]?.indice ?? q.indice;
  const dentro = pecas.slice(indices[0]?.[0] ?? 0);
  const unidade = dentro.find(({classe, texto}) => classe === 'U' && !/:$/.test(texto));
  return {
    inicio,
    ...lidos,
    ...(unidade && {unidade: unidadeDe(unidade.termo.dobrado) ?? unidade.texto.toUpperCase()}),
    termos: [q, p, t].flatMap(peca => (peca ? [peca.termo] : [])),
  };
}

/** `2 UN x 10,00 - desc 1,50   18,50`: only what fits to the cent is one. */
const COM_DESCONTO = /()([NI])U?XR?(N)[^NI]*W[^NI]*(N)R?(N)T?$/d;

function comDesconto(pecas: readonly Lexema[], classes: string): Ancora | undefined {
  const indices = COM_DESCONTO.exec(classes)?.indices;
  const [de, ate] = [indices?.[3]?.[1] ?? 0, indices?.[4]?.[0] ?? 0];
  const dito = pecas.slice(de, ate).some(({termo}) => /^[-(]?DESC/.test(termo.dobrado));
  const desconto = pecas[ate]?.numeros.find(({casas}) => casas === 2);
  if (!indices || !dito || !desconto) return undefined;
  const [inicio, qtde, unitario, , total] = indices.slice(1);
  const ancora = montar(pecas, [inicio, inicio, qtde, unitario, total], false);
  const centavos = centavosDe(desconto);
  const {total: impresso} = ancora ?? {};
  if (!ancora?.unitario || !impresso) return undefined;
  if (encaixe(ancora.qtde, ancora.unitario, centavosDe(impresso), centavos) !== 'exato') return undefined;
  return {...ancora, ...(centavos > 0 && {desconto: centavos})};
}

/** Quantity, price and total at the end of a row; undefined where there are none. */
export function ancoraDe(linha: Linha): Ancora | undefined {
  const pecas = lexemas(linha);
  const classes = pecas.map(({classe}) => classe).join('');
  const abatida = comDesconto(pecas, classes);
  if (abatida) return abatida;
  for (const [i, forma] of FORMAS.entries()) {
    const achado = forma.exec(classes);
    const ancora = achado?.indices && montar(pecas, achado.indices, ESTRITAS.has(i));
    if (ancora) return ancora;
  }
  return undefined;
}
