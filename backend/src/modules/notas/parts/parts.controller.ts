import {service} from '@loopback/core';
import {z} from 'zod';
import {CORNERS_ERROR, MAX_FILES, NO_PAGES} from '@clube/domain';
import {idInBody} from '../../../kernel/http/routing/shapes';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {IdempotencyKeyReused} from '../../../kernel/idempotency';
import {idFotoParam} from '../reading/schemas';
import * as refusals from '../refusals';
import {PartsService} from './parts.service';

const joinBody = z
  .strictObject({
    notas: z
      .array(idInBody, 'Informe as notas')
      .min(1, 'Informe as notas')
      .max(MAX_FILES, `São no máximo ${MAX_FILES} notas`),
  })
  .meta({id: 'Juncao'});
const joinedAnswer = z.object({mensagem: z.string(), idFoto: z.int(), arquivos: z.int()}).meta({id: 'NotasJuntadas'});

const point = z.tuple([z.number(CORNERS_ERROR), z.number(CORNERS_ERROR)], CORNERS_ERROR);
const crop = z
  .strictObject({
    paginas: z.array(z.int(NO_PAGES)).max(500, 'São no máximo 500 páginas').optional(),
    cantos: z.tuple([point, point, point, point], CORNERS_ERROR).optional(),
  })
  .meta({id: 'RecorteNovo'});
const part = z
  .strictObject({
    arquivos: z.array(
      z.strictObject({arquivo: z.int('Informe o arquivo').min(0, 'Informe o arquivo'), recorte: crop.nullish()}),
      'Informe os arquivos de cada parte',
    ),
  })
  .meta({id: 'ParteDaNota'});
const divideBody = z
  .strictObject({
    partes: z.array(part, 'Informe as partes').max(MAX_FILES, `São no máximo ${MAX_FILES} partes`),
  })
  .meta({id: 'Divisao'});
const dividedAnswer = z.object({mensagem: z.string(), notas: z.array(z.int())}).meta({id: 'NotaDividida'});

const join = defineEndpoint('POST /api/nota/{idFoto}/juntar', {
  summary: 'Junta outras notas pendentes do mesmo pintor a esta: uma só, em várias fotos',
  params: idFotoParam,
  body: joinBody,
  answer: joinedAnswer,
  idempotent: true,
  refuses: [
    refusals.NotaNotFound,
    refusals.StateForbids,
    refusals.UnderAnalysis,
    refusals.CannotJoin,
    IdempotencyKeyReused,
  ],
});

const divide = defineEndpoint('POST /api/nota/{idFoto}/dividir', {
  summary: 'Divide uma nota pendente em várias: por arquivo, página ou parte de uma página',
  params: idFotoParam,
  body: divideBody,
  answer: dividedAnswer,
  idempotent: true,
  refuses: [
    refusals.NotaNotFound,
    refusals.StateForbids,
    refusals.UnderAnalysis,
    refusals.CannotDivide,
    IdempotencyKeyReused,
  ],
});

/** Endpoints that join and divide the files of pending receipts. */
@controller()
export class PartsController {
  constructor(@service(PartsService) private readonly parts: PartsService) {}

  @endpoint(join)
  join({params, body}: Input<typeof join>) {
    return this.parts.join(params.idFoto, body.notas);
  }

  @endpoint(divide)
  divide({params, body}: Input<typeof divide>) {
    return this.parts.divide(params.idFoto, body.partes);
  }
}
