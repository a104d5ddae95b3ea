import {DAY_MS, NOTIFICACAO_LIMITS, NOTIFICACAO_SCHEDULE_DAYS, tooLong} from '@clube/domain';
import {z} from 'zod';
import {TooManyTrabalhos} from '../../../kernel/batch-jobs/refusals';
import {currentContext} from '../../../kernel/context';
import {outSchema, requiredInput} from '../../../kernel/entities/schemas';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {NotFound} from '../../../kernel/refusals/refusals';
import {audience} from './audience';
import {notificacoes} from './notificacoes.list';
import {AudienceEmpty, NotificacaoEnded, SentAlready} from './refusals';

const notificacao = outSchema(notificacoes.fields).meta({id: 'Notificacao'});

/** Phones show the text verbatim: line breaks and runs of blanks become one blank. */
const shownText = (max: number, missing: string) =>
  requiredInput(
    z
      .string()
      .transform(text => text.replace(/\s+/g, ' ').trim())
      .pipe(z.string().min(1, missing).max(max, tooLong(max))),
    missing,
  );

const WHEN = 'Informe quando enviar';
const sentLater = z.iso
  .datetime({offset: true, error: WHEN})
  .transform(text => new Date(text))
  .refine(at => at > currentContext().now, 'Escolha um horário no futuro')
  .refine(
    at => at.getTime() <= currentContext().now.getTime() + NOTIFICACAO_SCHEDULE_DAYS * DAY_MS,
    `Agende para os próximos ${NOTIFICACAO_SCHEDULE_DAYS} dias`,
  );

export const list = defineEndpoint('GET /api/notificacoes', {
  summary: 'Os pushes enviados a muitos pintores e o que resultou de cada um',
  description: 'entregues, falhas: pintores em cujo celular chegou, ou não. abertas: pintores que abriram o aviso.',
  query: queryOf(notificacoes),
  answer: listAnswer(notificacoes, notificacao),
});

export const preview = defineEndpoint('GET /api/notificacoes/publico', {
  summary: 'Quantos pintores um push alcança, e quantos deles pelo celular',
  query: z.strictObject(audience),
  answer: z.object({pintores: z.int(), comCelular: z.int()}).meta({id: 'NotificacaoPublico'}),
});

export const send = defineEndpoint('POST /api/notificacoes/para-todos', {
  summary: 'Envia um push a todos os pintores, ou ao público escolhido; agora, ou no horário agendado',
  description: 'Um trabalho avisa cada pintor uma vez. Quem desligou estes recados não recebe nada.',
  body: z
    .strictObject({
      titulo: shownText(NOTIFICACAO_LIMITS.titulo, 'Título obrigatório'),
      texto: shownText(NOTIFICACAO_LIMITS.texto, 'Texto obrigatório'),
      ...audience,
      agendarPara: sentLater.optional(),
    })
    .meta({id: 'NotificacaoNova'}),
  answer: z
    .object({mensagem: z.string(), notificacao: z.int(), trabalho: z.int(), pintores: z.int()})
    .meta({id: 'NotificacaoEnviada'}),
  idempotent: true,
  refuses: [TooManyTrabalhos, AudienceEmpty, SentAlready],
});

export const cancel = defineEndpoint('POST /api/notificacoes/{id}/cancelar', {
  summary: 'Cancela um push que espera ou ainda está sendo enviado; o que já foi enviado continua',
  params: idParam,
  answer: messageAnswer,
  refuses: [NotFound, NotificacaoEnded],
});
