import {ApiErro} from '@clube/api-client';

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
 * Downloads an answer that needed our header, which a link cannot send. Keeps the bytes as they came: the encoding is the
 * server's choice.
 * @throws ApiErro with "Resposta inválida do servidor" for an empty answer
 */
export function baixarConteudo(conteudo: Blob, nome: string): void {
  if (conteudo.size === 0) throw new ApiErro(200, {erro: 'Resposta inválida do servidor'});
  const endereco = URL.createObjectURL(conteudo);
  baixarEndereco(endereco, nome);
  // The download has its own hold on the bytes once it began.
  setTimeout(() => URL.revokeObjectURL(endereco), 60_000);
}
