import {z} from 'zod';
import {CODIGO_OPERATIONS, NO_CODIGO} from '@clube/domain';
import {NotFound, TooManyAttempts} from '../../kernel/refusals/refusals';
import {defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {outSchema} from '../../kernel/entities/schemas';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import {pontuacoesCodigo} from './codigo-uses.list';
import * as lists from './codigos.lists';
import {
  InvalidCodigo,
  CodigoAlreadyUsed,
  CodigoAwaitsApproval,
  CodigoNeedsNota,
  CodigoLimitReached,
  CodigoOfTraining,
  PontuacaoBlocked,
} from './refusals';

const codigoPromocional = outSchema(lists.codigos.fields).meta({id: 'CodigoPromocional'});
const codigoUse = outSchema(lists.codigoUses.fields).meta({id: 'UsoDeCodigo'});
const codigoQuery = z.strictObject({codigo: z.string().trim().min(1, NO_CODIGO).max(60)});
const codigoBody = z
  .strictObject({codigo: z.string(NO_CODIGO).trim().min(1, NO_CODIGO).max(60)})
  .meta({id: 'CodigoUsado'});
const codigoAnswer = z
  .object({
    codigoPromocional: z.object({
      codigo: z.string(),
      valor: z.number(),
      operacao: z.enum(CODIGO_OPERATIONS),
      treinamento: z.boolean(),
      apenasVenda: z.boolean(),
    }),
  })
  .meta({id: 'CodigoValido'});
const scoreAnswer = z
  .object({
    score: z.object({pontos: z.int(), codigo: z.string()}),
    saldoNovo: z.int(),
    mensagem: z.string(),
  })
  .meta({id: 'CodigoPontuado'});
const cadastroAnswer = z
  .object({codigoCadastro: z.object({codigo: z.string(), pontos: z.int()})})
  .meta({id: 'CodigoCadastroValido'});
const usesParams = z.strictObject({id: z.string().max(20)});

export const list = defineEndpoint('GET /api/codigo-promocional', {
  summary: 'Códigos promocionais e seus usos',
  query: queryOf(lists.codigos),
  answer: listAnswer(lists.codigos, codigoPromocional),
});

export const scored = defineEndpoint('GET /api/pontuacoes/codigo', {
  summary: 'Pontos que vieram de códigos, com nota ou sem ela',
  query: queryOf(pontuacoesCodigo),
  answer: listAnswer(pontuacoesCodigo, outSchema(pontuacoesCodigo.fields).meta({id: 'PontuacaoPorCodigo'})),
});

export const validate = defineEndpoint('GET /api/codigo-promocional/validar', {
  summary: 'Diz o que um código vale, sem usá-lo',
  description:
    'A equipe diz, por idFoto, com que nota ele veio: então vale o dia do envio, e contam o pintor dela e os seus limites.',
  query: codigoQuery.extend({idFoto: z.coerce.number().int().min(1).max(2_147_483_647).optional()}),
  answer: codigoAnswer,
  refuses: [InvalidCodigo, CodigoAlreadyUsed, CodigoOfTraining, CodigoLimitReached, NotFound],
});

export const use = defineEndpoint('POST /api/codigo-promocional/validar', {
  summary: 'Usa um código de treinamento, ou um geral que soma pontos',
  body: codigoBody,
  answer: scoreAnswer,
  refuses: [
    InvalidCodigo,
    CodigoAlreadyUsed,
    CodigoNeedsNota,
    CodigoLimitReached,
    CodigoAwaitsApproval,
    PontuacaoBlocked,
  ],
  idempotent: true,
});

export const validateCadastro = defineEndpoint('POST /api/codigos-cadastro/validar', {
  summary: 'Diz quantos pontos um código de cadastro traz, sem usá-lo',
  body: codigoBody,
  answer: cadastroAnswer,
  refuses: [InvalidCodigo, CodigoAlreadyUsed, TooManyAttempts],
});

export const uses = defineEndpoint('GET /api/pontuacoes/codigo/{id}', {
  summary: 'Os códigos que o pintor usou',
  params: usesParams,
  query: queryOf(lists.codigoUses),
  answer: listAnswer(lists.codigoUses, codigoUse),
  refuses: [NotFound],
});
