import assert from 'node:assert/strict';
import {removeNoise} from '../../ocr/clean';
import {readText} from '../../text';
import {parseCents} from '../../text/numbers';
import {coupon} from './page-builder';

const trimPunctuation = (text: string): string[] =>
  removeNoise({text, confidence: 0.9, box: {x0: 0, y0: 0, x1: text.length, y1: 2}}).map(word => word.text);

describe('leitura: dirt in print', () => {
  it('is no word, and no part of one', () => {
    for (const text of ['.', ':', '..', "'", '*', '___']) assert.deepEqual(trimPunctuation(text), [], text);
    const cases = {
      '.78548': '78548',
      '2575..': '2575.',
      '!VERNIZ': 'VERNIZ',
      '_123,12_': '123,12',
      '468,7200j': '468,7200',
      '2.343,60]': '2.343,60',
      'O,00!': 'O,00',
      '0,00:': '0,00',
    };
    for (const [text, cleaned] of Object.entries(cases)) assert.deepEqual(trimPunctuation(text), [cleaned], text);
  });

  it('leaves what is printed', () => {
    for (const text of ['LTDA.', 'CNPJ:', 'S/A', '-', '(3,20)', '-5,00', '1.234,56', '50%', 'R$', 'Nº', 'x', ','])
      assert.deepEqual(trimPunctuation(text), [text], text);
  });

  it('parts the words that an underscore joins, each in its place', () => {
    const [x, value] = removeNoise({text: 'x_400,98', confidence: 0.9, box: {x0: 0, y0: 0, x1: 80, y1: 20}});
    assert.deepEqual([x?.text, x?.box.x1, value?.text, value?.box.x0], ['x', 10, '400,98', 20]);
  });

  it('does not hide which mark is the comma', () => {
    assert.equal(parseCents('13:165,22', true)?.cents, 1316522);
    assert.equal(parseCents('1.354.29', true)?.cents, 135429);
    assert.equal(parseCents('1.354.29', true)?.repaired, true);
    assert.equal(parseCents('1.354.29'), undefined);
    const total = coupon('VALOR TOTAL R$  496 , 68\nCNPJ 11.222.333/0001-81', 'ocr');
    assert.equal(readText([total]).total?.[0]?.value, 49668);
  });
});
