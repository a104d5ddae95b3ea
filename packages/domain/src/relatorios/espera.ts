import type {Call} from '../acesso/routes/index.js';
import {DELIVERY_TOLERANCE_DAYS} from '../premios/delivery.js';
import {addDays, type CivilDate} from '../values/dates.js';

interface Waiting {
  /** The list's endpoint: callers who may call it see the count. */
  readonly call: Call;
  readonly title: string;
  readonly note: string;
  /** The page of the list. */
  readonly screen: `/painel/${string}`;
  /** The filters of the waiting rows, as in the page's address. */
  readonly filters: (today: CivilDate) => Readonly<Record<string, string>>;
}

/** Days for which a failed batch job is shown on the dashboard. */
const FAILED_DAYS = 7;

const RECEIPTS = {call: 'GET /api/pontuacoes/pendentes', screen: '/painel/processar/pontuacoes'} as const;

/** The lists of tasks waiting for staff, in the order of the dashboard. */
export const WAITING = {
  notasHoje: {
    ...RECEIPTS,
    title: 'Notas de hoje',
    note: 'enviadas hoje',
    filters: today => ({dataInicial: today, dataFinal: today}),
  },
  notasRecentes: {
    ...RECEIPTS,
    title: 'Notas de 1 a 3 dias',
    note: 'esperam desde os últimos dias',
    filters: today => ({dataInicial: addDays(today, -3), dataFinal: addDays(today, -1)}),
  },
  notasAntigas: {
    ...RECEIPTS,
    title: 'Notas mais antigas',
    note: 'esperam há mais de 3 dias',
    filters: today => ({dataFinal: addDays(today, -4)}),
  },
  segundasConferencias: {
    ...RECEIPTS,
    title: 'Segundas conferências',
    note: 'notas que outra pessoa já conferiu',
    filters: () => ({esperaPorMim: 'true'}),
  },
  resgatesVencidos: {
    call: 'GET /api/resgates',
    title: 'Resgates vencidos',
    note: `previsão vencida há mais de ${DELIVERY_TOLERANCE_DAYS} dias`,
    screen: '/painel/resgates',
    filters: () => ({atrasado: 'true'}),
  },
  pedidosCartao: {
    call: 'GET /api/cartoes/pedidos',
    title: 'Pedidos de cartão',
    note: 'a enviar à operadora',
    screen: '/painel/cartoes/pedidos',
    filters: () => ({estado: 'pedido'}),
  },
  pedidosPrivacidade: {
    call: 'GET /api/pedidos-privacidade',
    title: 'Pedidos de privacidade',
    note: 'ainda não atendidos',
    screen: '/painel/pedidos-privacidade',
    filters: () => ({estado: 'pedido'}),
  },
  aprovacoes: {
    call: 'GET /api/aprovacoes',
    title: 'Aprovações',
    note: 'esperam por uma segunda pessoa',
    screen: '/painel/aprovacoes',
    filters: () => ({esperaPorMim: 'true'}),
  },
  moderacao: {
    call: 'GET /api/moderacao',
    title: 'Ache Seu Pintor',
    note: 'conteúdos à espera de decisão',
    screen: '/painel/ache-seu-pintor',
    filters: () => ({fila: '1'}),
  },
  trabalhosFalhos: {
    call: 'GET /api/trabalhos',
    title: 'Trabalhos que falharam',
    note: `nos últimos ${FAILED_DAYS} dias`,
    screen: '/painel/trabalhos',
    filters: today => ({estado: 'falhou', dataInicial: addDays(today, 1 - FAILED_DAYS), dataFinal: today}),
  },
} as const satisfies Readonly<Record<string, Waiting>>;

export type WaitingName = keyof typeof WAITING;
export const WAITING_NAMES = Object.keys(WAITING) as [WaitingName, ...WaitingName[]];
