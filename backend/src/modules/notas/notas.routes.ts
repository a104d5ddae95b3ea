import {z} from 'zod';
import {MAXIMO_ARQUIVOS, MAXIMO_BYTES_ARQUIVO} from '@clube/domain';
import {idParam} from '../../kernel/http/shapes';
import {route} from '../../kernel/http/route';
import {ChaveReutilizada} from '../../kernel/idempotency';
import {outSchema} from '../../kernel/resources/fields';
import {listAnswer, queryOf} from '../../kernel/resources/list-docs';
import * as wire from '../../kernel/resources/wire';
import {CodigoInvalido, CodigoJaUsado, LimiteDeCodigos, PontuacaoBloqueada} from '../pontos';
import * as listas from './listas/notas.lists';
import {pontuacoes} from './listas/pontuacoes.list';
import * as recusas from './recusas';

const envio = z
  .strictObject({
    codigoPromocional: z.string().trim().max(60).optional(),
    juntar: wire.emptyToAbsent(wire.flag),
  })
  .meta({id: 'EnvioNovo'});
const destino = z
  .object({
    nome: z.string(),
    situacao: z.enum(['recebida', 'recusada']),
    id: z.int().optional(),
    nomeArquivo: z.string().optional(),
    erro: z.string().optional(),
    codigo: z.string().optional(),
  })
  .meta({id: 'ArquivoEnviado'});
const evento = z
  .object({
    de: z.string().nullable(),
    para: z.string(),
    motivo: z.string().nullable(),
    ocorridoEm: z.iso.datetime(),
    por: z.string().nullable(),
  })
  .meta({id: 'EventoDaNota'});
const enviada = z.object({mensagem: z.string(), arquivos: z.array(destino)}).meta({id: 'NotasEnviadas'});
const historia = z.object({eventos: z.array(evento)}).meta({id: 'LinhaDoTempo'});
const pontuacao = outSchema(pontuacoes.fields).meta({id: 'Pontuacao'});
const pendente = outSchema(listas.pendentes.fields).meta({id: 'NotaPendente'});
const encerrada = outSchema(listas.encerradas.fields).meta({id: 'NotaEncerrada'});
const naoProcessada = outSchema(listas.naoProcessadas.fields).meta({id: 'NotaNaoProcessada'});

export const enviar = route('POST /api/upload/venda_foto', {
  summary: 'Envia notas: fotos, PDF ou XML; cada arquivo é uma nota, com juntar=1 todos são uma só',
  body: envio,
  files: {campos: ['arquivos', 'arquivo'], maximo: MAXIMO_ARQUIVOS, bytes: MAXIMO_BYTES_ARQUIVO},
  answer: enviada,
  idempotent: true,
  refuses: [
    recusas.SemArquivo,
    recusas.ArquivosDemais,
    recusas.ArquivoGrande,
    recusas.ArquivoNaoAceito,
    recusas.NotaRepetida,
    recusas.PendentesDemais,
    recusas.CotaDeEnvio,
    CodigoInvalido,
    CodigoJaUsado,
    LimiteDeCodigos,
    PontuacaoBloqueada,
    ChaveReutilizada,
  ],
});

export const pontuadas = route('GET /api/pontuacoes', {
  summary: 'Pontuações: as do pintor, ou as de todos no painel',
  query: queryOf(pontuacoes),
  answer: listAnswer(pontuacoes, pontuacao),
});

export const pendentes = route('GET /api/pontuacoes/pendentes', {
  summary: 'Notas à espera de processamento',
  query: queryOf(listas.pendentes),
  answer: listAnswer(listas.pendentes, pendente),
});

export const encerradas = route('GET /api/pontuacoes/encerradas', {
  summary: 'Notas encerradas (não pontuáveis)',
  query: queryOf(listas.encerradas),
  answer: listAnswer(listas.encerradas, encerrada),
});

export const naoProcessadas = route('GET /api/pontuacoes/nao-processadas', {
  summary: 'As notas do pintor que ainda não valem pontos',
  query: queryOf(listas.naoProcessadas),
  answer: listAnswer(listas.naoProcessadas, naoProcessada),
});

export const linhaDoTempo = route('GET /api/pontuacoes/{id}/linha-do-tempo', {
  summary: 'O que aconteceu com a nota',
  params: idParam,
  answer: historia,
  refuses: [recusas.NotaNaoEncontrada],
});
