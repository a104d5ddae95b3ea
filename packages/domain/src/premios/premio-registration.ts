// What is told of a prize that cannot be kept as it was sent, by the server and by the form alike.

export const ZERO_CUSTO = 'O custo deve ser maior que zero';
export const NO_PREMIO_PHOTO = 'Selecione a foto';
export const NO_PREMIO_CHOSEN = 'Selecione pelo menos um prêmio';
