/** A customer's request to be called back: it reaches the painter once the customer has confirmed it, and the painter closes it. */
export const ORCAMENTO_STATES = ['a_confirmar', 'aberto', 'combinado', 'sem_acordo'] as const;
export type OrcamentoState = (typeof ORCAMENTO_STATES)[number];
export const ORCAMENTO_STATE_LABELS: Readonly<Record<OrcamentoState, string>> = {
  a_confirmar: 'A confirmar pelo cliente',
  aberto: 'Aberto',
  combinado: 'Serviço combinado',
  sem_acordo: 'Não deu certo',
};

/** What a painter says of one; a closed one may be opened again. */
export const ORCAMENTO_OUTCOMES = ['aberto', 'combinado', 'sem_acordo'] as const satisfies readonly OrcamentoState[];
export type OrcamentoOutcome = (typeof ORCAMENTO_OUTCOMES)[number];

/** Hours in which a request can be confirmed, and days after which a confirmed one is deleted. */
export const ORCAMENTO_CONFIRM_HOURS = 48;
export const ORCAMENTO_DAYS = 90;

/** Requests a day: from one connection, of one phone number, of both to one painter, and those that reach one painter. */
export const ORCAMENTO_LIMITS = {connection: 6, celular: 4, samePainter: 2, painter: 30} as const;

/** Characters of the customer's name and of what is to be painted. */
export const MAX_ORCAMENTO_NOME = 60;
export const MAX_ORCAMENTO_MENSAGEM = 500;

export const NO_ORCAMENTO_CONSENT = 'Autorize para o pintor poder ligar';
/** What a customer agrees to, word by word; a change of it is a new version. */
export const ORCAMENTO_CONSENT_VERSION = 1;
export const orcamentoConsent = (pintor: string): string =>
  `Autorizo o Clube do Pintor a passar meu nome, telefone e o que escrevi a ${pintor}, só para este orçamento. Meu e-mail serve só para confirmar. Tudo é apagado em ${ORCAMENTO_DAYS} dias, ou antes, quando eu quiser, pelo link do e-mail.`;
