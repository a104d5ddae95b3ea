import type {SignedUrls} from '../../../kernel/security/signed-urls';

/** Signs the file URLs in a response: those of the receipt and of its possible duplicate. */
export function signFiles<T extends {arquivoUrl?: unknown; possivelDuplicata?: unknown}>(urls: SignedUrls, row: T): T {
  const sign = (url: unknown) => (typeof url === 'string' ? urls.sign(url) : null);
  const other = row.possivelDuplicata as {arquivoUrl?: string} | null | undefined;
  return {
    ...row,
    ...('arquivoUrl' in row ? {arquivoUrl: sign(row.arquivoUrl)} : {}),
    ...(other ? {possivelDuplicata: {...other, arquivoUrl: sign(other.arquivoUrl)}} : {}),
  };
}
