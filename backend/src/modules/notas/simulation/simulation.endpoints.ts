import {z} from 'zod';
import {MAX_SIMULATED_ITEMS, MAX_SIMULATED_QTDE, isSimulatedQtde} from '@clube/domain';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {idInBody} from '../../../kernel/http/routing/shapes';
import {outSchema} from '../../../kernel/entities/schemas';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {calculo} from '../lists/pontuacoes.list';
import {ProdutoNotFound, RevendaNotFound} from '../refusals';
import {revendasOfSimulation} from './revendas.list';

const WRONG_QTDE = `A quantidade vai de 0,001 a ${MAX_SIMULATED_QTDE.toLocaleString('pt-BR')}, com até três casas`;

const itemBody = z
  .strictObject({
    codigo: z.string('Informe o produto').trim().min(1, 'Informe o produto').max(40),
    qtde: z.number('Informe a quantidade').refine(isSimulatedQtde, WRONG_QTDE),
  })
  .meta({id: 'ItemSimulado'});
const simulationBody = z
  .strictObject({
    idRevenda: idInBody.nullish().transform(id => id ?? undefined),
    itens: z
      .array(itemBody, 'Escolha os produtos')
      .min(1, 'Escolha um produto')
      .max(MAX_SIMULATED_ITEMS, `São até ${MAX_SIMULATED_ITEMS} produtos por vez`),
    codigo: z
      .string()
      .trim()
      .max(60)
      .nullish()
      .transform(codigo => codigo || undefined),
  })
  .meta({id: 'Simulacao'});

const simulated = z
  .object({
    pontos: z.int(),
    venceEm: z.iso.date(),
    itens: z.array(
      z
        .object({codigo: z.string(), nome: z.string(), qtde: z.number(), valorPontos: z.int()})
        .meta({id: 'ItemComPontos'}),
    ),
    calculo,
    codigo: z
      .object({codigo: z.string(), erro: z.string().nullable()})
      .nullable()
      .describe('O código pedido; erro diz por que não entrou na conta'),
  })
  .meta({id: 'Simulado'});
const revenda = outSchema(revendasOfSimulation.fields).meta({id: 'RevendaDoSimulador'});

export const simulate = defineEndpoint('POST /api/pontuacoes/simular', {
  summary: 'Diz quantos pontos uma compra valeria, pela mesma conta que pontua as notas; nada é gravado',
  body: simulationBody,
  answer: simulated,
  refuses: [ProdutoNotFound, RevendaNotFound],
});

export const revendas = defineEndpoint('GET /api/pontuacoes/simular/revendas', {
  summary: 'As revendas ativas, com a cidade, para escolher onde comprar',
  query: queryOf(revendasOfSimulation),
  answer: listAnswer(revendasOfSimulation, revenda),
});
