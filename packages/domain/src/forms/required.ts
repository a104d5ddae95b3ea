// The required fields of registrations in the order of their forms, with their messages: for the server, and for the form before it
// calls it.

export const REQUIRED_OF_PREMIO = {
  nome: 'Informe o nome',
  codigo: 'Informe o código',
  descricao: 'Informe a descrição',
  custo: 'Informe o custo',
} as const;

export const REQUIRED_OF_PRODUTO = {
  codigo: 'Código obrigatório',
  nome: 'Nome obrigatório',
  valorUnitario: 'Valor unitário obrigatório',
  valorPontos: 'Pontos obrigatório',
} as const;

export const REQUIRED_OF_USUARIO = {
  nome: 'Nome obrigatório',
  cpf: 'CPF obrigatório',
  email: 'Email obrigatório',
  senha: 'Senha obrigatório',
} as const;

export const NO_VISAO_NAME = 'Informe o nome da visão';

// Messages for a prize that cannot be saved as it was sent, for the server and the form alike.

export const ZERO_CUSTO = 'O custo deve ser maior que zero';
export const NO_PREMIO_PHOTO = 'Selecione a foto';
export const NO_PREMIO_CHOSEN = 'Selecione pelo menos um prêmio';
