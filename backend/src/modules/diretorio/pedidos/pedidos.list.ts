import {z} from 'zod';
import {ACABAMENTOS, CONDICOES, MEDIDAS, ORCAMENTO_STATE_LABELS, ORCAMENTO_OUTCOMES} from '@clube/domain';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';
import {ownRows} from '../own-rows';

const range = z.tuple([z.number(), z.number()]);

/** The question and result of a customer's estimate. */
const estimativa = z
  .object({
    pergunta: z.object({
      medida: z.enum(MEDIDAS),
      quanto: z.number(),
      teto: z.boolean(),
      condicao: z.enum(CONDICOES),
      acabamento: z.enum(ACABAMENTOS),
    }),
    resposta: z.object({
      area: range,
      demaos: range,
      litros: range,
      latas: z.array(range),
      massa: range.optional(),
      fundo: range.optional(),
      dias: range,
      material: range.optional(),
      maoDeObra: range,
    }),
  })
  .meta({id: 'EstimativaDoPedido'});

/** Customers' requests to be called back by the painter, open ones first. Unconfirmed requests are left out. */
export const pedidosOrcamento = defineList({
  name: 'pedidos-orcamento',
  route: 'GET /api/sessoes/parceiro/pedidos-orcamento',
  from: 'pedido_orcamento t',
  as: 'pedidos',
  sort: '-id',
  fields: {
    id: f.id(),
    estado: f.oneOf(ORCAMENTO_OUTCOMES).title('Situação').labels(ORCAMENTO_STATE_LABELS).unsorted(),
    nome: f.text().title('Cliente').unsorted(),
    celular: f.phone().title('Telefone').unsorted(),
    mensagem: f.text().title('Mensagem').optional().unsorted(),
    estimativa: f.json(estimativa).optional(),
    confirmadoEm: f.timestamp().title('Pedido em').optional().unsorted(),
    fechadoEm: f.timestamp().title('Fechado em').optional().unsorted(),
  },
  scope: (actor, values) => `t.estado <> 'a_confirmar' AND ${ownRows(actor, values)}`,
});
