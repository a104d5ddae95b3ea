import assert from 'node:assert/strict';
import fc from 'fast-check';
import {InvalidRequest} from './refusals';
import {MAX_REFUSAL_BYTES} from './refusal-body';

const bytes = (extra: Parameters<typeof InvalidRequest>[0]) =>
  Buffer.byteLength(JSON.stringify(InvalidRequest(extra).body));

describe('A refusal', () => {
  it('is as it was written when it is short', () => {
    const extra = {erro: 'Não.', campos: {nome: 'Informe o nome'}, total: 3};
    assert.deepEqual(InvalidRequest(extra).body, {...extra, codigo: 'PEDIDO_INVALIDO'});
    assert.deepEqual(Object.keys(InvalidRequest({total: 3}).body), ['erro', 'codigo', 'total']);
  });

  it('never grows with what was sent', () => {
    const long = fc.oneof(
      fc.string({unit: 'grapheme', maxLength: 40}),
      fc.constantFrom('\u0001', '😀', 'é', '"').map(each => each.repeat(5000)),
    );
    const campos = fc.oneof(
      fc.dictionary(long, long, {maxKeys: 50}),
      fc.constant(Object.fromEntries(Array.from({length: 20_000}, (_, i) => [`campo${i}`, 'Campo desconhecido']))),
    );
    fc.assert(
      fc.property(long, campos, fc.array(long), (erro, campos, list) => {
        assert.ok(bytes({erro, campos, lista: list}) <= MAX_REFUSAL_BYTES);
        assert.equal(typeof InvalidRequest({erro, campos, lista: list}).body.erro, 'string');
      }),
      {numRuns: 50},
    );
  });
});
