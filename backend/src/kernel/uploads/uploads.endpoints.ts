import {z} from 'zod';
import {InvalidFields, NotFound, UnsupportedType} from '../refusals/refusals';
import {defineEndpoint} from '../http/routing/define-endpoint';
import * as refusals from './refusals';

const BYTES = 'application/offset+octet-stream';
const idParam = z.strictObject({id: z.string().regex(/^[0-9a-f]{32}$/)});
const PROTOCOL =
  'Protocolo tus 1.0.0 (https://tus.io): os cabeçalhos Tus-Resumable, Upload-Length, Upload-Metadata e Upload-Offset.';

const envio = z
  .object({
    id: z.string(),
    tipo: z.string(),
    nome: z.string(),
    bytes: z.int(),
    recebidos: z.int(),
    completo: z.boolean(),
    usado: z.boolean(),
    expiraEm: z.iso.datetime(),
  })
  .meta({id: 'Envio'});

const OF_ONE = [refusals.EnvioNotFound, refusals.EnvioExpired, NotFound];
const OF_PROTOCOL = [refusals.WrongProtocol, UnsupportedType];

export const create = defineEndpoint('POST /api/envios', {
  summary: 'Começa o envio de um arquivo grande',
  description: `${PROTOCOL} Upload-Metadata diz \`tipo\` (para que é) e \`nome\`, em base64. O endereço do envio vem em Location.`,
  raw: BYTES,
  status: 201,
  answer: envio,
  refuses: [
    ...OF_PROTOCOL,
    InvalidFields,
    refusals.EnvioEmpty,
    refusals.EnvioTooLarge,
    refusals.TooManyEnvios,
    refusals.EnvioQuota,
    refusals.EnvioWrongType,
    refusals.EnvioBusy,
  ],
});

export const get = defineEndpoint('GET /api/envios/{id}', {
  summary: 'Quanto já chegou de um envio',
  description: `${PROTOCOL} Com HEAD responde Upload-Offset e Upload-Length.`,
  params: idParam,
  raw: BYTES,
  answer: envio,
  refuses: [...OF_ONE, ...OF_PROTOCOL, refusals.EnvioBusy, refusals.EnvioWrongType],
});

export const resume = defineEndpoint('PATCH /api/envios/{id}', {
  summary: 'Manda mais uma parte do arquivo, a partir de Upload-Offset',
  description: `${PROTOCOL} O que chegou fica, mesmo que a conexão caia no meio.`,
  params: idParam,
  raw: BYTES,
  refuses: [
    ...OF_ONE,
    ...OF_PROTOCOL,
    refusals.EnvioBusy,
    refusals.EnvioOffset,
    refusals.EnvioTooLarge,
    refusals.EnvioWrongType,
  ],
});

export const cancel = defineEndpoint('DELETE /api/envios/{id}', {
  summary: 'Cancela um envio; o que chegou é apagado',
  description: PROTOCOL,
  params: idParam,
  raw: BYTES,
  refuses: [...OF_ONE, ...OF_PROTOCOL, refusals.EnvioUsed],
});
