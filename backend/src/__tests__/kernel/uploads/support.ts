import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {join} from 'node:path';
import {Kernel} from '../../../kernel/keys';
import type {UploadKind} from '../../../kernel/uploads/kind';
import {callText, openSocket, until, type Answer, type AnswerBody, type Client, type TestApp} from '../../support';

const MB = 1024 * 1024;
export const TUS = {'Tus-Resumable': '1.0.0'};
const PIECE = {...TUS, 'Content-Type': 'application/offset+octet-stream'};

export const TEST_KIND: UploadKind = {
  name: 'teste',
  right: 'POST /api/upload/foto_video',
  folder: 'teste-grandes',
  bytes: 64 * MB,
  types: {'video/mp4': 'mp4'},
  wrongType: 'Envie o vídeo em MP4',
};

/** Registers a kind of upload and who may read its files, like a module at its start. */
export async function givenKind(t: TestApp, kind = TEST_KIND): Promise<void> {
  (await t.app.get(Kernel.RESUMABLE_UPLOADS)).define(kind);
  (await t.app.get(Kernel.FILE_RULES)).register(kind.folder, async (_, actor) => actor.kind === 'painel');
}

const FTYP = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex');

/** Random bytes with the header of an MP4. */
export const mp4 = (bytes: number): Buffer => Buffer.concat([FTYP, randomBytes(bytes - FTYP.length)]);

const metadata = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

export const begin = (
  api: Client,
  size: number,
  {
    tipo = TEST_KIND.name,
    nome = 'obra.mp4',
    headers = {},
  }: {tipo?: string; nome?: string; headers?: Record<string, string>} = {},
): Promise<Answer<AnswerBody>> =>
  api.raw('POST', '/api/envios', undefined, {
    headers: {...TUS, 'Upload-Length': String(size), 'Upload-Metadata': metadata({tipo, nome}), ...headers},
  });

/** Creates an upload; returns its URL. */
export async function begun(api: Client, size: number): Promise<string> {
  const {status, headers, text} = await begin(api, size);
  assert.equal(status, 201, text);
  return headers.get('location') ?? '';
}

export const send = (api: Client, address: string, offset: number, bytes: Uint8Array): Promise<Answer<AnswerBody>> =>
  api.raw('PATCH', address, bytes, {headers: {...PIECE, 'Upload-Offset': String(offset)}});

export const head = (api: Client, address: string): Promise<Answer<AnswerBody>> =>
  api.raw('HEAD', address, undefined, {headers: TUS});

export const cancel = (api: Client, address: string): Promise<Answer<AnswerBody>> =>
  api.raw('DELETE', address, undefined, {headers: TUS});

/** The upload's offset, when nobody is sending any more. */
export async function offsetOf(api: Client, address: string): Promise<number> {
  let answer = await head(api, address);
  await until(async () => {
    answer = await head(api, address);
    return answer.status !== 423;
  }, 'nobody is sending');
  assert.equal(answer.status, 200);
  return Number(answer.headers.get('upload-offset'));
}

/** Starts a request that sends the upload from `offset` on; the test writes its bytes to the open connection. */
export async function sendOpen(t: TestApp, token: string, address: string, offset: number, size: number) {
  const socket = await openSocket(t);
  const headers = {
    ...PIECE,
    'Upload-Offset': String(offset),
    'Content-Length': String(size),
    Authorization: `|${token}|`,
    'X-Pagina': '/painel',
  };
  socket.write(callText('PATCH', address, headers));
  return socket;
}

export const idOf = (address: string): string => address.split('/').pop() ?? '';

export const partialOf = (t: TestApp, address: string): string =>
  join(t.dataDir, 'arquivos', 'envios', `${idOf(address)}.parcial`);
