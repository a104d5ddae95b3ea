/**
 * The address of a stored file: the signed one where the row carries it, else the public path.
 * Undefined when there is no file.
 */
export function fileUrl(path: string | null | undefined, signed?: string | null): string | undefined {
  if (signed) return signed;
  if (!path) return undefined;
  if (/^(\/|https?:|blob:)/.test(path)) return path;
  return `/arquivos/${path}`;
}
