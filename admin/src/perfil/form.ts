export interface PerfilValues {
  nome: string;
  senhaAntiga: string;
  senha: string;
}

/** Empty passwords are not sent: they keep the one that is. */
export function perfilToSend({nome, senhaAntiga, senha}: PerfilValues): Partial<PerfilValues> {
  return {nome: nome.trim(), ...(senha && {senha, senhaAntiga})};
}
