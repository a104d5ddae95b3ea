import {ApiErro, comParams, sairDeTudo, type CorpoErro} from '@clube/api-client';
import {cabecalhos} from '../providers/rest';

/** Lets the browser fetch a signed address as a file. */
export function baixarEndereco(endereco: string, nome = ''): void {
  const link = document.createElement('a');
  link.href = endereco;
  link.download = nome;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Downloads an answer that needs our header, which a link cannot send. Keeps the bytes as they came: the encoding is the
 * server's choice.
 * @throws ApiErro for a refusal, and with "Resposta inválida do servidor" for an empty answer
 */
export async function baixarComSessao(caminho: string, params: Record<string, unknown>, nome: string): Promise<void> {
  const resposta = await fetch(comParams(caminho, params), {headers: cabecalhos()}).catch(() => {
    throw new ApiErro(0);
  });
  if (resposta.status === 401) sairDeTudo();
  if (!resposta.ok) throw new ApiErro(resposta.status, (await resposta.json().catch(() => ({}))) as CorpoErro);
  const conteudo = await resposta.blob();
  if (conteudo.size === 0) throw new ApiErro(resposta.status, {erro: 'Resposta inválida do servidor'});
  const endereco = URL.createObjectURL(conteudo);
  baixarEndereco(endereco, nome);
  // The download has its own hold on the bytes once it began.
  setTimeout(() => URL.revokeObjectURL(endereco), 60_000);
}
