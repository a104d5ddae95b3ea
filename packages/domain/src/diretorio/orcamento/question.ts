import {ungrouped} from '../../values/typed-number.js';

/** Units of the size of the job: rooms, or square metres of floor area, as in deeds. */
export const MEDIDAS = ['comodos', 'metros'] as const;
export type Medida = (typeof MEDIDAS)[number];
export const MEDIDA_LABELS: Readonly<Record<Medida, string>> = {comodos: 'Cômodos', metros: 'm² do imóvel'};

/** The state of the walls. */
export const CONDICOES = ['boa', 'regular', 'ruim'] as const;
export type Condicao = (typeof CONDICOES)[number];
export const CONDICAO_LABELS: Readonly<Record<Condicao, string>> = {
  boa: 'Boas: só renovar a pintura',
  regular: 'Com furos, manchas ou troca de cor',
  ruim: 'Descascando, com mofo ou sem pintura',
};

/** Finishes of paint for walls. */
export const ACABAMENTOS = ['fosco', 'acetinado', 'semibrilho'] as const;
export type Acabamento = (typeof ACABAMENTOS)[number];
export const ACABAMENTO_LABELS: Readonly<Record<Acabamento, string>> = {
  fosco: 'Fosco: disfarça defeitos',
  acetinado: 'Acetinado: fácil de limpar',
  semibrilho: 'Semibrilho: lavável',
};

export interface EstimateQuestion {
  medida: Medida;
  quanto: number;
  /** Whether the ceiling is also painted. */
  teto: boolean;
  condicao: Condicao;
  acabamento: Acabamento;
}

/** The initial values of the form: three rooms in good condition. */
export const FIRST_QUESTION: EstimateQuestion = {
  medida: 'comodos',
  quanto: 3,
  teto: true,
  condicao: 'boa',
  acabamento: 'fosco',
};

/** Maximum size per unit; larger jobs need a visit. */
export const MAX_QUANTO: Readonly<Record<Medida, number>> = {comodos: 20, metros: 1000};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find(each => each === value);

/** A question that cannot be estimated: why, the valid answers (the form's initial values elsewhere) and `quanto` as typed. */
export interface RefusedQuestion {
  fault: string;
  kept: EstimateQuestion;
  typed: string;
}

/**
 * Parses a question from form fields (`medida`, `quanto`, `teto`, `condicao`, `acabamento`); returns it or an error, or undefined
 * if the fields are empty.
 */
export function readQuestion(fields: {
  get(name: string): string | null;
}): {question: EstimateQuestion} | RefusedQuestion | undefined {
  const typed = fields.get('quanto');
  if (typed === null) return undefined;
  const medida = oneOf(MEDIDAS, fields.get('medida'));
  const condicao = oneOf(CONDICOES, fields.get('condicao'));
  const acabamento = oneOf(ACABAMENTOS, fields.get('acabamento'));
  const kept: EstimateQuestion = {
    medida: medida ?? FIRST_QUESTION.medida,
    quanto: FIRST_QUESTION.quanto,
    teto: fields.get('teto') === '1',
    condicao: condicao ?? FIRST_QUESTION.condicao,
    acabamento: acabamento ?? FIRST_QUESTION.acabamento,
  };
  const quanto = readQuanto(typed.trim());
  const fault =
    medida && condicao && acabamento ? quantoFault(kept.medida, typed.trim(), quanto) : 'Escolha as respostas da lista';
  return fault === undefined ? {question: {...kept, quanto}} : {fault, kept, typed};
}

/** NaN for what is no number; a point before other than three digits is a decimal one, as some keyboards have no comma. */
function readQuanto(text: string): number {
  const plain = ungrouped(text).replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : NaN;
}

function quantoFault(medida: Medida, text: string, quanto: number): string | undefined {
  if (text === '' || quanto === 0) return 'Informe quanto vai pintar';
  if (Number.isNaN(quanto)) return 'Informe um número, como 80 ou 1.000';
  const most = MAX_QUANTO[medida];
  if (quanto > most)
    return `Até ${most.toLocaleString('pt-BR')} ${medida === 'metros' ? 'm²' : 'cômodos'}: para mais, peça uma visita`;
  if (medida === 'comodos' && !Number.isInteger(quanto)) return 'Informe um número inteiro de cômodos';
  return undefined;
}

/** Describes a question: "3 cômodos, com teto". */
export function describeQuestion({medida, quanto, teto}: EstimateQuestion): string {
  const how = quanto.toLocaleString('pt-BR');
  const much = medida === 'metros' ? `imóvel de ${how} m²` : quanto === 1 ? '1 cômodo' : `${how} cômodos`;
  return `${much}, ${teto ? 'com teto' : 'sem teto'}`;
}
