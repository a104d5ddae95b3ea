import type {FieldErrors} from '../forms/field-errors.js';
import {REQUIRED_OF_USUARIO} from '../forms/required.js';
import {tooLong} from '../forms/rules.js';
import {validatePassword} from './passwords.js';

/** Maximum length of a user's name, at registration and in the own profile. */
export const MAX_USUARIO_NOME = 200;

/** The profile of a staff user in the form or request; undefined fields are not changed. */
export interface UsuarioProfile {
  readonly nome?: string | undefined;
  readonly senhaAntiga?: string | undefined;
  readonly senha?: string | undefined;
}

/** Errors by field: the name is required, and not too long; both passwords or neither; the new password must be valid. */
export function validateUsuarioProfile({nome, senhaAntiga, senha}: UsuarioProfile): FieldErrors {
  const weak = senha ? validatePassword('painel', senha) : undefined;
  const tooLongName = (nome ?? '').trim().length > MAX_USUARIO_NOME;
  return {
    ...(nome !== undefined && !nome.trim() && {nome: REQUIRED_OF_USUARIO.nome}),
    ...(tooLongName && {nome: tooLong(MAX_USUARIO_NOME)}),
    ...(senha && !senhaAntiga && {senhaAntiga: 'Informe a senha atual'}),
    ...(senhaAntiga && !senha && {senha: 'Informe a nova senha'}),
    ...(weak && {senha: weak}),
  };
}
