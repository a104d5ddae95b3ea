// What is told of a prize that cannot be kept as it was sent, by the server and by the form alike.

export const CUSTO_ZERO = 'O custo deve ser maior que zero';
export const SEM_FOTO_DO_PREMIO = 'Selecione a foto';
export const SEM_PREMIO_ESCOLHIDO = 'Selecione pelo menos um prêmio';
