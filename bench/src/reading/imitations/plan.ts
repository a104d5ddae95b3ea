import type {Form} from '../truth';
import type {LayoutName} from '../generator/layouts';
import {IMITATION_NAMES, type ImitationName} from './pages';

/** Our own layouts that are also written letter by letter, by name. */
export const GLYPHS = {
  'glifos-cupom': ['nfce-80', 'nfce-58', 'sat'],
  'glifos-danfe': ['danfe-colunas', 'danfe-retrato', 'danfe-paisagem', 'nfce-a4'],
} as const satisfies Record<string, readonly LayoutName[]>;

export type GlyphLayoutName = keyof typeof GLYPHS;

export interface ImitationPlan {
  id: string;
  layout: ImitationName | GlyphLayoutName;
  form: Form;
}

const TURNS: readonly Form[] = [
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
const WITH_TEXT = [...IMITATION_NAMES, ...(Object.keys(GLYPHS) as GlyphLayoutName[])];
const PDF_ONLY: readonly string[] = ['portal-tabela', 'portal-paineis', 'consulta-completa'];

/** The layouts for this form: web pages are not photographed, and letters placed one by one look the same in pictures. */
function layoutsFor(form: Form): readonly ImitationPlan['layout'][] {
  if (form === 'pdf') return WITH_TEXT;
  return form === 'pdf-imagem' ? IMITATION_NAMES : IMITATION_NAMES.filter(nome => !PDF_ONLY.includes(nome));
}

/** Plans the documents for third-party layouts, as `planDocuments` does for our own. */
export function planImitations(
  numero: number,
  layouts?: readonly string[],
  forms?: readonly string[],
): ImitationPlan[] {
  const plans: ImitationPlan[] = [];
  const counts = new Map<Form, number>();
  for (let index = 0; plans.length < numero && index < numero * 60 + 60; index++) {
    const form = TURNS[index % TURNS.length] as Form;
    const turn = counts.get(form) ?? 0;
    counts.set(form, turn + 1);
    const possible = layoutsFor(form);
    const layout = possible[(turn * 5 + TURNS.indexOf(form)) % possible.length] as ImitationPlan['layout'];
    if ((layouts && !layouts.includes(layout)) || (forms && !forms.includes(form))) continue;
    plans.push({id: `a${String(index).padStart(4, '0')}-${layout}-${form}`, layout, form});
  }
  return plans;
}
