import {z} from 'zod';
import {
  CERTA_MISSING,
  MAX_PERGUNTAS,
  MAX_PERGUNTA_LENGTH,
  MAX_RESPOSTA_LENGTH,
  PERGUNTA_MISSING,
  RESPOSTAS_EACH,
  RESPOSTA_MISSING,
  TOO_MANY_PERGUNTAS,
  WRONG_PAGE_LINK,
  isPageLink,
  perguntasFault,
  tooLong,
} from '@clube/domain';
import {parseJson} from '../../../kernel/http/input/json';

/** A non-empty text. */
const requiredText = (missing: string, max: number) => z.string(missing).trim().min(1, missing).max(max, tooLong(max));
export const nome = requiredText('Informe o nome', 200);
export const descricao = z.string().trim().max(5000, tooLong(5000));

/** The number of an answer, from 1; forms send it as text. */
const answerNumber = z.union([z.int(), z.string().regex(/^\d$/).transform(Number)], {error: CERTA_MISSING});
const pergunta = z
  .strictObject({
    pergunta: requiredText(PERGUNTA_MISSING, MAX_PERGUNTA_LENGTH),
    respostas_possiveis: z
      .array(requiredText(RESPOSTA_MISSING, MAX_RESPOSTA_LENGTH))
      .length(RESPOSTAS_EACH, `Cada pergunta tem ${RESPOSTAS_EACH} respostas`),
    resposta_correta: answerNumber.pipe(z.int().min(1, CERTA_MISSING).max(RESPOSTAS_EACH, CERTA_MISSING)),
  })
  .meta({id: 'PerguntaNova'});

/** Forms send the questions as JSON text. */
export const perguntas = z
  .preprocess(value => (typeof value === 'string' ? asJson(value) : value), z.array(pergunta, 'Informe as perguntas'))
  .refine(list => list.length <= MAX_PERGUNTAS, TOO_MANY_PERGUNTAS)
  .superRefine((list, context) => {
    const fault = perguntasFault(list);
    if (fault) context.addIssue({code: 'custom', message: fault});
  });

/** Parses the text; an empty one means no questions, and invalid JSON stays a text, which the schema refuses. */
function asJson(text: string): unknown {
  try {
    return text === '' ? [] : parseJson(text);
  } catch {
    return text;
  }
}

export const pageLink = z
  .string()
  .trim()
  .max(500, tooLong(500))
  .refine(value => value === '' || isPageLink(value), WRONG_PAGE_LINK);
