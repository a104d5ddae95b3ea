import {z} from 'zod';

// Shapes that many routes share.

const DIGITS = /^\d{1,9}$/;

const INVALID_ID = 'Identificador inválido';

/** An id in the path. What is no number is no id of ours: 404 would be a lie about the call, 400 is the truth. */
export const id = z.string().regex(DIGITS, INVALID_ID).transform(Number);
export const idParam = z.strictObject({id});

/** An id in a body: contracts send numbers, forms send text. `missing` is said where there is none. */
export const requiredId = (missing: string) =>
  z
    .union([z.number(), z.string().regex(DIGITS, INVALID_ID).transform(Number)], {
      error: ({input}) => (input === undefined || input === '' ? missing : INVALID_ID),
    })
    .pipe(z.int(INVALID_ID).positive(INVALID_ID).max(2_147_483_647, INVALID_ID));
export const idInBody = requiredId(INVALID_ID);

/** Message for a change request without any change. */
export const NOTHING_TO_CHANGE = 'Informe o que deve mudar';

/** Text that scripts may send as a number: codes that consist of digits, house numbers. */
export const textOrNumber = (missing: string) =>
  z.union([z.string(), z.number()], {error: missing}).transform(value => String(value).trim());

export const messageAnswer = z.object({mensagem: z.string()}).meta({id: 'Mensagem'});
