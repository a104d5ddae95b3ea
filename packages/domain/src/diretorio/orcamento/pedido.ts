/** A customer's request to be called back: it reaches the painter once the customer has confirmed it, and the painter closes it. */
export const PEDIDO_ESTADOS = ['a_confirmar', 'aberto', 'combinado', 'sem_acordo'] as const;
export type PedidoEstado = (typeof PEDIDO_ESTADOS)[number];
export const PEDIDO_ESTADO_LABELS: Readonly<Record<PedidoEstado, string>> = {
  a_confirmar: 'A confirmar pelo cliente',
  aberto: 'Aberto',
  combinado: 'Serviço combinado',
  sem_acordo: 'Não deu certo',
};

/** What a painter says of one; a closed one may be opened again. */
export const PEDIDO_OUTCOMES = ['aberto', 'combinado', 'sem_acordo'] as const satisfies readonly PedidoEstado[];
export type PedidoOutcome = (typeof PEDIDO_OUTCOMES)[number];

/** Hours in which a request can be confirmed, and days after which a confirmed one is deleted. */
export const PEDIDO_CONFIRM_HOURS = 48;
export const PEDIDO_DAYS = 90;

/** Requests a day: from one connection, of one phone number, of both to one painter, and those that reach one painter. */
export const PEDIDO_LIMITS = {connection: 6, celular: 4, samePainter: 2, painter: 30} as const;

/** Characters of the customer's name and of what is to be painted. */
export const MAX_PEDIDO_NOME = 60;
export const MAX_PEDIDO_MENSAGEM = 500;

export const NO_PEDIDO_CONSENT = 'Autorize para o pintor poder ligar';
/** What a customer agrees to, word by word; a change of it is a new version. */
export const PEDIDO_CONSENT_VERSION = 1;
export const pedidoConsent = (pintor: string): string =>
  `Autorizo o Clube do Pintor a passar meu nome, telefone e o que escrevi a ${pintor}, só para este orçamento. Meu e-mail serve só para confirmar. Tudo é apagado em ${PEDIDO_DAYS} dias, ou antes, quando eu quiser, pelo link do e-mail.`;
