import {z} from 'zod';
import {NotFound, TooManyAttempts} from '../../kernel/refusals/refusals';
import {outSchema} from '../../kernel/entities/schemas';
import {defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import {indicacoesPainel} from './indicacoes-painel.list';
import {indicacoes} from './indicacoes.list';
import {ReferrerNotFound} from './refusals';

const codigo = z.strictObject({indicacao: z.string('Informe o código de indicação').max(40)}).meta({id: 'Indicacao'});
const indicador = z.object({indicador: z.object({nome: z.string()})}).meta({id: 'Indicador'});
const own = z.strictObject({idIndicacao: z.string().trim().max(40).optional()}).meta({id: 'IndicacoesDe'});
const indicado = outSchema(indicacoes.fields).meta({id: 'Indicado'});
const indicacao = outSchema(indicacoesPainel.fields).meta({id: 'IndicacaoDoPainel'});
const summaryAnswer = z
  .object({
    indicacoes: z.int(),
    validas: z.int(),
    pontos: z.int().describe('Ganhos com as indicações válidas'),
    pontosPorIndicacao: z.int(),
  })
  .meta({id: 'ResumoDasIndicacoes'});

export const validate = defineEndpoint('POST /api/indique-ganhe/validate', {
  summary: 'Diz de quem é um código de indicação',
  description: 'Só o primeiro nome é dito.',
  body: codigo,
  answer: indicador,
  refuses: [ReferrerNotFound, TooManyAttempts],
});

export const list = defineEndpoint('POST /api/indique-ganhe/indicacoes', {
  summary: 'Quem o pintor indicou',
  description: 'CPF e celular vêm em parte. Um código que não é de quem pergunta responde 404.',
  body: own,
  query: queryOf(indicacoes),
  answer: listAnswer(indicacoes, indicado),
  refuses: [NotFound],
});

export const listAll = defineEndpoint('POST /api/indique-ganhe/indicacoes/painel', {
  summary: 'Quem indicou quem',
  description: 'O filtro cpf, inteiro ou o seu começo, acha o indicador ou o indicado.',
  body: z.strictObject({}).meta({id: 'IndicacoesDoPainel'}),
  query: queryOf(indicacoesPainel),
  answer: listAnswer(indicacoesPainel, indicacao),
});

export const summary = defineEndpoint('GET /api/indique-ganhe/resumo', {
  summary: 'Quantas indicações o pintor tem, quantas valem e o que renderam',
  answer: summaryAnswer,
});
