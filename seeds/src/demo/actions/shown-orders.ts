import {CANCELLED, DELETED, type PremioType} from '@clube/domain';
import {close, delivered, inTransit, remark, type ProgressStep} from './deliveries';

interface ShownOrder {
  /** Days before today. */
  daysAgo: number;
  tipo: PremioType;
  path: readonly ProgressStep[];
}

/**
 * Orders of the demo account: one of each status within the last thirty days, and an overdue one. A step falls on the
 * next working day and never after yesterday, so each has days to spare.
 */
export const SHOWN_ORDERS: readonly ShownOrder[] = [
  // Its card was delivered and unblocked long ago.
  {daysAgo: 150, tipo: 'credito', path: [inTransit(6), delivered(15, 1)]},
  {daysAgo: 125, tipo: 'geral', path: [inTransit(12)]},
  {
    daysAgo: 29,
    tipo: 'camiseta',
    path: [
      inTransit(5),
      {days: 19, by: 'administrador', run: remark('Entrega devolvida pela transportadora: endereço não localizado.')},
      {days: 19, by: 'administrador', run: close(DELETED)},
    ],
  },
  {daysAgo: 27, tipo: 'geral', path: [inTransit(4), delivered(12, 1)]},
  {
    daysAgo: 23,
    tipo: 'camiseta',
    path: [
      {days: 3, by: 'smart', run: remark('Cancelado a pedido do pintor.')},
      {days: 3, by: 'smart', run: close(CANCELLED)},
    ],
  },
  {daysAgo: 11, tipo: 'geral', path: [inTransit(4)]},
  {daysAgo: 2, tipo: 'recarga', path: []},
];
