import assert from 'node:assert/strict';
import {formatAccessKey, buildAccessKey} from '@clube/domain';
import {readText} from '../../text';
import {coupon} from './page-builder';
import {NFCE_KEY, ISSUER} from './sample-papers';

const read = (text: string, source: 'texto' | 'ocr' = 'texto', today?: string) =>
  readText([coupon(text, source)], today ? {today} : {}).chave ?? [];
const groups = formatAccessKey(NFCE_KEY).split(' ');

describe('access keys in print', () => {
  it('are found in one piece, in groups, over lines and in an address', () => {
    const shapes = [
      NFCE_KEY,
      `NFe${NFCE_KEY}`,
      groups.join(' '),
      `${groups.slice(0, 4).join(' ')}\n${groups.slice(4, 8).join(' ')}\n${groups.slice(8).join(' ')}`,
      `${groups.slice(0, 8).join(' ')}  321862\n${groups.slice(8).join(' ')}`,
      `Chave de acesso: ${NFCE_KEY.slice(0, 22)}\n                 ${NFCE_KEY.slice(22)}`,
    ];
    for (const shape of shapes) assert.equal(read(shape)[0]?.value, NFCE_KEY, shape);
  });

  it('may have letters in the CNPJ', () => {
    const chave = buildAccessKey({
      uf: 'SP',
      ano: 2026,
      mes: 9,
      cnpj: '12ABC34501DE35',
      modelo: '65',
      serie: 1,
      numero: 7,
      tipoEmissao: 1,
      codigoNumerico: 1,
    });
    assert.equal(read(formatAccessKey(chave))[0]?.value, chave);
  });

  it('are repaired where a letter stands for the digit it looks like, and then believed less', () => {
    const crooked = groups.join(' ').replace('0', 'O').replace('1', 'l');
    const [reading] = read(crooked, 'ocr');
    assert.equal(reading?.value, NFCE_KEY);
    assert.ok(reading.confidence < 0.75);
  });

  it('are no keys with a wrong digit, and are not made up', () => {
    const last = (Number(NFCE_KEY.at(-1)) + 1) % 10;
    assert.deepEqual(
      read(NFCE_KEY.slice(0, 43) + last).filter(({confidence}) => confidence > 0.7),
      [],
    );
    assert.deepEqual(read('1234 5678 9012 3456 7890 1234 5678 9012 3456 7890 1234'), []);
  });

  it('are of no month to come', () => {
    assert.deepEqual(read(NFCE_KEY, 'texto', '2026-09-30'), []);
    assert.equal(read(NFCE_KEY, 'texto', '2026-10-05').length, 1);
  });

  it('put the document’s own before one that is referred to', () => {
    const other = buildAccessKey({
      uf: 'SP',
      ano: 2026,
      mes: 8,
      cnpj: ISSUER,
      modelo: '55',
      serie: 1,
      numero: 3,
      tipoEmissao: 1,
      codigoNumerico: 5,
    });
    const text = `CHAVE DE ACESSO\n${NFCE_KEY}\n\n\n\n\n\n\n\nNF-e referenciada: ${other}`;
    assert.deepEqual(
      read(text).map(({value}) => value),
      [NFCE_KEY, other],
    );
  });
});
