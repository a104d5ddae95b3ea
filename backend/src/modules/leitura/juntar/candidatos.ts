import type {FonteLeitura} from '@clube/domain';
import type {Indicio} from '../documento/tipos';

/** All that speaks for one value. */
export interface Candidato<T> {
  valor: T;
  /** 0 to 1. */
  confianca: number;
  /** The ways that agree on it, the surest first. */
  fontes: FonteLeitura[];
  /** In how many different places, or ways, it was read. */
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

const lugarDe = ({lugar, fonte}: Indicio<unknown>) =>
  lugar
    ? `${lugar.arquivo}/${lugar.pagina}/${lugar.cantos
        .flat()
        .map(n => n.toFixed(2))
        .join()}`
    : fonte;

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
        vezes: new Set(grupo.map(lugarDe)).size,
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
