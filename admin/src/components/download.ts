import {ApiError} from '@clube/api-client';

/** In the contract's words. */
export const DOWNLOAD_BEGINS = 'Seu download começará em breve, aguarde.';

/** Lets the browser fetch a signed address as a file. */
export function downloadAddress(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Downloads an answer that needed our header, which a link cannot send. Keeps the bytes as they came: the encoding is the
 * server's choice.
 * @throws ApiError with "Resposta inválida do servidor" for an empty answer
 */
export function downloadContent(content: Blob, name: string): void {
  if (content.size === 0) throw new ApiError(200, {erro: 'Resposta inválida do servidor'});
  const address = URL.createObjectURL(content);
  downloadAddress(address, name);
  // The download has its own hold on the bytes once it began.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
