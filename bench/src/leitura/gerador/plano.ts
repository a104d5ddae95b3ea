import {FORMAS, type Forma} from '../verdade';
import {LAYOUTS, NOMES_LAYOUT, type NomeLayout} from './layouts';

export interface Plano {
  id: string;
  indice: number;
  layout: NomeLayout;
  forma: Forma;
}

// Any beginning of the plan holds every form in about this proportion.
const VEZES: readonly Forma[] = [
  'pdf',
  'foto-0',
  'pdf',
  'foto-1',
  'pdf-imagem',
  'foto-2',
  'pdf',
  'foto-3',
  'pdf',
  'foto-0',
  'pdf',
  'foto-4',
  'pdf',
  'foto-1',
  'foto-2',
  'pdf',
  'xml',
  'pdf-imagem',
  'foto-partes',
  'pdf',
  'foto-0',
  'foto-duas',
  'foto-3',
];

const FITAS: readonly NomeLayout[] = NOMES_LAYOUT.filter(nome => LAYOUTS[nome].papel === 'fita');

/** The layouts that come in a form: nobody photographs a web page or eight sheets. */
function layoutsDe(forma: Forma): readonly NomeLayout[] {
  switch (forma) {
    case 'pdf':
    case 'pdf-imagem':
      return NOMES_LAYOUT;
    case 'foto-partes':
    case 'foto-duas':
      return FITAS;
    case 'xml':
      return ['nfce-80', 'danfe-retrato', 'nfce-58', 'danfe-colunas'];
    default:
      return NOMES_LAYOUT.filter(nome => nome !== 'portal' && nome !== 'danfe-paginas');
  }
}

/** The documents of a measurement: the first `numero` of an endless list, narrowed to some layouts and forms. */
export function planejar(numero: number, layouts?: readonly string[], formas?: readonly string[]): Plano[] {
  const planos: Plano[] = [];
  const contagem = new Map<Forma, number>();
  for (let indice = 0; planos.length < numero && indice < numero * 60 + 60; indice++) {
    const forma = VEZES[indice % VEZES.length] as Forma;
    const vez = contagem.get(forma) ?? 0;
    contagem.set(forma, vez + 1);
    const possiveis = layoutsDe(forma);
    // Forms begin at different layouts, so that a small sample is no sample of one layout.
    const layout = possiveis[(vez + 2 * FORMAS.indexOf(forma)) % possiveis.length] as NomeLayout;
    if ((layouts && !layouts.includes(layout)) || (formas && !formas.includes(forma))) continue;
    planos.push({id: `${String(indice).padStart(4, '0')}-${layout}-${forma}`, indice, layout, forma});
  }
  return planos;
}
