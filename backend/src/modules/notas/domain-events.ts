import {z} from 'zod';
import {defineEvent} from '../../kernel/events/event';

const nota = {notaId: z.int()};

/** A receipt was sent and waits for staff. */
export const NotaRecebida = defineEvent('nota.recebida', z.object(nota));

/** A receipt was scored: it became a sale that earned points. */
export const NotaPontuada = defineEvent(
  'nota.pontuada',
  z.object({
    ...nota,
    vendaId: z.int(),
    pontos: z.int(),
    redeId: z.int().nullable(),
    /** Whether staff requested an email to the painter. */
    comEmail: z.boolean(),
  }),
);

/** A receipt was rejected for one of the five reasons. */
export const NotaReprovada = defineEvent('nota.reprovada', z.object({...nota, motivo: z.string()}));

/** A receipt was closed as "Não Pontuável". */
export const NotaEncerrada = defineEvent('nota.encerrada', z.object(nota));

/** A receipt was closed because its files were joined to those of another one. */
export const NotaJuntada = defineEvent('nota.juntada', z.object({...nota, juntaEm: z.int()}));

/** A scored receipt was cancelled and its points reversed. */
export const NotaCancelada = defineEvent('nota.cancelada', z.object(nota));

/** A scored or closed receipt was returned to pending. */
export const NotaDevolvida = defineEvent('nota.devolvida', z.object(nota));
