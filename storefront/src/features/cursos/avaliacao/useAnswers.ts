import {useStoredState} from '../../../base/useStoredState';
import type {Avaliacao} from '../api';

/** The chosen option's text by the question's text. */
export type Answers = Readonly<Record<string, string>>;

/** The chosen answers to the current questions, stored in this tab across a reload. */
const readAnswers =
  ({perguntas}: Avaliacao) =>
  (stored: object): Answers =>
    Object.fromEntries(
      perguntas.flatMap(({pergunta, respostas_possiveis: options}) => {
        const chosen = options.find(option => option === Reflect.get(stored, pergunta));
        return chosen === undefined ? [] : [[pergunta, chosen]];
      }),
    );

export const useAnswers = (avaliacao: Avaliacao) =>
  useStoredState<Answers>(`prova.${avaliacao.id}`, {}, readAnswers(avaliacao));

/** The unanswered questions, by their numbers from 1. */
export const unanswered = ({perguntas}: Pick<Avaliacao, 'perguntas'>, answers: Answers): number[] =>
  perguntas.flatMap(({pergunta}, i) => (answers[pergunta] === undefined ? [i + 1] : []));
