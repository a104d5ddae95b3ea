import {z} from 'zod';
import {BLOCK, CARTAO_NUMBER_REQUIRED, SETTABLE_PEDIDO_STATES, STATUS_REQUIRED, UNBLOCK} from '@clube/domain';
import {comecado} from '../../kernel/batch-jobs/batch-jobs.endpoints';
import {filtro} from '../../kernel/batch-jobs/of-list';
import {REFUSED_AT_START} from '../../kernel/batch-jobs/refusals';
import {outSchema} from '../../kernel/entities/schemas';
import {IdempotencyKeyReused} from '../../kernel/idempotency';
import {defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {idParam, messageAnswer, textOrNumber} from '../../kernel/http/routing/shapes';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import {Conflict, TooManyAttempts} from '../../kernel/refusals/refusals';
import {cartoes} from './cartoes.list';
import {pedidos} from './pedidos.list';
import * as refusals from './refusals';

const pedido = outSchema(pedidos.fields).meta({id: 'PedidoCartao'});
const change = z.union(
  [z.literal([UNBLOCK, BLOCK]), z.enum(['0', '1']).transform(text => (text === '1' ? BLOCK : UNBLOCK))],
  {
    error: STATUS_REQUIRED,
  },
);
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform(value => value ?? undefined);

export const status = defineEndpoint('POST /api/cartoes/status', {
  summary: 'Pede o bloqueio (1) ou o desbloqueio (0) do próprio cartão',
  description:
    'O número é o do cartão; para bloquear bastam os 4 últimos dígitos. O pedido espera a confirmação da operadora.',
  body: z
    .strictObject({
      numero: textOrNumber(CARTAO_NUMBER_REQUIRED).pipe(z.string().max(40)),
      status: change,
    })
    .meta({id: 'CartaoStatus'}),
  answer: z.object({sucesso: z.literal(true), mensagem: z.string()}).meta({id: 'CartaoStatusPedido'}),
  idempotent: true,
  refuses: [
    refusals.NoCartao,
    refusals.WrongNumber,
    refusals.ChangeNotPossible,
    TooManyAttempts,
    IdempotencyKeyReused,
    Conflict,
  ],
});

export const cards = defineEndpoint('GET /api/cartoes', {
  summary: 'Os cartões dos pintores, com o saldo que a operadora informou por último',
  query: queryOf(cartoes),
  answer: listAnswer(cartoes, outSchema(cartoes.fields).meta({id: 'Cartao'})),
});

export const list = defineEndpoint('GET /api/cartoes/pedidos', {
  summary: 'Pedidos à operadora do cartão: os do pintor, ou os de todos no painel',
  query: queryOf(pedidos),
  answer: listAnswer(pedidos, pedido),
});

export const changeState = defineEndpoint('POST /api/cartoes/pedidos/{id}/estado', {
  summary: 'Anota o que foi feito de um pedido: enviado, confirmado, entregue ou recusado',
  description:
    'Confirmar um cartão novo pede o número. Confirmar uma recarga, ou a entrega de um cartão, põe o resgate como entregue.',
  params: idParam,
  body: z
    .strictObject({
      estado: z.enum(SETTABLE_PEDIDO_STATES, {error: 'Informe o novo estado do pedido'}),
      numero: text(40),
      codigoBarras: text(60),
      motivo: text(2000),
    })
    .meta({id: 'PedidoCartaoEstado'}),
  answer: messageAnswer,
  refuses: [refusals.PedidoNotFound, refusals.PedidoStateForbids, refusals.CartaoNotThere, refusals.NumberTaken],
});

export const sendAll = defineEndpoint('POST /api/cartoes/pedidos/bulk/filtro', {
  summary: 'Anota que os pedidos de um filtro foram enviados à operadora, um a um, num trabalho longo',
  body: z.strictObject({filtro}).meta({id: 'PedidosCartaoFiltrados'}),
  answer: comecado,
  idempotent: true,
  refuses: [...REFUSED_AT_START, IdempotencyKeyReused],
});
