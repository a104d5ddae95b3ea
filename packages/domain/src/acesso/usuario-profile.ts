import type {FieldErrors} from '../forms/field-errors.js';
import {REQUIRED_OF_USUARIO} from '../forms/required.js';
import {validatePassword} from './passwords.js';

/** The own profile of staff as it is typed or sent; what is undefined is not touched. */
export interface UsuarioProfile {
  readonly nome?: string | undefined;
  readonly senhaAntiga?: string | undefined;
  readonly senha?: string | undefined;
}

/** What is wrong with it: a name always; the passwords both or neither, and the new one a good one. */
export function validateUsuarioProfile({nome, senhaAntiga, senha}: UsuarioProfile): FieldErrors {
  const weak = senha ? validatePassword('painel', senha) : undefined;
  return {
    ...(nome !== undefined && !nome.trim() && {nome: REQUIRED_OF_USUARIO.nome}),
    ...(senha && !senhaAntiga && {senhaAntiga: 'Informe a senha atual'}),
    ...(senhaAntiga && !senha && {senha: 'Informe a nova senha'}),
    ...(weak && {senha: weak}),
  };
}
