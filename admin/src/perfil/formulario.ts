import {validarSenha, type ErrosCampos} from '@clube/domain';

export interface ValoresPerfil {
  nome: string;
  senhaAntiga: string;
  senha: string;
}

/** A name always; the passwords both or neither, and the new one a good one. */
export function validarPerfil({nome, senhaAntiga, senha}: ValoresPerfil): ErrosCampos {
  const erros: ErrosCampos = {};
  if (!nome.trim()) erros.nome = 'Nome obrigatório';
  if (senha && !senhaAntiga) erros.senhaAntiga = 'Informe a senha atual';
  if (senhaAntiga && !senha) erros.senha = 'Informe a nova senha';
  const fraca = senha ? validarSenha('painel', senha) : undefined;
  if (fraca) erros.senha = fraca;
  return erros;
}

/** Empty passwords are not sent: they keep the one that is. */
export function perfilEnviado({nome, senhaAntiga, senha}: ValoresPerfil): Partial<ValoresPerfil> {
  return {nome: nome.trim(), ...(senha && {senha, senhaAntiga})};
}
