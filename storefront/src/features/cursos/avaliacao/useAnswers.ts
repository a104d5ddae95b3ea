import {useStoredState} from '../../../base/useStoredState';
import type {Avaliacao} from '../api';

/** By the question's text, the text of the option that was chosen. */
export type Answers = Readonly<Record<string, string>>;

/** What was chosen of what is still asked, as this tab keeps it through a reload. */
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

/** Which questions are open, by their numbers from 1. */
export const unanswered = ({perguntas}: Pick<Avaliacao, 'perguntas'>, answers: Answers): number[] =>
  perguntas.flatMap(({pergunta}, i) => (answers[pergunta] === undefined ? [i + 1] : []));
