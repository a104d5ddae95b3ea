import {z} from 'zod';
import {integer} from '../../entities/wire';

// Schemas that many endpoints share.

const DIGITS = /^\d{1,9}$/;

const INVALID_ID = 'Identificador inválido';

/** An id in the path. Anything that is no number is refused with 400: the address is malformed, so 404 would mislead. */
export const id = z.string().regex(DIGITS, INVALID_ID).transform(Number);
export const idParam = z.strictObject({id});

/** An id in a body: our apps send numbers, forms send text. `missing` is the message when it is absent. */
export const requiredId = (missing: string) =>
  z
    .union([z.number(), z.string().regex(DIGITS, INVALID_ID).transform(Number)], {
      error: ({input}) => (input === undefined || input === '' ? missing : INVALID_ID),
    })
    .pipe(z.int(INVALID_ID).positive(INVALID_ID).max(2_147_483_647, INVALID_ID));
export const idInBody = requiredId(INVALID_ID);

/** The body of a request that puts rows in order: each row once, with its new place. Places are numbered from 1 again afterwards. */
export const orderBody = z
  .array(z.strictObject({id: idInBody, ordem: integer(1, 100_000)}).meta({id: 'LugarNaOrdem'}))
  .min(1, 'Informe a ordem')
  .max(500, 'São linhas demais')
  .refine(places => new Set(places.map(({id: row}) => row)).size === places.length, 'Uma linha veio duas vezes')
  .meta({id: 'Ordem'});

/** Message for a change request that changes nothing. */
export const NOTHING_TO_CHANGE = 'Informe o que deve mudar';

/** Text that scripts may send as a number, such as house numbers or codes made of digits. */
export const textOrNumber = (missing: string) =>
  z.union([z.string(), z.number()], {error: missing}).transform(value => String(value).trim());

export const messageAnswer = z.object({mensagem: z.string()}).meta({id: 'Mensagem'});
