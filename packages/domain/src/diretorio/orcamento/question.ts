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

/**
 * Parses a question from form fields (`medida`, `quanto`, `teto`, `condicao`, `acabamento`); returns it or an error, or undefined
 * if the fields are empty.
 */
export function readQuestion(fields: {
  get(name: string): string | null;
}): {question: EstimateQuestion} | {fault: string} | undefined {
  const typed = fields.get('quanto');
  if (typed === null) return undefined;
  const {medida, condicao, acabamento} = {
    medida: oneOf(MEDIDAS, fields.get('medida')),
    condicao: oneOf(CONDICOES, fields.get('condicao')),
    acabamento: oneOf(ACABAMENTOS, fields.get('acabamento')),
  };
  if (!medida || !condicao || !acabamento) return {fault: 'Escolha as respostas da lista'};
  const text = typed.trim().replace(',', '.');
  const quanto = /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  if (quanto <= 0) return {fault: 'Informe quanto vai pintar'};
  const most = MAX_QUANTO[medida];
  if (quanto > most)
    return {
      fault: `Até ${most.toLocaleString('pt-BR')} ${medida === 'metros' ? 'm²' : 'cômodos'}: para mais, peça uma visita`,
    };
  if (medida === 'comodos' && !Number.isInteger(quanto)) return {fault: 'Informe um número inteiro de cômodos'};
  return {question: {medida, quanto, teto: fields.get('teto') === '1', condicao, acabamento}};
}

/** Describes a question: "3 cômodos, com teto". */
export function describeQuestion({medida, quanto, teto}: EstimateQuestion): string {
  const how = quanto.toLocaleString('pt-BR');
  const much = medida === 'metros' ? `imóvel de ${how} m²` : quanto === 1 ? '1 cômodo' : `${how} cômodos`;
  return `${much}, ${teto ? 'com teto' : 'sem teto'}`;
}
