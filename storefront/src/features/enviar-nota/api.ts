import {client, type RespostaDe} from '@clube/api-client';
import type {Envio} from './recibos';

export type RespostaEnvio = RespostaDe<'/api/upload/venda_foto', 'POST'>;
/** What became of one file. A file that is not refused for itself, but with its receipt, has no `codigo`. */
export type DestinoArquivo = RespostaEnvio['arquivos'][number];
/** What the club knows about the receipt with an access key. */
export type NotaConferida = RespostaDe<'/api/notas/conferir'>;
type EfeitoCodigo = RespostaDe<'/api/codigo-promocional/validar'>['codigoPromocional'];

/** What a promotional code is worth, without using it. */
export async function validarCodigo(codigo: string): Promise<EfeitoCodigo> {
  return (await client.get('/api/codigo-promocional/validar', {query: {codigo}})).codigoPromocional;
}

export function conferirNota(chave: string, signal: AbortSignal): Promise<NotaConferida> {
  return client.get('/api/notas/conferir', {query: {chave}, signal});
}

interface Remessa {
  arquivos: readonly File[];
  envio: Pick<Envio, 'chave' | 'juntar' | 'codigo'>;
}

/** Sends files, each a receipt or all of them the pages of one; under the same key the same sending, and once. */
export function enviarNotas({arquivos, envio}: Remessa, onProgress: (parte: number) => void): Promise<RespostaEnvio> {
  const {chave, juntar, codigo} = envio;
  return client.upload('POST', '/api/upload/venda_foto', {
    form: {...(codigo && {codigoPromocional: codigo}), ...(juntar && {juntar: '1'}), arquivos: [...arquivos]},
    onProgress,
    idempotencyKey: chave,
  });
}
