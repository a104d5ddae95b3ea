import {z} from 'zod';
import {
  INVALID_CELULAR,
  INVALID_EMAIL,
  MAX_EMAIL_LENGTH,
  MAX_ORCAMENTO_MENSAGEM,
  MAX_ORCAMENTO_NOME,
  NO_ORCAMENTO_CONSENT,
  ORCAMENTO_OUTCOMES,
  digitsOnly,
  isValidCelular,
  isValidEmail,
  normaliseEmail,
  tidyText,
  tooLong,
} from '@clube/domain';
import {outSchema} from '../../../kernel/entities/schemas';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {idParam, messageAnswer} from '../../../kernel/http/routing/shapes';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {defineRefusal} from '../../../kernel/refusals/refusals';
import {pedidosOrcamento} from './pedidos.list';

export const PainterNotListed = defineRefusal(
  404,
  'PINTOR_FORA_DO_AR',
  'Este pintor não está mais no Ache Seu Pintor.',
);
export const PedidoLinkInvalid = defineRefusal(
  404,
  'LINK_INVALIDO',
  'Este link não vale mais: o pedido foi apagado, ou passou da hora de confirmar.',
);
export const PedidoNotFound = defineRefusal(404, 'PEDIDO_NAO_ENCONTRADO', 'Pedido não encontrado.');

/** The request that a customer submits on a painter's page. */
export const newPedido = z.object({
  nome: z
    .string()
    .overwrite(tidyText)
    .min(1, 'Informe o seu nome')
    .max(MAX_ORCAMENTO_NOME, tooLong(MAX_ORCAMENTO_NOME)),
  celular: z.string().transform(digitsOnly).refine(isValidCelular, INVALID_CELULAR),
  email: z.string().max(MAX_EMAIL_LENGTH, INVALID_EMAIL).transform(normaliseEmail).refine(isValidEmail, INVALID_EMAIL),
  mensagem: z
    .string()
    .overwrite(tidyText)
    .max(MAX_ORCAMENTO_MENSAGEM, tooLong(MAX_ORCAMENTO_MENSAGEM))
    .transform(text => text || null),
  aceite: z.literal('1', {error: NO_ORCAMENTO_CONSENT}),
});
export type NewPedido = z.infer<typeof newPedido>;

export const list = defineEndpoint('GET /api/sessoes/parceiro/pedidos-orcamento', {
  summary: 'Clientes que pediram ao pintor que ligue, com o que estimaram',
  query: queryOf(pedidosOrcamento),
  answer: listAnswer(pedidosOrcamento, outSchema(pedidosOrcamento.fields).meta({id: 'PedidoDeOrcamento'})),
});

export const settle = defineEndpoint('PUT /api/sessoes/parceiro/pedidos-orcamento/{id}', {
  summary: 'O que deu um pedido; um fechado pode ser aberto de novo',
  params: idParam,
  body: z
    .strictObject({estado: z.enum(ORCAMENTO_OUTCOMES, {error: 'Escolha o que deu'})})
    .meta({id: 'DesfechoDoPedido'}),
  answer: messageAnswer,
  refuses: [PedidoNotFound],
});
