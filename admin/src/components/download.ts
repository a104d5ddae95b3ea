import {ApiError} from '@clube/api-client';

/** The wording is prescribed by the specification. */
export const DOWNLOAD_BEGINS = 'Seu download começará em breve, aguarde.';

/** Makes the browser download a signed URL. */
export function downloadAddress(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Downloads a response that needed our authorization header, which a link cannot send. The bytes are not decoded: the
 * encoding is the server's choice.
 * @throws ApiError with "Resposta inválida do servidor" for an empty response
 */
export function downloadContent(content: Blob, name: string): void {
  if (content.size === 0) throw new ApiError(200, {erro: 'Resposta inválida do servidor'});
  const address = URL.createObjectURL(content);
  downloadAddress(address, name);
  // Once the download has begun, the browser no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
