import {z, type ZodError, type ZodType} from 'zod';
import {PedidoInvalido, recusarCampos} from '../errors';

z.config(z.locales.ptBR());

/**
 * Checks one part of a call. A wrong type or an unknown field is a malformed call (400); a value that breaks a rule
 * is refused with the field's own message (422). All faults are told at once, the first one on top.
 */
export function check<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, {reportInput: true});
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error);
}

/** The same for what the path names: what is no id there is no rule that was broken, it is a malformed address. */
export function checkPath<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw PedidoInvalido({erro: 'O endereço do pedido é inválido.'});
}

function refusalOf(error: ZodError) {
  const campos: Record<string, string> = {};
  let malformed = false;
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      malformed = true;
      for (const key of issue.keys) campos[[...issue.path, key].join('.')] = 'Campo desconhecido';
    } else {
      if (issue.code === 'invalid_type' && issue.input !== undefined && issue.input !== null) malformed = true;
      campos[issue.path.join('.')] ??= issue.message;
    }
  }
  return malformed ? PedidoInvalido({erro: firstMessage(campos), campos}) : recusarCampos(campos);
}

function firstMessage(campos: Record<string, string>): string {
  const [[campo, mensagem] = ['', 'Pedido inválido.']] = Object.entries(campos);
  return mensagem === 'Campo desconhecido'
    ? `Campo desconhecido: ${campo}`
    : campo
      ? `${campo}: ${mensagem}`
      : mensagem;
}
