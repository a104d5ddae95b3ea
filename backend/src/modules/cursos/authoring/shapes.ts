import {z} from 'zod';
import {MAX_PERGUNTAS, RESPOSTAS_EACH, perguntasFault, tooLong} from '@clube/domain';
import {parseJson} from '../../../kernel/http/input/json';

const said = (missing: string, max: number) => z.string(missing).trim().min(1, missing).max(max, tooLong(max));
export const nome = said('Informe o nome', 200);
export const descricao = z.string().trim().max(5000, tooLong(5000));

const number = z.union([z.int(), z.string().regex(/^\d$/).transform(Number)], {error: 'Marque a resposta certa'});
const pergunta = z
  .strictObject({
    pergunta: said('Informe a pergunta', 500),
    respostas_possiveis: z
      .array(said('Informe a resposta', 300))
      .length(RESPOSTAS_EACH, `Cada pergunta tem ${RESPOSTAS_EACH} respostas`),
    resposta_correta: number.pipe(
      z.int().min(1, 'Marque a resposta certa').max(RESPOSTAS_EACH, 'Marque a resposta certa'),
    ),
  })
  .meta({id: 'PerguntaNova'});

/** Forms send the questions as JSON text. */
export const perguntas = z
  .preprocess(value => (typeof value === 'string' ? asJson(value) : value), z.array(pergunta, 'Informe as perguntas'))
  .refine(list => list.length <= MAX_PERGUNTAS, `São no máximo ${MAX_PERGUNTAS} perguntas`)
  .superRefine((list, context) => {
    const fault = perguntasFault(list);
    if (fault) context.addIssue({code: 'custom', message: fault});
  });

function asJson(text: string): unknown {
  try {
    return text === '' ? [] : parseJson(text);
  } catch {
    return text;
  }
}

/** A page elsewhere; never one that a browser would run. */
export const pageLink = z
  .string()
  .trim()
  .max(500, tooLong(500))
  .refine(value => value === '' || /^https?:\/\/[^\s]+$/i.test(value), 'O link começa com https://');
