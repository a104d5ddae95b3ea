export interface ValoresPerfil {
  nome: string;
  senhaAntiga: string;
  senha: string;
}

/** Empty passwords are not sent: they keep the one that is. */
export function perfilEnviado({nome, senhaAntiga, senha}: ValoresPerfil): Partial<ValoresPerfil> {
  return {nome: nome.trim(), ...(senha && {senha, senhaAntiga})};
}
