import type {ErrosCampos} from '../formularios/erros-campos.js';
import {OBRIGATORIOS_USUARIO} from '../formularios/obrigatorios.js';
import {validarSenha} from './senhas.js';

/** The own profile of staff as it is typed or sent; what is undefined is not touched. */
export interface PerfilDeUsuario {
  readonly nome?: string | undefined;
  readonly senhaAntiga?: string | undefined;
  readonly senha?: string | undefined;
}

/** What is wrong with it: a name always; the passwords both or neither, and the new one a good one. */
export function validarPerfilUsuario({nome, senhaAntiga, senha}: PerfilDeUsuario): ErrosCampos {
  const fraca = senha ? validarSenha('painel', senha) : undefined;
  return {
    ...(nome !== undefined && !nome.trim() && {nome: OBRIGATORIOS_USUARIO.nome}),
    ...(senha && !senhaAntiga && {senhaAntiga: 'Informe a senha atual'}),
    ...(senhaAntiga && !senha && {senha: 'Informe a nova senha'}),
    ...(fraca && {senha: fraca}),
  };
}
