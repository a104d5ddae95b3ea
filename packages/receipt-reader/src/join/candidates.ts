import type {FonteLeitura} from '@clube/domain';
import type {Indicio} from '../document/types';

/** All that speaks for one value. */
export interface Candidato<T> {
  valor: T;
  /** 0 to 1. */
  confianca: number;
  /** The ways that agree on it, the surest first. */
  fontes: FonteLeitura[];
  /** In how many different places of the paper it stands. */
  vezes: number;
  melhor: Indicio<T>;
}

/** What the same way of reading says a second time adds little: it would make the same mistake again. */
function confiancaDe<T>(indicios: readonly Indicio<T>[]): number {
  const porFonte = new Map<FonteLeitura, number>();
  for (const {fonte, confianca} of indicios)
    porFonte.set(fonte, Math.max(porFonte.get(fonte) ?? 0, Math.min(confianca, 1)));
  const duvida = [...porFonte.values()].reduce((resto, confianca) => resto * (1 - confianca), 1);
  return 1 - duvida;
}

/** Fractions of the page: two readings nearer than this are of the same print. */
const MESMO_LUGAR = 0.012;

function mesmoLugar(a: Indicio<unknown>, b: Indicio<unknown>): boolean {
  // Without a place nothing says that it was another one.
  if (!a.lugar || !b.lugar) return true;
  if (a.lugar.arquivo !== b.lugar.arquivo || a.lugar.pagina !== b.lugar.pagina) return false;
  const [[ax, ay], [bx, by]] = [a.lugar.cantos[0], b.lugar.cantos[0]];
  return Math.abs(ax - bx) < MESMO_LUGAR && Math.abs(ay - by) < MESMO_LUGAR;
}

/** In how many different places of the paper a value stands. */
function lugaresDistintos(indicios: readonly Indicio<unknown>[]): number {
  const distintos: Indicio<unknown>[] = [];
  for (const indicio of indicios) if (!distintos.some(outro => mesmoLugar(outro, indicio))) distintos.push(indicio);
  return distintos.length;
}

/** The values that were read for one field, what most speaks for first. */
export function candidatos<T>(indicios: readonly Indicio<T>[], igual: (valor: T) => string = String): Candidato<T>[] {
  const grupos = new Map<string, Indicio<T>[]>();
  for (const indicio of indicios) {
    const chave = igual(indicio.valor);
    grupos.set(chave, [...(grupos.get(chave) ?? []), indicio]);
  }
  return [...grupos.values()]
    .map(grupo => {
      const ordenados = grupo.toSorted((a, b) => b.confianca - a.confianca);
      const [melhor] = ordenados as [Indicio<T>, ...Indicio<T>[]];
      return {
        valor: melhor.valor,
        confianca: confiancaDe(grupo),
        fontes: [...new Set(ordenados.map(({fonte}) => fonte))],
        vezes: lugaresDistintos(grupo),
        // A place is worth showing even when the surest reading has none.
        melhor: melhor.lugar ? melhor : {...melhor, ...lugarDoGrupo(ordenados)},
      };
    })
    .toSorted((a, b) => b.confianca - a.confianca);
}

function lugarDoGrupo(indicios: readonly Indicio<unknown>[]) {
  const lugar = indicios.find(indicio => indicio.lugar)?.lugar;
  return lugar ? {lugar} : {};
}
