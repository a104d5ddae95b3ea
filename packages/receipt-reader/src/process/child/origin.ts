const CHAMADAS = 3;

/** The kind of an error and the calls that led to it, without its message: that may quote the document. */
export function origemDe(erro: unknown): string {
  if (!(erro instanceof Error)) return typeof erro;
  const chamadas = erro.stack?.match(/^ +at .*$/gm)?.slice(0, CHAMADAS) ?? [];
  return [erro.name, ...chamadas.map(chamada => chamada.trim())].join(' ');
}
