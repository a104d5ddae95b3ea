import type {IncomingMessage} from 'node:http';
import {visibleText} from '@clube/domain';
import {PayloadTooLarge, InvalidRequest, Refusal, UnsupportedType} from '../../refusals/refusals';
import {parseJson, refuseHostile} from './json';

/** The largest JSON body: enough for a sale with hundreds of items. */
const MAX_JSON_BYTES = 1024 * 1024;

/** The largest form of a server-rendered page, whose fields are all short. */
const MAX_FORM_BYTES = 16 * 1024;

/** The Content-Type without its parameters. */
const mediaType = (request: IncomingMessage): string | undefined =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** What a page's own form sends, without what nobody sees in it. @throws what is no form, or is too large */
export async function readFormFields(request: IncomingMessage): Promise<URLSearchParams> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded')
    throw UnsupportedType({erro: 'Envie os dados pelo formulário.'});
  const fields = new URLSearchParams(await readText(request, MAX_FORM_BYTES));
  refuseHostile(Object.fromEntries(fields));
  for (const [name, value] of fields) fields.set(name, visibleText(value));
  return fields;
}

/** Reads a JSON body. It never buffers more than the limit: a body of 100 MB is refused at its first megabyte. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared === 0 && !request.headers['transfer-encoding']) return undefined;
  const type = mediaType(request);
  if (type !== 'application/json' && !type?.endsWith('+json')) throw UnsupportedType({erro: 'Envie os dados em JSON.'});
  if (declared > MAX_JSON_BYTES) throw PayloadTooLarge();
  const text = await readText(request, MAX_JSON_BYTES);
  if (text.trim() === '') return undefined;
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw InvalidRequest({erro: 'O corpo do pedido não é um JSON válido.'});
  }
}

async function readText(request: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The stream is not destroyed when the body is too large: the rest is discarded while the refusal is sent.
    for await (const chunk of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw PayloadTooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : InvalidRequest({erro: 'O pedido chegou incompleto.'});
  }
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(chunks));
  } catch {
    throw InvalidRequest({erro: 'O corpo do pedido não está em UTF-8.'});
  }
}
