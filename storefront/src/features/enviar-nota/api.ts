import {api, enviarArquivos} from '@clube/api-client';

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

interface Envio {
  arquivos: readonly File[];
  /** All files are the pages of one receipt, in this order. */
  juntar: boolean;
  codigoPromocional: string;
}

export function enviarNotas(envio: Envio, aoProgredir: (parte: number) => void): Promise<RespostaEnvio> {
  const formulario = new FormData();
  if (envio.codigoPromocional) formulario.set('codigoPromocional', envio.codigoPromocional);
  if (envio.juntar) formulario.set('juntar', '1');
  for (const arquivo of envio.arquivos) formulario.append('arquivos', arquivo);
  return enviarArquivos<RespostaEnvio>('/api/upload/venda_foto', formulario, aoProgredir);
}
