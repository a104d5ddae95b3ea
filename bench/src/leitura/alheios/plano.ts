import type {Forma} from '../verdade';
import type {NomeLayout} from '../gerador/layouts';
import {NOMES_ALHEIOS, type NomeAlheio} from './paginas';

/** Our layouts whose sheets are also written letter by letter. */
export const GLIFOS = {
  'glifos-cupom': ['nfce-80', 'nfce-58', 'sat'],
  'glifos-danfe': ['danfe-colunas', 'danfe-retrato', 'danfe-paisagem', 'nfce-a4'],
} as const satisfies Record<string, readonly NomeLayout[]>;

export type NomeGlifos = keyof typeof GLIFOS;

export interface PlanoAlheio {
  id: string;
  layout: NomeAlheio | NomeGlifos;
  forma: Forma;
}

const VEZES: readonly Forma[] = [
  'pdf',
  'foto-0',
  'pdf',
  'foto-1',
  'pdf',
  'pdf-imagem',
  'foto-2',
  'pdf',
  'foto-3',
  'foto-4',
];
const COM_TEXTO = [...NOMES_ALHEIOS, ...(Object.keys(GLIFOS) as NomeGlifos[])];
const SO_PDF: readonly string[] = ['portal-tabela', 'portal-paineis', 'consulta-completa'];

/** Nobody photographs a web page, and how a PDF's letters are set is no matter to pictures. */
function layoutsDe(forma: Forma): readonly PlanoAlheio['layout'][] {
  if (forma === 'pdf') return COM_TEXTO;
  return forma === 'pdf-imagem' ? NOMES_ALHEIOS : NOMES_ALHEIOS.filter(nome => !SO_PDF.includes(nome));
}

/** The documents of a measurement of others' layouts, as `planejar` gives those of ours. */
export function planejarAlheios(
  numero: number,
  layouts?: readonly string[],
  formas?: readonly string[],
): PlanoAlheio[] {
  const planos: PlanoAlheio[] = [];
  const contagem = new Map<Forma, number>();
  for (let indice = 0; planos.length < numero && indice < numero * 60 + 60; indice++) {
    const forma = VEZES[indice % VEZES.length] as Forma;
    const vez = contagem.get(forma) ?? 0;
    contagem.set(forma, vez + 1);
    const possiveis = layoutsDe(forma);
    const layout = possiveis[(vez * 5 + VEZES.indexOf(forma)) % possiveis.length] as PlanoAlheio['layout'];
    if ((layouts && !layouts.includes(layout)) || (formas && !formas.includes(forma))) continue;
    planos.push({id: `a${String(indice).padStart(4, '0')}-${layout}-${forma}`, layout, forma});
  }
  return planos;
}
