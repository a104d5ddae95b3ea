import assert from 'node:assert/strict';
import fc from 'fast-check';
import {Refusal} from '../../refusals/refusals';
import {parseJson} from './json';

const refused = (text: string) =>
  assert.throws(
    () => parseJson(text),
    error => error instanceof Refusal && error.status === 400,
    text.slice(0, 60),
  );
const many = (n: number, item: (i: number) => string) => Array.from({length: n}, (_, i) => item(i)).join(',');

describe('JSON that is sent', () => {
  it('is read as JSON.parse reads it', () => {
    const value = fc
      .jsonValue({maxDepth: 6})
      .filter(sent => !/"__proto__"|\\u0000|\\ud[89a-f]/i.test(JSON.stringify(sent)));
    fc.assert(
      fc.property(value, sent => assert.deepEqual(parseJson(JSON.stringify(sent)), JSON.parse(JSON.stringify(sent)))),
    );
    for (const text of ['', '{', '[1,]', '{"a"}', '"', '"\\', 'nada', '{}{}', '[', ']', '"a""b"'])
      assert.throws(() => parseJson(text), SyntaxError, text);
  });

  it('takes as much as the largest form has', () => {
    const line =
      '{"codigo":"T1","qtde":2,"valorUnitario":51,"valorDesconto":0,"subTotal":1,"id":2,"nome":"a","valorPontos":3,"linha":4}';
    assert.doesNotThrow(() => parseJson(`{"venda":{"itens":[${many(500, () => line)}]}}`));
    assert.doesNotThrow(() => parseJson(`"${'[{,:"'.replaceAll('"', '\\"').repeat(100_000)}"`));
  });

  it('ends at bounds of size, number and depth', () => {
    refused('['.repeat(1_000_000));
    refused('{"a":'.repeat(200_000));
    refused(`${'['.repeat(42)}${']'.repeat(42)}`);
    refused(`{${many(85_000, i => `"k${i}":1`)}}`);
    refused(`{${many(201, i => `"k${i}":1`)}}`);
    refused(`[${many(1001, () => '1')}]`);
    refused(`{"${'k'.repeat(201)}":1}`);
    refused(`[${many(100, () => `[${many(300, () => '1')}]`)}]`);
  });

  it('has no name of the prototype, no NUL and no half of a character', () => {
    for (const text of [
      '{"__proto__":{"a":1}}',
      '{"a":[{"__proto__":1}]}',
      '"a\\u0000b"',
      '{"\\u0000":1}',
      '"\\ud800"',
      '"\\udc00x"',
      '{"\\ud800":1}',
    ])
      refused(text);
    assert.equal(parseJson('"\\ud83d\\ude00"'), '😀');
    assert.equal(({} as {a?: number}).a, undefined);
  });
});
