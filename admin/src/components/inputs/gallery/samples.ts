import {DESCRIBED_ENTITIES, fieldsOf, type Display, type FieldDescription} from '@clube/api-client/fields';

/** A sample field of each editable kind, as some entity declares it. */
export interface Sample extends FieldDescription {
  entity: string;
  source: string;
}

/** Kinds without an input: the server writes them. */
export const NOT_TYPED: readonly Display[] = ['timestamp', 'none'];

const SHORT: Readonly<Partial<Record<Display, string | number>>> = {
  text: 'Casa das Tintas',
  longText: 'Tinta para paredes internas.',
  code: 'TINTA26',
  integer: '12',
  points: '1500',
  money: '412,90',
  decimal: '1,375',
  switch: 1,
  date: '2026-11-27',
  tags: 'interna,fosca',
  cpf: '52998224725',
  cnpj: '11222333000181',
  phone: '11999990000',
  cep: '01310100',
  email: 'ana@exemplo.com.br',
};
/** The error message of every sample in the error state. */
export const ERROR = 'Este campo tem um erro, dito em uma frase que pode passar de uma linha';
const LONG_NAME = 'Maximiliano Sebastião Albuquerque de Vasconcelos, Tintas e Revestimentos do Vale do Paraíba Ltda';
const LONG: Readonly<Partial<Record<Display, string | number>>> = {
  ...SHORT,
  text: LONG_NAME,
  longText: `${LONG_NAME}. `.repeat(5),
  email: 'maximiliano.sebastiao.albuquerque@tintas-e-revestimentos-de-vasconcelos.example',
};

/** One sample per kind: the first declared field of that kind. */
export function samples(): Sample[] {
  const found = new Map<Display, Sample>();
  for (const entity of DESCRIBED_ENTITIES)
    for (const [source, field] of Object.entries(fieldsOf(entity)))
      if (field.writable && !found.has(field.display)) found.set(field.display, {...field, entity, source});
  return [...found.values()];
}

export const STATES = ['Vazio', 'Preenchido', 'Com erro', 'Desativado', 'Somente leitura', 'Texto longo'] as const;
export type State = (typeof STATES)[number];

/** The value of a sample in a state. */
export function valueOf({display, options = []}: Sample, state: State): string | number {
  if (state === 'Vazio') return display === 'switch' ? 0 : '';
  const [last] = options.slice(-1);
  return (state === 'Texto longo' ? LONG : SHORT)[display] ?? last?.value ?? '';
}
