/** The job that sends a customer the e-mail by which a request is confirmed. */
export const CONFIRM_PEDIDO = 'diretorio.confirmar-pedido';
