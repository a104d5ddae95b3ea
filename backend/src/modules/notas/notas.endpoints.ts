import {z} from 'zod';
import {MAX_FILES, MAX_FILE_BYTES} from '@clube/domain';
import {idInBody, idParam} from '../../kernel/http/routing/shapes';
import {defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {IdempotencyKeyReused} from '../../kernel/idempotency';
import {outSchema} from '../../kernel/entities/schemas';
import {listAnswer, queryOf} from '../../kernel/lists/list-docs';
import * as wire from '../../kernel/entities/wire';
import {InvalidCodigo, CodigoAlreadyUsed, CodigoLimitReached, CodigoOfTraining, PontuacaoBlocked} from '../pontos';
import * as notaLists from './lists/notas.lists';
import {historico} from './lists/historico.list';
import {pontuacoes} from './lists/pontuacoes.list';
import * as refusals from './refusals';

const sendBody = z
  .strictObject({
    codigoPromocional: z.string().trim().max(60).optional(),
    juntar: wire.emptyToAbsent(wire.flag),
    reenvioDe: idInBody.optional(),
  })
  .meta({id: 'EnvioNovo'});
const outcome = z
  .object({
    nome: z.string(),
    situacao: z.enum(['recebida', 'recusada']),
    id: z.int().optional(),
    nomeArquivo: z.string().optional(),
    erro: z.string().optional(),
    codigo: z.string().optional(),
  })
  .meta({id: 'ArquivoEnviado'});
const event = z
  .object({
    de: z.string().nullable(),
    para: z.string(),
    motivo: z.string().nullable(),
    ocorridoEm: z.iso.datetime(),
    por: z.string().nullable(),
  })
  .meta({id: 'EventoDaNota'});
const sentAnswer = z.object({mensagem: z.string(), arquivos: z.array(outcome)}).meta({id: 'NotasEnviadas'});
const timelineAnswer = z.object({eventos: z.array(event)}).meta({id: 'LinhaDoTempo'});
const pontuacao = outSchema(pontuacoes.fields).meta({id: 'Pontuacao'});
const pendingNota = outSchema(notaLists.pendingNotas.fields).meta({id: 'NotaPendente'});
const encerrada = outSchema(notaLists.encerradas.fields).meta({id: 'NotaEncerrada'});
const unscoredNota = outSchema(notaLists.unscoredNotas.fields).meta({id: 'NotaNaoProcessada'});

export const send = defineEndpoint('POST /api/upload/venda_foto', {
  summary: 'Envia notas: fotos, PDF ou XML; cada arquivo é uma nota, com juntar=1 todos são uma só',
  description: 'reenvioDe é a nota reprovada que se envia de novo: a primeira que for aceita fica no lugar dela.',
  body: sendBody,
  files: {fields: ['arquivos', 'arquivo'], maxFiles: MAX_FILES, bytes: MAX_FILE_BYTES},
  answer: sentAnswer,
  idempotent: true,
  refuses: [
    refusals.NoFile,
    refusals.NotaNotFound,
    refusals.TooManyFiles,
    refusals.FileTooLarge,
    refusals.FileNotAccepted,
    refusals.NotaSentBefore,
    refusals.TooManyPending,
    refusals.SendingQuotaReached,
    InvalidCodigo,
    CodigoAlreadyUsed,
    CodigoOfTraining,
    CodigoLimitReached,
    CodigoOfTraining,
    PontuacaoBlocked,
    IdempotencyKeyReused,
  ],
});

export const scoredNotas = defineEndpoint('GET /api/pontuacoes', {
  summary: 'Pontuações: as do pintor, ou as de todos no painel',
  query: queryOf(pontuacoes),
  answer: listAnswer(pontuacoes, pontuacao),
});

export const pendingNotas = defineEndpoint('GET /api/pontuacoes/pendentes', {
  summary: 'Notas à espera de processamento',
  query: queryOf(notaLists.pendingNotas),
  answer: listAnswer(notaLists.pendingNotas, pendingNota),
});

export const encerradas = defineEndpoint('GET /api/pontuacoes/encerradas', {
  summary: 'Notas encerradas (não pontuáveis)',
  query: queryOf(notaLists.encerradas),
  answer: listAnswer(notaLists.encerradas, encerrada),
});

export const history = defineEndpoint('GET /api/pontuacoes/historico', {
  summary: 'Cada item de cada venda pontuada',
  query: queryOf(historico),
  answer: listAnswer(historico, outSchema(historico.fields).meta({id: 'ItemDoHistorico'})),
});

export const unscoredNotas = defineEndpoint('GET /api/pontuacoes/nao-processadas', {
  summary: 'As notas do pintor que ainda não valem pontos',
  query: queryOf(notaLists.unscoredNotas),
  answer: listAnswer(notaLists.unscoredNotas, unscoredNota),
});

export const notas = defineEndpoint('GET /api/notas', {
  summary: 'Notas de todas as situações: o que foi de cada uma, por quê e por quem',
  query: queryOf(notaLists.notas),
  answer: listAnswer(notaLists.notas, outSchema(notaLists.notas.fields).meta({id: 'Nota'})),
});

export const timeline = defineEndpoint('GET /api/pontuacoes/{id}/linha-do-tempo', {
  summary: 'O que aconteceu com a nota',
  params: idParam,
  answer: timelineAnswer,
  refuses: [refusals.NotaNotFound],
});
