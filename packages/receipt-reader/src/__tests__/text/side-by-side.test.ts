import assert from 'node:assert/strict';
import {completeCnpj, formatCnpj, buildAccessKey} from '@clube/domain';
import {joinEvidence} from '../../join';
import {readText, notasOnSheet} from '../../text';
import {coupon} from './page-builder';

const CNPJ = completeCnpj('112223330001');
const chave = (number: number) =>
  buildAccessKey({
    uf: 'SP',
    ano: 2026,
    mes: 10,
    cnpj: CNPJ,
    modelo: '65',
    serie: 1,
    numero: number,
    codigoNumerico: 4711,
  });
const lines = (number: number, nome: string) => [
  'LOJA DAS CORES LTDA',
  `CNPJ ${formatCnpj(CNPJ)}`,
  'DANFE NFC-e',
  `54199 ${nome}`,
  '2,00 UN x 10,00                  20,00',
  '10233 THINNER 2750 900ML',
  '1,00 UN x 30,00                  30,00',
  'TOTAL R$                         50,00',
  `NFC-e ${number} Série 1 20/10/2026 10:11:12`,
  chave(number).replace(/(.{4})/g, '$1 '),
];
const sideBySide = (a: readonly string[], b: readonly string[]) =>
  coupon(`\n${a.map((line, i) => line.padEnd(64) + (b[i] ?? '')).join('\n')}`);

describe('receipts side by side', () => {
  it('reads one of two copies', () => {
    const readings = readText([sideBySide(lines(77, 'ESMALTE AZUL'), lines(77, 'ESMALTE AZUL'))]);
    assert.deepEqual(
      readings.itens?.map(({codigo, nome, subTotal}) => [codigo, nome, subTotal]),
      [
        ['54199', 'ESMALTE AZUL', 2000],
        ['10233', 'THINNER 2750 900ML', 3000],
      ],
    );
    assert.deepEqual(readings.loja?.[0]?.value, 'LOJA DAS CORES LTDA');
    assert.deepEqual(
      readings.chave?.map(({value}) => value),
      [chave(77)],
    );
  });

  it('reads the first of two, and tells the key of the other', () => {
    const readings = readText([sideBySide(lines(77, 'ESMALTE AZUL'), lines(78, 'MASSA CORRIDA'))]);
    assert.deepEqual(
      readings.itens?.map(({nome}) => nome),
      ['ESMALTE AZUL', 'THINNER 2750 900ML'],
    );
    assert.deepEqual(
      readings.chave?.map(({value, confidence}) => [value, confidence >= 0.9]),
      [
        [chave(77), true],
        [chave(78), true],
      ],
    );
    const reading = joinEvidence([readings], {today: '2026-11-21'});
    assert.deepEqual(reading.avisos[0]?.tipo, 'duas_notas');
    assert.ok(Object.values(reading.campos).every(({certa}) => !certa));
    assert.ok(reading.itens.every(({valoresCertos}) => !valoresCertos));
  });

  it('takes no column of four figures for a key', () => {
    const itens = Array.from({length: 12}, (_, i) => `${i + 101} TINTA AZUL             5102 UN 2,00 10,00 20,00`);
    const readings = readText([
      coupon(`
LOJA DAS CORES LTDA
DANFE ${chave(77).replace(/(.{4})/g, '$1 ')}
COD DESCRICAO              CFOP UN  QTD UNIT  TOTAL
${itens.join('\n')}
TOTAL R$                                     240,00`),
    ]);
    assert.deepEqual([readings.itens?.length, readings.total?.[0]?.value], [12, 24000]);
  });
});

describe('receipts one above the other', () => {
  const oneAboveOther = (a: readonly string[], b: readonly string[], source?: 'ocr') =>
    coupon(`\n${[...a, '', '', ...b].join('\n')}`, source);
  const [BLUE, MASSA] = [lines(77, 'ESMALTE AZUL'), lines(78, 'MASSA CORRIDA')];

  it('are told by saying the same things in the same order again', () => {
    const sheet = oneAboveOther(BLUE, MASSA);
    const notas = notasOnSheet(sheet);
    assert.deepEqual(
      notas.map(nota => [nota.chave, nota.box.y0, nota.box.y1]),
      [
        [chave(77), 0, 129.5],
        [chave(78), 129.5, sheet.height],
      ],
      'cut in the middle of the gap',
    );
  });

  it('are one where the second is a copy', () => {
    assert.deepEqual(notasOnSheet(oneAboveOther(BLUE, BLUE)), []);
    assert.equal(readText([oneAboveOther(BLUE, BLUE)]).itens?.length, 2);
  });

  it('are not told by what only names another receipt', () => {
    const devolucao = ['', '', 'NF-e referenciada', chave(78).replace(/(.{4})/g, '$1 '), '10,00 20,00 30,00'];
    assert.deepEqual(notasOnSheet(oneAboveOther(BLUE, devolucao)), []);
    const withoutHead = MASSA.slice(3);
    assert.deepEqual(notasOnSheet(oneAboveOther(BLUE, withoutHead)), [], 'it begins in the midst of something');
  });

  it('are told in a picture where each carries a code of its own', () => {
    const photo = oneAboveOther(BLUE, MASSA, 'ocr');
    const codigo = (number: number, y: number) => ({
      chave: chave(number),
      box: {x0: 300, x1: 350, y0: y, y1: y + 40},
    });
    const found = (...codes: ReturnType<typeof codigo>[]) => notasOnSheet(photo, codes).map(nota => nota.chave);
    assert.deepEqual(found(codigo(77, 70), codigo(78, 200)), [chave(77), chave(78)]);
    assert.deepEqual(found(codigo(77, 70)), [], 'print of a picture alone is not enough');
    assert.deepEqual(found(codigo(77, 70), codigo(78, 80)), [], 'both beside the first');
    const edge = notasOnSheet(photo, [codigo(77, 70), codigo(78, photo.height)])[1]?.box.y1 ?? 0;
    assert.ok(edge >= photo.height + 40, 'a code below where the paper seemed to end belongs to it');
  });
});
