import {z} from 'zod';
import {defineEvent} from '../../kernel/events/event';

/** A painter used a code without a receipt. */
export const CodigoUsado = defineEvent('codigo.usado', z.object({codigo: z.string(), pontos: z.int()}));
