import assert from 'node:assert/strict';
import {withTyped, withReading} from '../form/values.ts';
import {readLine, readNota, emptyVenda} from '../reading/example.ts';
import {withDraft, writeDraft, readDraft} from './draft.ts';

const ME = '52998224725';
const NOW = 1_795_255_800_000;
const HOUR = 3_600_000;
const cement = readLine({nome: 'CIMENTO', produto: null});
const empty = {venda: emptyVenda, touched: new Set<never>()};
const read = withReading(empty, readNota({itens: [cement, readLine()]}));

describe('a draft of a receipt that was interrupted', () => {
  it('leaves nothing behind while nobody has touched anything', () => {
    assert.equal(writeDraft(read, ME, NOW), undefined);
  });

  it('goes on with what was typed and decided, on the lines as they are read then', () => {
    const done = withTyped(read, {identificador: '5', ignoradas: [0], itens: read.venda.itens});
    const text = writeDraft(done, ME, NOW) ?? null;
    const resumed = withDraft(emptyVenda, readDraft(text, ME, NOW + HOUR));
    const {venda} = withReading(
      withReading(resumed, readNota({estado: 'em_leitura', itens: []})),
      readNota({itens: [readLine(), cement]}),
    );
    assert.equal(venda.identificador, '5');
    assert.equal(venda.nomeLoja, 'Casa das Tintas');
    assert.deepEqual([venda.ignoradas, venda.itens.map(item => item.lida)], [[1], [0]]);
  });

  it('is nobody else’s, and not of another day', () => {
    const text = writeDraft(withTyped(read, {identificador: '5'}), ME, NOW) ?? null;
    assert.ok(readDraft(text, ME, NOW));
    assert.equal(readDraft(text, '11144477735', NOW), undefined);
    assert.equal(readDraft(text, ME, NOW + 13 * HOUR), undefined);
  });

  it('does not trip over what is no draft', () => {
    for (const text of [null, '', '{', 'null', '{"de":"52998224725","em":1795255800000}'])
      assert.equal(readDraft(text, ME, NOW), undefined);
    assert.deepEqual(withDraft(emptyVenda, undefined), empty);
  });
});
