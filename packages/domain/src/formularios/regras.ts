import {textoDe, type ErrosCampos} from './erros-campos.js';

/** What a declaration asks of one field of a form. */
export interface RegraCampo {
  /** Said when nothing was filled in. */
  required?: string;
  /** Characters. */
  maxLength?: number;
}

/** The same words on the screen and from the server. */
export const textoLongo = (maximo: number): string => `Use no máximo ${maximo.toLocaleString('pt-BR')} caracteres`;

/** What of a form breaks its fields' rules, in the order of the rules. */
export function errosDasRegras(
  regras: Readonly<Record<string, RegraCampo>>,
  valores: Readonly<Record<string, unknown>>,
): ErrosCampos {
  const erros: ErrosCampos = {};
  for (const [campo, {required, maxLength}] of Object.entries(regras)) {
    const texto = textoDe(valores[campo]);
    if (required !== undefined && texto === '') erros[campo] = required;
    else if (maxLength !== undefined && texto.length > maxLength) erros[campo] = textoLongo(maxLength);
  }
  return erros;
}
