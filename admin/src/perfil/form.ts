export interface PerfilValues {
  nome: string;
  senhaAntiga: string;
  senha: string;
}

/** Converts the form values for the request: empty passwords are omitted, which keeps the current one. */
export function perfilToSend({nome, senhaAntiga, senha}: PerfilValues): Partial<PerfilValues> {
  return {nome: nome.trim(), ...(senha && {senha, senhaAntiga})};
}
