/** A sign-up that is valid on 21/11/2026. */
export const VALID_CADASTRO = {
  nome: 'José da Silva',
  cpf: '390.533.447-05',
  dataNascimento: '09/03/1985',
  celular: '(11) 98765-4321',
  email: 'Jose@Exemplo.com.br',
  senha: 'Pintor#2026demo',
  endCep: '01310-100',
  endRua: 'Avenida Paulista',
  endNumero: '1000',
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'sp',
  concordaTermos: 1,
};
