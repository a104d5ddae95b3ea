import {api, enviarArquivos} from '@clube/api-client';

/** What became of one file. */
export interface DestinoArquivo {
  nome: string;
  situacao: 'recebida' | 'recusada';
  erro?: string;
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

export function enviarNotas(
  arquivos: readonly File[],
  codigoPromocional: string,
  aoProgredir: (parte: number) => void,
): Promise<RespostaEnvio> {
  const formulario = new FormData();
  if (codigoPromocional) formulario.set('codigoPromocional', codigoPromocional);
  for (const arquivo of arquivos) formulario.append('arquivos', arquivo);
  return enviarArquivos<RespostaEnvio>('/api/upload/venda_foto', formulario, aoProgredir);
}
