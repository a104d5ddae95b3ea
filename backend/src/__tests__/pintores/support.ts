import {nextCpf, nextNumber} from '../support';

export const PASSWORD = 'Pintor#2026teste';

/** The data of a valid sign-up of a new person. */
export const cadastroData = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  nome: 'Maria Souza',
  cpf: nextCpf(),
  celular: '11987654321',
  email: `maria${nextNumber()}@exemplo.com.br`,
  dataNascimento: '19850309',
  senha: PASSWORD,
  concordaTermos: 1,
  endRua: 'Avenida Paulista',
  endNumero: '1000',
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'SP',
  endCep: '01310100',
  ...changes,
});
