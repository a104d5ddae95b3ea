import {z} from 'zod';
import {defineEvent} from '../../kernel/events/event';

/** A painter's personal data were erased; the id stays. */
export const PintorApagado = defineEvent('pintor.apagado', z.object({pedidoId: z.int()}));
