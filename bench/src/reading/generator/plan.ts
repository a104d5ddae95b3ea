import {FORMS, type Form} from '../truth';
import {LAYOUTS, LAYOUT_NAMES, type LayoutName} from './layouts';

export interface Plan {
  id: string;
  index: number;
  layout: LayoutName;
  form: Form;
}

// The forms in turn, so that the first documents of a plan have them in about this proportion.
const TURNS: readonly Form[] = [
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

const STRIPS: readonly LayoutName[] = LAYOUT_NAMES.filter(nome => LAYOUTS[nome].paper === 'fita');

/** The layouts that occur in this form: web pages and eight sheets are not photographed. */
function layoutsFor(form: Form): readonly LayoutName[] {
  switch (form) {
    case 'pdf':
    case 'pdf-imagem':
      return LAYOUT_NAMES;
    case 'foto-partes':
    case 'foto-duas':
      return STRIPS;
    case 'xml':
      return ['nfce-80', 'danfe-retrato', 'nfce-58', 'danfe-colunas'];
    default:
      return LAYOUT_NAMES.filter(nome => nome !== 'portal' && nome !== 'danfe-paginas');
  }
}

/** The plans of a measurement: the first `numero` of an endless list, filtered by layouts and forms. */
export function planDocuments(numero: number, layouts?: readonly string[], forms?: readonly string[]): Plan[] {
  const plans: Plan[] = [];
  const counts = new Map<Form, number>();
  for (let index = 0; plans.length < numero && index < numero * 60 + 60; index++) {
    const form = TURNS[index % TURNS.length] as Form;
    const turn = counts.get(form) ?? 0;
    counts.set(form, turn + 1);
    const possible = layoutsFor(form);
    // Each form begins at another layout, so that a small sample includes several layouts.
    const layout = possible[(turn + 2 * FORMS.indexOf(form)) % possible.length] as LayoutName;
    if ((layouts && !layouts.includes(layout)) || (forms && !forms.includes(form))) continue;
    plans.push({id: `${String(index).padStart(4, '0')}-${layout}-${form}`, index, layout, form});
  }
  return plans;
}
