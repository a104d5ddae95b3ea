import assert from 'node:assert/strict';
import {z, type ZodType} from 'zod';
import {Refusal} from '../refusals/refusals';
import {check} from './input/validate';

const refusal = (schema: ZodType, value: unknown): string => {
  try {
    check(schema, value);
  } catch (error) {
    assert(error instanceof Refusal);
    return error.message;
  }
  throw new assert.AssertionError({message: 'it was taken'});
};

describe('What is said of a rule without words of its own', () => {
  const cases: [string, ZodType, unknown, RegExp][] = [
    ['no body', z.strictObject({}), undefined, /^Informe os dados$/],
    ['a body of another kind', z.strictObject({}), 'abc', /^Informe os dados$/],
    ['no object within', z.strictObject({a: z.object({})}), {}, /Informe os dados$/],
    ['a field that is missing', z.strictObject({a: z.string()}), {}, /Preencha este campo$/],
    ['a number where text goes', z.strictObject({a: z.string()}), {a: 5}, /^a: Informe um texto$/],
    ['text where a number goes', z.strictObject({a: z.number()}), {a: 'x'}, /^a: Informe um número$/],
    ['none of the options', z.strictObject({a: z.enum(['x', 'y'])}), {a: 'z'}, /Escolha uma das opções$/],
    [
      'too long a text',
      z.strictObject({a: z.string().max(1000)}),
      {a: 'x'.repeat(1001)},
      /no máximo 1\.000 caracteres$/,
    ],
    ['too short a list', z.strictObject({a: z.array(z.int()).min(1)}), {a: []}, /Informe pelo menos 1 item$/],
    ['too large a number', z.strictObject({a: z.int().max(9)}), {a: 10}, /O valor máximo é 9$/],
    ['too small a number', z.strictObject({a: z.number().positive()}), {a: 0}, /O valor deve ser maior que 0$/],
    ['no address', z.strictObject({a: z.email()}), {a: 'x'}, /E-mail inválido$/],
    ['neither of two', z.strictObject({a: z.union([z.string(), z.number()])}), {a: true}, /^a: Valor inválido$/],
  ];
  for (const [what, schema, value, said] of cases)
    it(`is a sentence for people: ${what}`, () => {
      assert.match(refusal(schema, value), said);
    });
});
