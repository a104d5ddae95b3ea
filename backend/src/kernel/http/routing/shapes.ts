import {z} from 'zod';

// Shapes that many routes share.

const DIGITS = /^\d{1,9}$/;

/** An id in the path. What is no number is no id of ours: 404 would be a lie about the call, 400 is the truth. */
export const id = z.string().regex(DIGITS, 'Identificador inválido').transform(Number);
export const idParam = z.strictObject({id});

/** An id in a JSON body: contracts send numbers, forms send text. */
export const idInBody = z
  .union([z.number(), z.string().regex(DIGITS, 'Identificador inválido').transform(Number)], {
    error: 'Identificador inválido',
  })
  .pipe(
    z.int('Identificador inválido').positive('Identificador inválido').max(2_147_483_647, 'Identificador inválido'),
  );

/** Message for a change request without any change. */
export const NOTHING_TO_CHANGE = 'Informe o que deve mudar';

/** Text that scripts may send as a number: codes that consist of digits, house numbers. */
export const textOrNumber = (missing: string) =>
  z.union([z.string(), z.number()], {error: missing}).transform(value => String(value).trim());

export const messageAnswer = z.object({mensagem: z.string()}).meta({id: 'Mensagem'});
