import type {ItemLido} from '../document/types';

/** What pixels take for one another: a letter and the figure it looks like. */
const PARECIDOS = ['O0', 'I1', 'S5', 'B8', 'Z2'] as const;
const PARA_FIGURA = new Map(PARECIDOS.map(([letra, figura]) => [letra!, figura!]));
const PARA_LETRA = new Map(PARECIDOS.map(([letra, figura]) => [figura!, letra!]));

/** So many characters that look like nothing else, all of one kind, tell what stands at a place. */
const BASTANTES = 2;

const tipoDe = (letra: string) => (/\d/.test(letra) ? 'figura' : /[A-Za-z]/.test(letra) ? 'letra' : 'sinal');

function trocar(letra: string, para: string): string {
  const maiuscula = letra.toUpperCase();
  if (para === 'figura') return PARA_FIGURA.get(maiuscula) ?? letra;
  return PARA_LETRA.get(maiuscula) ?? letra;
}

/** The kind of character that the other codes have at a place; undefined where they do not tell or do not agree. */
function usual(outros: readonly string[], lugar: number): string | undefined {
  const claros = outros
    .map(codigo => codigo[lugar] ?? '')
    .filter(letra => !PARA_FIGURA.has(letra) && !PARA_LETRA.has(letra));
  const [tipo, ...mais] = new Set(claros.map(tipoDe));
  return claros.length >= BASTANTES && mais.length === 0 ? tipo : undefined;
}

/**
 * Codes out of pixels put right by one another: a shop makes them all alike, so a letter where all the others have a
 * figure is the figure that it looks like, and the other way round.
 */
export function codigosCoerentes(itens: readonly ItemLido[]): ItemLido[] {
  return itens.map((item, i) => {
    const {codigo} = item;
    if (!codigo) return item;
    const outros = itens.flatMap(({codigo: outro}, j) => (j !== i && outro?.length === codigo.length ? [outro] : []));
    const certo = [...codigo].map((letra, lugar) => {
      const para = usual(outros, lugar);
      return para && para !== tipoDe(letra) ? trocar(letra, para) : letra;
    });
    return {...item, codigo: certo.join('')};
  });
}
