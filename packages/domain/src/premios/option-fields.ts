import {readPremioType, type PremioType} from './types.js';

/** The options that the painter chose for a prize; each prize type reads its own fields. */
export type PremioOption = {
  operadora?: string;
  celular?: string;
  voltagem?: string;
  tamanho?: string;
  gramagem?: string;
  camiseta?: string;
  calca?: string;
  bermuda?: string;
  jaqueta?: string;
  nomeCompleto?: string;
};

/** One option field of a prize: a choice from `valores`, or free text if absent. */
export interface OptionField {
  readonly field: keyof PremioOption;
  readonly label: string;
  readonly values?: readonly string[];
  /** The message when the value is missing or not among the options. */
  readonly message: string;
}

export const CARRIERS = ['Vivo', 'Claro', 'TIM', 'OI', 'Nextel', 'Algar'] as const;
export const VOLTAGES = ['110V', '220V'] as const;
export const SHIRT_SIZES = ['P', 'M', 'G', 'GG', 'XG'] as const;
export const TROUSER_SIZES: readonly string[] = sequence(36, 52, 2);
export const SHOE_SIZES: readonly string[] = sequence(37, 44, 1);

const DEFAULT_GRITS = gritList(40, 80, 100, 120, 150, 180, 220);

/** The grits of each type of abrasive disc, as printed on the disc. */
export const GRITS: Readonly<Partial<Record<PremioType, readonly string[]>>> = {
  disco: DEFAULT_GRITS,
  disco1: DEFAULT_GRITS,
  disco2: gritList(80, 100, 120),
  disco3: gritList(150, 180, 220, 240, 320, 400, 500, 600),
  disco4: gritList(80, 100, 150, 180, 220, 240, 320, 400, 500, 600),
  disco5: gritList(800, 1000, 1200, 1500, 2000),
  disco6: gritList(40, 80, 100, 120, 180, 220, 240),
};

function sequence(from: number, to: number, step: number): string[] {
  return Array.from({length: (to - from) / step + 1}, (_, i) => String(from + i * step));
}

function gritList(...numbers: number[]): string[] {
  return numbers.map(number => `${number}#`);
}

const NO_OPTION = 'Opção do produto não selecionado';
const NO_KIT_OPTION = 'Alguma opção de produto não foi selecionada';
const NO_GRIT = 'Por favor, selecione a gramagem do disco';

const kitField = (field: keyof PremioOption, label: string, values: readonly string[]): OptionField => ({
  field,
  label,
  values,
  message: NO_KIT_OPTION,
});
const shirt = kitField('camiseta', 'Camiseta', SHIRT_SIZES);
const trousers = kitField('calca', 'Calça', TROUSER_SIZES);
const shorts = kitField('bermuda', 'Bermuda', TROUSER_SIZES);
const jacket = kitField('jaqueta', 'Jaqueta', SHIRT_SIZES);

const sizeField = (values: readonly string[]): OptionField[] => [
  {field: 'tamanho', label: 'Tamanho', values, message: NO_OPTION},
];

const FIELDS: Readonly<Partial<Record<PremioType, readonly OptionField[]>>> = {
  recarga: [
    {field: 'operadora', label: 'Operadora', values: CARRIERS, message: 'Selecione a operadora'},
    {field: 'celular', label: 'Celular', message: 'Informe o celular'},
  ],
  bivolt: [{field: 'voltagem', label: 'Voltagem', values: VOLTAGES, message: NO_OPTION}],
  camiseta: sizeField(SHIRT_SIZES),
  bermuda: sizeField(TROUSER_SIZES),
  calcado: sizeField(SHOE_SIZES),
};

export interface PremioWithOption {
  readonly tipo: string | null | undefined;
  readonly codigo: string | number;
}

/**
 * The option fields of a prize, in the order of the form. Kit 185 has a jacket where the other kits have bermudas; a
 * credit requires the full name of a painter who has no card yet. Empty for prizes without options.
 */
export function optionFields(premio: PremioWithOption, hasCartao = false): readonly OptionField[] {
  const tipo = readPremioType(premio.tipo);
  if (!tipo) return [];
  if (tipo === 'kit') return [shirt, trousers, String(premio.codigo) === '185' ? jacket : shorts];
  if (tipo === 'credito')
    return hasCartao ? [] : [{field: 'nomeCompleto', label: 'Nome completo', message: 'Informe seu nome completo'}];
  const grits = GRITS[tipo];
  if (grits) return [{field: 'gramagem', label: 'Gramagem', values: grits, message: NO_GRIT}];
  return FIELDS[tipo] ?? [];
}
