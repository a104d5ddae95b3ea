import {z} from 'zod';

// Shapes that many routes share.

const DIGITS = /^\d{1,9}$/;

/** An id in the path. What is no number is no id of ours: 404 would be a lie about the call, 400 is the truth. */
export const id = z.string().regex(DIGITS, 'Identificador inválido').transform(Number);
export const idParam = z.strictObject({id});

/** An id in a JSON body: contracts send numbers, forms send text. */
export const idNoCorpo = z.union([z.int().positive().max(2_147_483_647), z.string().regex(DIGITS).transform(Number)], {
  error: 'Identificador inválido',
});

export const mensagem = z.object({mensagem: z.string()});
export const vazio = z.strictObject({});
