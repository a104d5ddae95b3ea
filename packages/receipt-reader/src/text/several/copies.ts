import type {Folha} from '../types';

/** Too few to tell one page from another by. */
const MINIMO = 8;

/** The figures of a page in any order: what a further copy repeats, whatever it calls itself. */
export function figuras({linhas}: Folha): string | undefined {
  const termos = linhas.flatMap(linha => linha.termos.map(({dobrado}) => dobrado));
  const numeros = termos.filter(texto => /\d.*\d/.test(texto));
  return numeros.length < MINIMO ? undefined : numeros.sort().join(' ');
}

/** Without the pages of a document's own text that only print an earlier one again: the customer's copy, the shop's. */
export function semVias(folhas: readonly Folha[]): Folha[] {
  const vistas = new Set<string>();
  return folhas.filter(folha => {
    const suas = folha.pagina.fonte === 'texto' ? figuras(folha) : undefined;
    if (suas === undefined) return true;
    const nova = !vistas.has(suas);
    vistas.add(suas);
    return nova;
  });
}
