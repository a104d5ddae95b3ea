import {z} from 'zod';
import {defineEvent} from '../../kernel/events/event';

/** A painter signed up. */
export const PintorCadastrado = defineEvent(
  'pintor.cadastrado',
  z.object({indicadoPor: z.int().nullable(), revendaId: z.int().nullable()}),
);

/** A painter reached a level. */
export const NivelAlcancado = defineEvent('nivel.alcancado', z.object({clusterId: z.int()}));
