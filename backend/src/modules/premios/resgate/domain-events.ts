import {z} from 'zod';
import {defineEvent} from '../../../kernel/events/event';

/** A painter ordered and paid a prize. */
export const ResgateFeito = defineEvent(
  'resgate.feito',
  z.object({resgateId: z.int(), premioId: z.int(), qtde: z.int(), pontos: z.int()}),
);

/** Staff changed an order's status among 0, 1 and 2. */
export const ResgateMovido = defineEvent('resgate.movido', z.object({resgateId: z.int(), de: z.int(), para: z.int()}));

/** An order was cancelled (3) or deleted (4) and its points returned. */
export const ResgateCancelado = defineEvent('resgate.cancelado', z.object({resgateId: z.int(), status: z.int()}));
