import {z} from 'zod';
import {
  CONTACT_DAYS,
  DENUNCIAVEIS,
  DENUNCIA_MOTIVOS,
  EDIT_CONFLICT,
  MAX_DENUNCIA,
  MODERACAO_MOTIVO,
  tooLong,
} from '@clube/domain';
import {outSchema} from '../../../kernel/entities/schemas';
import {reasonText} from '../../../kernel/entities/wire';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {idInBody, idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {TooManyAttempts, defineRefusal} from '../../../kernel/refusals/refusals';
import {moderacao} from './moderacao.list';

export const ModeracaoNotFound = defineRefusal(404, 'CONTEUDO_NAO_ENCONTRADO', 'Este conteúdo não está mais aqui.');
export const ContentChanged = defineRefusal(
  409,
  EDIT_CONFLICT,
  'Este conteúdo mudou depois que você o abriu. Confira de novo antes de decidir.',
);

export const list = defineEndpoint('GET /api/moderacao', {
  summary: 'O que o Ache Seu Pintor mostra e a equipe confere: fotos, textos, avaliações e páginas denunciadas',
  query: queryOf(moderacao),
  answer: listAnswer(moderacao, outSchema(moderacao.fields).meta({id: 'ItemDaModeracao'})),
});

export const figures = defineEndpoint('GET /api/moderacao/numeros', {
  summary: `Os números do Ache Seu Pintor: o que espera, o que está no ar e os contatos e pedidos de orçamento de ${CONTACT_DAYS} dias`,
  answer: z
    .object({
      pendentes: z.int(),
      denunciadas: z.int(),
      paginas: z.int(),
      avaliacoes: z.int(),
      contatos: z.int(),
      pedidos: z.int(),
      combinados: z.int(),
    })
    .meta({id: 'NumerosDoDiretorio'}),
});

const motivo = z.string().trim().max(MODERACAO_MOTIVO.max, tooLong(MODERACAO_MOTIVO.max));
/** As the list gave it; without it whatever is there now is decided on. */
const versao = z.string().max(64, tooLong(64)).optional();

export const decide = defineEndpoint('PUT /api/moderacao/{id}', {
  summary: 'Aprova ou recusa; o que é recusado sai do ar, e o pintor fica sabendo por quê',
  params: idParam,
  body: z
    .discriminatedUnion('estado', [
      z.strictObject({estado: z.literal('aprovada'), motivo: motivo.nullish(), versao}),
      z.strictObject({
        estado: z.literal('recusada'),
        motivo: reasonText(MODERACAO_MOTIVO),
        versao,
      }),
    ])
    .meta({id: 'DecisaoSobreConteudo'}),
  answer: messageAnswer,
  refuses: [ModeracaoNotFound, ContentChanged],
});

export const report = defineEndpoint('POST /api/denuncias', {
  summary: 'Denuncia uma foto, uma avaliação ou uma página do Ache Seu Pintor',
  body: z
    .strictObject({
      tipo: z.enum(DENUNCIAVEIS, {error: 'Diga o que denuncia'}),
      id: idInBody,
      motivo: z.enum(DENUNCIA_MOTIVOS, {error: 'Escolha o motivo'}),
      texto: z.string().trim().max(MAX_DENUNCIA, tooLong(MAX_DENUNCIA)).nullish(),
    })
    .meta({id: 'NovaDenuncia'}),
  answer: messageAnswer,
  refuses: [ModeracaoNotFound, TooManyAttempts],
});
