import type {ItemLido} from '../document/types';
import {linhaFecha} from './sums';

/** Two lines whose middles lie closer than this fraction of the page may be the same print. */
const PERTO = 0.012;
/** What lying at the same height says for two lines at most, and where nothing tells how high they lie. */
const LUGAR = {mesmo: 1.2, desconhecido: 0.2} as const;
/** A line put together out of two readings is one that a person looks at. */
const MISTURADA = 0.7;

type Par = readonly [ItemLido | undefined, ItemLido | undefined];

/** How far down its own page a line lies, however the picture was turned; in fractions of what people see. */
function meio({lugar}: ItemLido): number | undefined {
  if (!lugar) return undefined;
  const {cantos} = lugar;
  const [[ax, ay], [bx, by]] = cantos;
  const [dx, dy] = [bx - ax, by - ay];
  const [cx, cy] = [0, 1].map(eixo => cantos.reduce((soma, canto) => soma + canto[eixo]!, 0) / 4) as [number, number];
  return (cy * dx - cx * dy) / (Math.hypot(dx, dy) || 1);
}

/** The order of the paper; lines without a place stay where they are. */
function peloLugar(a: ItemLido, b: ItemLido): number {
  const [lugarA, lugarB] = [a.lugar, b.lugar];
  if (!lugarA || !lugarB) return 0;
  return lugarA.arquivo - lugarB.arquivo || lugarA.pagina - lugarB.pagina || (meio(a) ?? 0) - (meio(b) ?? 0);
}

/** How much speaks for two lines being one print; 0 when they lie apart. */
function semelhanca(a: ItemLido, b: ItemLido): number {
  const [ya, yb] = [meio(a), meio(b)];
  const mesmaPagina = a.lugar?.arquivo === b.lugar?.arquivo && a.lugar?.pagina === b.lugar?.pagina;
  const longe = ya !== undefined && yb !== undefined ? Math.abs(ya - yb) / PERTO : 1;
  if (!mesmaPagina || longe > 1) return 0;
  const igual = (campo: 'codigo' | 'subTotal' | 'nome') => a[campo] !== undefined && a[campo] === b[campo];
  const lugar = LUGAR.mesmo + (LUGAR.desconhecido - LUGAR.mesmo) * longe;
  return lugar + Number(igual('codigo')) + Number(igual('subTotal')) + Number(igual('nome'));
}

/** The lines of two readings side by side, in their order: the pairing with the most in common. */
export function emparelhar(as: readonly ItemLido[], bs: readonly ItemLido[]): Par[] {
  const melhor = Array.from({length: as.length + 1}, () => new Float64Array(bs.length + 1));
  const iguais = as.map(a => bs.map(b => semelhanca(a, b)));
  for (let i = as.length - 1; i >= 0; i--)
    for (let j = bs.length - 1; j >= 0; j--) {
      const juntos = iguais[i]![j]! > 0 ? iguais[i]![j]! + melhor[i + 1]![j + 1]! : 0;
      melhor[i]![j] = Math.max(juntos, melhor[i + 1]![j]!, melhor[i]![j + 1]!);
    }
  const pares: Par[] = [];
  for (let i = 0, j = 0; i < as.length || j < bs.length;) {
    const junto = i < as.length && j < bs.length ? iguais[i]![j]! : 0;
    if (junto > 0 && melhor[i]![j] === junto + melhor[i + 1]![j + 1]!) pares.push([as[i++], bs[j++]]);
    else if (j >= bs.length || (i < as.length && melhor[i]![j] === melhor[i + 1]![j]!))
      pares.push([as[i++], undefined]);
    else pares.push([undefined, bs[j++]]);
  }
  return pares;
}

const VALORES = ['qtde', 'valorUnitario', 'valorDesconto', 'subTotal'] as const;

/** The amounts of one line, or where they do not fit one another, as many of the other's as it takes. */
function valoresDe(a: ItemLido, b: ItemLido): ItemLido {
  const misturas = Array.from({length: 2 ** VALORES.length}, (_, escolha) => {
    const dela = VALORES.filter((_nome, i) => escolha & (1 << i));
    const mistura: ItemLido = {...a};
    for (const nome of dela) {
      delete mistura[nome];
      if (b[nome] !== undefined) mistura[nome] = b[nome];
    }
    return {mistura, trocas: dela.length};
  });
  const fechadas = misturas.filter(({mistura}) => linhaFecha(mistura)).toSorted((x, y) => x.trocas - y.trocas);
  return fechadas[0]?.mistura ?? {...b, ...a};
}

function unir(a: ItemLido, b: ItemLido): ItemLido {
  const valores = valoresDe(a, b);
  const iguais = (linha: ItemLido) => VALORES.every(nome => (linha[nome] ?? 0) === (valores[nome] ?? 0));
  const inteiras = [a, b].filter(iguais).map(({confianca}) => confianca);
  return {
    ...b,
    ...a,
    ...Object.fromEntries(VALORES.map(nome => [nome, valores[nome]])),
    confianca: inteiras.length > 0 ? Math.max(...inteiras) : Math.min(a.confianca, b.confianca, MISTURADA),
  };
}

/**
 * The lines of the first reading, what it lacks taken from the second. Lines that only the second saw are added when
 * they fit in themselves and `novas` allows it.
 */
export function casar(as: readonly ItemLido[], bs: readonly ItemLido[], novas: boolean): ItemLido[] {
  return emparelhar(as, bs)
    .flatMap(([a, b]) => {
      if (a && b) return [unir(a, b)];
      if (a) return [a];
      return b && novas && linhaFecha(b) ? [b] : [];
    })
    .toSorted(peloLugar);
}
