// The required fields of entities in the order of their forms, with their messages. The server uses them, and forms before they
// send a request.

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

// Messages for an invalid prize, on the server and in the form.

export const ZERO_CUSTO = 'O custo deve ser maior que zero';
export const NO_PREMIO_PHOTO = 'Selecione a foto';
export const NO_PREMIO_CHOSEN = 'Selecione pelo menos um prêmio';
