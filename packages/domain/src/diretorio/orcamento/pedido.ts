/** States of a customer's quote request: the painter gets it once the customer has confirmed it, and closes it. */
export const ORCAMENTO_STATES = ['a_confirmar', 'aberto', 'combinado', 'sem_acordo'] as const;
export type OrcamentoState = (typeof ORCAMENTO_STATES)[number];
export const ORCAMENTO_STATE_LABELS: Readonly<Record<OrcamentoState, string>> = {
  a_confirmar: 'A confirmar pelo cliente',
  aberto: 'Aberto',
  combinado: 'Serviço combinado',
  sem_acordo: 'Não deu certo',
};

/** The states that the painter can set; a closed request may be reopened. */
export const ORCAMENTO_OUTCOMES = ['aberto', 'combinado', 'sem_acordo'] as const satisfies readonly OrcamentoState[];
export type OrcamentoOutcome = (typeof ORCAMENTO_OUTCOMES)[number];

/** Hours within which a request can be confirmed, and days after which a confirmed one is deleted. */
export const ORCAMENTO_CONFIRM_HOURS = 48;
export const ORCAMENTO_DAYS = 90;

/** Maximum requests per day: by connection, by phone number, by either to the same painter, and to one painter. */
export const ORCAMENTO_LIMITS = {connection: 6, celular: 4, samePainter: 2, painter: 30} as const;

/** Maximum lengths in characters: the customer's name, and the description of the job. */
export const MAX_ORCAMENTO_NOME = 60;
export const MAX_ORCAMENTO_MENSAGEM = 500;

export const NO_ORCAMENTO_CONSENT = 'Autorize para o pintor poder ligar';
/** The version and text of the customer's consent; every change of the text is a new version. */
export const ORCAMENTO_CONSENT_VERSION = 1;
export const orcamentoConsent = (pintor: string): string =>
  `Autorizo o Clube do Pintor a passar meu nome, telefone e o que escrevi a ${pintor}, só para este orçamento. Meu e-mail serve só para confirmar. Tudo é apagado em ${ORCAMENTO_DAYS} dias, ou antes, quando eu quiser, pelo link do e-mail.`;
