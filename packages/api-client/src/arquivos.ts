/**
 * The address of a stored file: the signed one where the row carries it, else the public path.
 * Undefined when there is no file.
 */
export function enderecoArquivo(caminho: string | null | undefined, assinado?: string | null): string | undefined {
  if (assinado) return assinado;
  if (!caminho) return undefined;
  if (/^(\/|https?:|blob:)/.test(caminho)) return caminho;
  return `/arquivos/${caminho}`;
}
