import {z} from 'zod';
import {OPERACOES_CODIGO} from '@clube/domain';
import {NaoEncontrado} from '../../kernel/errors';
import {route} from '../../kernel/http/route';
import {outSchema} from '../../kernel/resources/schemas';
import {listAnswer, queryOf} from '../../kernel/resources/list-docs';
import * as listas from './codigos.lists';
import {CodigoInvalido, CodigoJaUsado, CodigoSoComNota, LimiteDeCodigos, PontuacaoBloqueada} from './recusas';

const codigoPromocional = outSchema(listas.codigos.fields).meta({id: 'CodigoPromocional'});
const usoDeCodigo = outSchema(listas.usos.fields).meta({id: 'UsoDeCodigo'});
const codigoQuery = z.strictObject({codigo: z.string().trim().min(1, 'Informe o código').max(60)});
const codigoBody = z
  .strictObject({codigo: z.string('Informe o código').trim().min(1, 'Informe o código').max(60)})
  .meta({id: 'CodigoUsado'});
const codigoAnswer = z
  .object({
    codigoPromocional: z.object({
      codigo: z.string(),
      valor: z.number(),
      operacao: z.enum(OPERACOES_CODIGO),
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
const usosParams = z.strictObject({id: z.string().max(20)});

export const listar = route('GET /api/codigo-promocional', {
  summary: 'Códigos promocionais e seus usos',
  query: queryOf(listas.codigos),
  answer: listAnswer(listas.codigos, codigoPromocional),
});

export const validar = route('GET /api/codigo-promocional/validar', {
  summary: 'Diz o que um código vale, sem usá-lo',
  query: codigoQuery,
  answer: codigoAnswer,
  refuses: [CodigoInvalido, CodigoJaUsado],
});

export const usar = route('POST /api/codigo-promocional/validar', {
  summary: 'Usa um código de treinamento',
  body: codigoBody,
  answer: scoreAnswer,
  refuses: [CodigoInvalido, CodigoJaUsado, CodigoSoComNota, LimiteDeCodigos, PontuacaoBloqueada],
});

export const usos = route('GET /api/pontuacoes/codigo/{id}', {
  summary: 'Os códigos que o pintor usou',
  params: usosParams,
  query: queryOf(listas.usos),
  answer: listAnswer(listas.usos, usoDeCodigo),
  refuses: [NaoEncontrado],
});
