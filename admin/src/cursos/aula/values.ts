import {rulesOf} from '@clube/api-client';
import {
  INVALID_INTEGER,
  RESPOSTAS_EACH,
  TOO_MANY_PERGUNTAS,
  MAX_PERGUNTAS,
  errorsOfRules,
  perguntaErrors,
  perguntasFault,
  type FieldErrors,
  type Pergunta,
} from '@clube/domain';
import {integerOf} from '../../components/inputs/validate.ts';
import type {Aula, Avaliacao} from '../types';

/** A lesson's form values. */
export interface AulaValues {
  nome: string;
  descricao: string;
  /** Percent; empty for the server's default. */
  assistirMinimo: string;
  idModulo: number;
}

export const aulaAsTyped = (aula: Aula | undefined, idModulo: number): AulaValues => ({
  nome: aula?.nome ?? '',
  descricao: aula?.descricao ?? '',
  assistirMinimo: aula ? String(aula.assistirMinimo) : '',
  idModulo,
});

export function aulaErrors({assistirMinimo, ...values}: AulaValues): FieldErrors {
  const percent = integerOf(assistirMinimo);
  const wrong = assistirMinimo.trim() !== '' && (percent === undefined || percent > 100);
  return {
    ...errorsOfRules(rulesOf('Aula'), {...values}),
    ...(wrong && {assistirMinimo: percent === undefined ? INVALID_INTEGER : 'Use no máximo 100'}),
  };
}

export const aulaToSend = ({nome, descricao, assistirMinimo}: AulaValues) => ({
  nome: nome.trim(),
  descricao: descricao.trim(),
  ...(assistirMinimo.trim() !== '' && {assistirMinimo: Number(assistirMinimo)}),
});

/** A question in the form: removed ones stay until the assessment is saved. */
export interface PerguntaDraft extends Pergunta {
  readonly id: number;
  readonly removed?: boolean;
}

/** An assessment's form values. */
export interface AvaliacaoValues {
  nome: string;
  descricao: string;
  perguntas: readonly PerguntaDraft[];
}

export const avaliacaoAsTyped = (avaliacao: Avaliacao | undefined): AvaliacaoValues => ({
  nome: avaliacao?.nome ?? '',
  descricao: avaliacao?.descricao ?? '',
  perguntas: (avaliacao?.perguntas ?? []).map((pergunta, i) => ({...pergunta, id: i + 1})),
});

export const newPergunta = (perguntas: readonly PerguntaDraft[]): PerguntaDraft => ({
  id: Math.max(0, ...perguntas.map(({id}) => id)) + 1,
  pergunta: '',
  respostas_possiveis: Array.from({length: RESPOSTAS_EACH}, () => ''),
  resposta_correta: 0,
});

const isKept = ({removed}: PerguntaDraft): boolean => !removed;

/** The questions for the request, without the removed ones. */
export const perguntasToSend = ({perguntas}: AvaliacaoValues) =>
  perguntas.filter(isKept).map(({pergunta, respostas_possiveis: [a = '', b = '', c = ''], resposta_correta}) => ({
    pergunta: pergunta.trim(),
    respostas_possiveis: [a.trim(), b.trim(), c.trim()] as [string, string, string],
    resposta_correta,
  }));

export interface AvaliacaoErrors {
  fields: FieldErrors;
  /** Errors by question. */
  perguntas: ReadonlyMap<number, FieldErrors>;
  /** The error of the questions as a whole. */
  all?: string;
}

export const NO_ERRORS: AvaliacaoErrors = {fields: {}, perguntas: new Map()};

/** Validates an assessment; undefined: valid. */
export function avaliacaoErrors(values: AvaliacaoValues): AvaliacaoErrors | undefined {
  const fields = errorsOfRules({nome: {required: 'Informe o nome'}}, {nome: values.nome});
  const wrong = values.perguntas.filter(isKept).map(each => [each.id, perguntaErrors(each)] as const);
  const perguntas = new Map(wrong.filter(([, errors]) => Object.keys(errors).length > 0));
  const sent = perguntasToSend(values);
  const all =
    sent.length > MAX_PERGUNTAS ? TOO_MANY_PERGUNTAS : perguntas.size === 0 ? perguntasFault(sent) : undefined;
  if (Object.keys(fields).length === 0 && perguntas.size === 0 && !all) return undefined;
  return {fields, perguntas, ...(all && {all})};
}
