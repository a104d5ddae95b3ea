import {api, enviarArquivos} from '@clube/api-client';
import type {Envio} from './recibos';

/** What became of one file. */
export interface DestinoArquivo {
  nome: string;
  situacao: 'recebida' | 'recusada';
  erro?: string;
  /** Of the refusal; a file that is not refused for itself, but with its receipt, has none. */
  codigo?: string;
}

export interface RespostaEnvio {
  mensagem: string;
  arquivos: DestinoArquivo[];
}

/** What a promotional code is worth, without using it. */
export async function validarCodigo(codigo: string): Promise<{codigo: string; valor: number; operacao: string}> {
  const resposta = await api.get<{codigoPromocional: {codigo: string; valor: number; operacao: string}}>(
    '/api/codigo-promocional/validar',
    {codigo},
  );
  return resposta.codigoPromocional;
}

/** What the club knows about the receipt with an access key. */
export interface NotaConferida {
  valida: boolean;
  loja: string | null;
  cnpj: string | null;
  numero: string | number | null;
  tipoFiscal: 'N' | 'C' | null;
  situacao: 'nova' | 'sua' | 'ja_enviada';
}

export function conferirNota(chave: string, signal: AbortSignal): Promise<NotaConferida> {
  return api.get<NotaConferida>('/api/notas/conferir', {chave}, signal);
}

interface Remessa {
  arquivos: readonly File[];
  envio: Pick<Envio, 'chave' | 'juntar' | 'codigo'>;
}

/** Sends files, each a receipt or all of them the pages of one; under the same key the same sending, and once. */
export function enviarNotas({arquivos, envio}: Remessa, aoProgredir: (parte: number) => void): Promise<RespostaEnvio> {
  const formulario = new FormData();
  if (envio.codigo) formulario.set('codigoPromocional', envio.codigo);
  if (envio.juntar) formulario.set('juntar', '1');
  for (const arquivo of arquivos) formulario.append('arquivos', arquivo);
  return enviarArquivos<RespostaEnvio>('/api/upload/venda_foto', formulario, aoProgredir, envio.chave);
}
