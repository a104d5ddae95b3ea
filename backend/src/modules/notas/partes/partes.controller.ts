import {service} from '@loopback/core';
import {z} from 'zod';
import {ERRO_DOS_CANTOS, MAXIMO_ARQUIVOS, SEM_PAGINAS} from '@clube/domain';
import {idNoCorpo} from '../../../kernel/http/shapes';
import {route, type Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import {ChaveReutilizada} from '../../../kernel/idempotency';
import {idFotoParam} from '../leitura/esquemas';
import * as recusas from '../recusas';
import {PartesService} from './partes.service';

const juncao = z
  .strictObject({
    notas: z
      .array(idNoCorpo, 'Informe as notas')
      .min(1, 'Informe as notas')
      .max(MAXIMO_ARQUIVOS, `São no máximo ${MAXIMO_ARQUIVOS} notas`),
  })
  .meta({id: 'Juncao'});
const juntada = z.object({mensagem: z.string(), idFoto: z.int(), arquivos: z.int()}).meta({id: 'NotasJuntadas'});

const ponto = z.tuple([z.number(ERRO_DOS_CANTOS), z.number(ERRO_DOS_CANTOS)], ERRO_DOS_CANTOS);
const recorte = z
  .strictObject({
    paginas: z.array(z.int(SEM_PAGINAS)).max(500, 'São no máximo 500 páginas').optional(),
    cantos: z.tuple([ponto, ponto, ponto, ponto], ERRO_DOS_CANTOS).optional(),
  })
  .meta({id: 'RecorteNovo'});
const parte = z
  .strictObject({
    arquivos: z.array(
      z.strictObject({arquivo: z.int('Informe o arquivo').min(0, 'Informe o arquivo'), recorte: recorte.nullish()}),
      'Informe os arquivos de cada parte',
    ),
  })
  .meta({id: 'ParteDaNota'});
const divisao = z
  .strictObject({
    partes: z.array(parte, 'Informe as partes').max(MAXIMO_ARQUIVOS, `São no máximo ${MAXIMO_ARQUIVOS} partes`),
  })
  .meta({id: 'Divisao'});
const dividida = z.object({mensagem: z.string(), notas: z.array(z.int())}).meta({id: 'NotaDividida'});

const juntar = route('POST /api/nota/{idFoto}/juntar', {
  summary: 'Junta outras notas pendentes do mesmo pintor a esta: uma só, em várias fotos',
  params: idFotoParam,
  body: juncao,
  answer: juntada,
  idempotent: true,
  refuses: [recusas.NotaNaoEncontrada, recusas.EstadoNaoPermite, recusas.EmAnalise, recusas.NaoJunta, ChaveReutilizada],
});

const dividir = route('POST /api/nota/{idFoto}/dividir', {
  summary: 'Divide uma nota pendente em várias: por arquivo, página ou parte de uma página',
  params: idFotoParam,
  body: divisao,
  answer: dividida,
  idempotent: true,
  refuses: [
    recusas.NotaNaoEncontrada,
    recusas.EstadoNaoPermite,
    recusas.EmAnalise,
    recusas.NaoDivide,
    ChaveReutilizada,
  ],
});

/** What belongs to a pending receipt: its files, joined and divided. */
@controller()
export class PartesController {
  constructor(@service(PartesService) private readonly partes: PartesService) {}

  @verb(juntar)
  juntar({params, body}: Input<typeof juntar>) {
    return this.partes.juntar(params.idFoto, body.notas);
  }

  @verb(dividir)
  dividir({params, body}: Input<typeof dividir>) {
    return this.partes.dividir(params.idFoto, body.partes);
  }
}
