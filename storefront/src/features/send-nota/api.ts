import {client, type AnswerOf} from '@clube/api-client';
import type {SendAttempt} from './receipts/receipts';

export type SendAnswer = AnswerOf<'/api/upload/venda_foto', 'POST'>;
/** The result of one file. A file that is refused only together with its receipt has no `codigo`. */
export type FileOutcome = SendAnswer['arquivos'][number];
/** What the server knows about the receipt with an access key. */
export type CheckedNota = AnswerOf<'/api/notas/conferir'>;
export type CodigoEffect = AnswerOf<'/api/codigo-promocional/validar'>['codigoPromocional'];

/** The value of a promotional code, without using it. */
export async function validateCodigo(codigo: string): Promise<CodigoEffect> {
  return (await client.get('/api/codigo-promocional/validar', {query: {codigo}})).codigoPromocional;
}

export function checkNota(key: string, signal: AbortSignal): Promise<CheckedNota> {
  return client.get('/api/notas/conferir', {query: {chave: key}, signal});
}

interface SendRequest {
  files: readonly File[];
  sending: Pick<SendAttempt, 'key' | 'joinPages' | 'codigo' | 'resendOf'>;
}

/** Sends files, each as a receipt or all as the pages of one; a request with the same key is executed only once. */
export function sendNotas({files, sending}: SendRequest, onProgress: (share: number) => void): Promise<SendAnswer> {
  const {key, joinPages, codigo, resendOf} = sending;
  return client.upload('POST', '/api/upload/venda_foto', {
    form: {
      ...(codigo && {codigoPromocional: codigo}),
      ...(joinPages && {juntar: '1'}),
      ...(resendOf && {reenvioDe: resendOf}),
      arquivos: [...files],
    },
    onProgress,
    idempotencyKey: key,
  });
}
