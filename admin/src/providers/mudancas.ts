type Registro = Readonly<Record<string, unknown>>;

const vazio = (valor: unknown): boolean => valor === undefined || valor === null || valor === '';

const escrito = (valor: unknown): string => (typeof valor === 'string' ? valor : JSON.stringify(valor));

function igual(a: unknown, b: unknown): boolean {
  return (vazio(a) && vazio(b)) || escrito(a) === escrito(b);
}

/** What of a record may be written, without what was never filled in. */
export function gravavel(registro: Registro, gravaveis: readonly string[]): Record<string, unknown> {
  const pares = gravaveis.map(campo => [campo, registro[campo]] as const);
  return Object.fromEntries(pares.filter(([, valor]) => valor !== undefined));
}

/**
 * The writable fields that differ from what stood before: an update sends these and no others. An emptied field is a
 * change; an empty one that stays empty, in whichever spelling, is none. What only goes along with another field is
 * left out when that one did not change.
 */
export function mudancas(
  antes: Registro,
  depois: Registro,
  gravaveis: readonly string[],
  acompanha: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const mudou = ([campo, valor]: [string, unknown]): boolean => valor instanceof Blob || !igual(antes[campo], valor);
  const mudados = new Map(Object.entries(gravavel(depois, gravaveis)).filter(mudou));
  for (const [campo, outro] of Object.entries(acompanha)) if (!mudados.has(outro)) mudados.delete(campo);
  return Object.fromEntries(mudados);
}

/** A form with files: an absent value is left out, an emptied one is sent empty. */
export function emFormulario(registro: Registro): FormData {
  const formulario = new FormData();
  for (const [campo, valor] of Object.entries(registro)) {
    if (valor === undefined) continue;
    if (valor instanceof Blob) formulario.set(campo, valor);
    else formulario.set(campo, vazio(valor) ? '' : escrito(valor));
  }
  return formulario;
}
