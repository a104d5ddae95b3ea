import type {FieldErrors} from '../forms/field-errors.js';

export const RESPOSTAS_EACH = 3;
export const MAX_PERGUNTAS = 50;
export const MAX_PERGUNTA_LENGTH = 500;
export const MAX_RESPOSTA_LENGTH = 300;

export const PERGUNTA_MISSING = 'Informe a pergunta';
export const RESPOSTA_MISSING = 'Informe a resposta';
export const CERTA_MISSING = 'Marque a resposta certa';
export const TOO_MANY_PERGUNTAS = `São no máximo ${MAX_PERGUNTAS} perguntas`;

/** A question as staff edit it: three options; the correct one is numbered from 1 (document 3, §3). */
export interface Pergunta {
  readonly pergunta: string;
  readonly respostas_possiveis: string[];
  readonly resposta_correta: number;
}

/** An answer: the question by text or number, and the option by text or number, both from 1. */
export interface Resposta {
  readonly pergunta: string | number;
  readonly resposta: string | number;
}

export const RESPOSTA_ERRADA = 'Resposta errada por favor refaça o teste.';
export const APROVADO = 'Parabéns, você foi aprovado!';
export const ANSWER_ALL_MESSAGE = 'Responda todas as perguntas';

/** A question without its correct answer, as sent to painters who have not passed. */
export const withoutAnswer = ({pergunta, respostas_possiveis}: Pergunta) => ({pergunta, respostas_possiveis});

/** The number of the chosen option, from 1; 0 if it is none of them. An equal text has priority over a number. */
function optionOf(given: string | number, options: readonly string[]): number {
  const byText = typeof given === 'string' ? options.indexOf(given.trim()) + 1 : 0;
  const number = Number(given);
  return byText || (Number.isInteger(number) && number >= 1 && number <= options.length ? number : 0);
}

export interface GradedResposta {
  readonly pergunta: string;
  /** The number of the chosen option, from 1. */
  readonly resposta: number;
  readonly certa: boolean;
}

/**
 * Each question with its answer; undefined when one is unanswered, answered twice, or answered with an unknown option.
 * Only the server may know which answers were right.
 */
export function grade(perguntas: readonly Pergunta[], respostas: readonly Resposta[]): GradedResposta[] | undefined {
  const texts = perguntas.map(({pergunta}) => pergunta);
  const chosen = new Map<number, string | number>();
  for (const {pergunta, resposta} of respostas) {
    const place = optionOf(pergunta, texts);
    if (place === 0 || chosen.has(place)) return undefined;
    chosen.set(place, resposta);
  }
  const graded = perguntas.map(({pergunta, respostas_possiveis, resposta_correta}, i) => {
    const resposta = optionOf(chosen.get(i + 1) ?? 0, respostas_possiveis);
    return {pergunta, resposta, certa: resposta === resposta_correta};
  });
  return graded.every(({resposta}) => resposta > 0) ? graded : undefined;
}

/** Whether all answers are right; false for an assessment without questions. */
export const isApproved = (graded: readonly GradedResposta[]): boolean =>
  graded.length > 0 && graded.every(({certa}) => certa);

/** The error message of a list of questions; undefined when it is valid. */
export function perguntasFault(perguntas: readonly Pergunta[]): string | undefined {
  const texts = perguntas.map(({pergunta}) => pergunta);
  if (new Set(texts).size < texts.length) return 'Há duas perguntas iguais';
  const same = perguntas.findIndex(({respostas_possiveis: all}) => new Set(all).size < all.length);
  return same < 0 ? undefined : `A pergunta ${same + 1} tem duas respostas iguais`;
}

/** The errors of a question by `pergunta`, `respostas_possiveis.0` to `.2` and `resposta_correta`, worded as by the server. */
export function perguntaErrors({
  pergunta,
  respostas_possiveis: options,
  resposta_correta: right,
}: Pergunta): FieldErrors {
  const missing = options.flatMap((option, i) =>
    option.trim() === '' ? [[`respostas_possiveis.${i}`, RESPOSTA_MISSING] as const] : [],
  );
  return {
    ...(pergunta.trim() === '' && {pergunta: PERGUNTA_MISSING}),
    ...Object.fromEntries(missing),
    ...((right < 1 || right > RESPOSTAS_EACH) && {resposta_correta: CERTA_MISSING}),
  };
}
