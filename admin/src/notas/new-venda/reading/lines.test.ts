import assert from 'node:assert/strict';
import {notaDifference} from './difference.ts';
import {withSpreadDiscount} from './discount.ts';
import {readLine, readNota} from './example.ts';
import {ignoreLine, itemOfLine, itemsOfReading, readLines, matchLinesAgain, resolveLine, resumeLine} from './lines.ts';
import type {ReadItem} from './types.ts';

const similar = readLine({
  produto: {codigo: '9', nome: 'Esmalte', valorPontos: 55, confianca: 0.86, via: 'descricao', certa: false},
});
const withoutProduto = readLine({nome: 'CIMENTO 50KG', produto: null});
const withoutAmount = readLine({valorUnitario: null});
const produto = {codigo: '10', nome: 'Verniz', valorPontos: 480};
const start = (readItems: readonly ReadItem[]): Parameters<typeof readLines>[1] => ({
  itens: itemsOfReading(readItems),
  ignoradas: [],
});
const states = (readItems: readonly ReadItem[], venda: Parameters<typeof readLines>[1]) =>
  readLines(readItems, venda).map(({state}) => state);

describe('the lines of a receipt', () => {
  const readItems = [readLine(), similar, withoutProduto, withoutAmount];

  it('says of each where it stands', () => {
    assert.deepEqual(states(readItems, start(readItems)), ['certain', 'check', 'choose', 'complete']);
  });

  it('is unsure of a product that fits while the line itself was read badly', () => {
    const blurred = [readLine({certa: false})];
    assert.deepEqual(states(blurred, start(blurred)), ['check']);
  });

  it('takes a confirmed product, once, in the place of what the line was', () => {
    const item = itemOfLine(similar, 1, produto, true);
    assert.ok(item);
    const venda = resolveLine(resolveLine(start(readItems), item), item);
    assert.deepEqual(states(readItems, venda), ['certain', 'checked', 'choose', 'complete']);
    assert.equal(venda.itens.length, 2);
    assert.equal(new Set(venda.itens.map(({linha: line}) => line)).size, 2);
  });

  it('leaves a line out and takes it back in', () => {
    const out = ignoreLine(ignoreLine(start(readItems), 2), 0);
    assert.deepEqual(states(readItems, out), ['ignored', 'check', 'ignored', 'complete']);
    assert.equal(out.itens.length, 1);
    const back = resumeLine(resumeLine(out, 0, readLine()), 2, withoutProduto);
    assert.deepEqual(states(readItems, back), ['certain', 'check', 'choose', 'complete']);
  });

  it('makes no item of amounts that cannot be sold', () => {
    assert.equal(itemOfLine(readLine({qtde: 0.5}), 0, produto, true), undefined);
    assert.equal(itemOfLine(withoutAmount, 0, produto, true), undefined);
  });
});

describe('diferencaDaNota', () => {
  const differenceOf = (
    readItems: readonly ReadItem[],
    change: Parameters<typeof readNota>[0],
    venda = start(readItems),
  ) => notaDifference(readNota(change), readLines(readItems, venda), venda);

  it('counts the lines outside the programme too', () => {
    const readItems = [readLine(), withoutProduto];
    assert.equal(differenceOf(readItems, {})?.missing, 0);
    assert.equal(differenceOf(readItems, {}, ignoreLine(start(readItems), 1))?.missing, 0);
  });

  it('says what is missing and what is too much', () => {
    assert.equal(differenceOf([readLine()], {total: 900})?.missing, 7420);
    assert.equal(differenceOf([readLine()], {total: 800})?.missing, -2580);
  });

  it('takes a line at its printed sum while nobody has changed it', () => {
    const readItems = [readLine({qtde: 3, valorUnitario: 1.333, subTotal: 4})];
    assert.equal(differenceOf(readItems, {total: 4})?.missing, 0);
    const [item] = itemsOfReading(readItems);
    assert.ok(item);
    const venda = resolveLine(start(readItems), {...item, qtde: 4});
    assert.equal(differenceOf(readItems, {total: 4}, venda)?.linesTotal, 532);
  });

  it('fits with a discount on the whole receipt once it is spread over the lines', () => {
    const reading = readNota({itens: [readLine()], total: 800, descontos: 25.8});
    assert.equal(differenceOf(reading.itens, {total: 800})?.missing, -2580);
    assert.equal(differenceOf(withSpreadDiscount(reading).itens, {total: 800})?.missing, 0);
  });

  it('has nothing to say without a total', () => {
    assert.equal(differenceOf([readLine()], {total: null}), undefined);
  });
});

describe('another reading of the same paper', () => {
  const before = [readLine(), readLine({nome: 'CIMENTO'}), readLine()];

  it('keeps each decision with the line that says the same', () => {
    const venda = ignoreLine(start(before), 1);
    const now = [readLine({nome: 'CIMENTO'}), readLine({nome: 'NOVA'}), readLine(), readLine()];
    const {itens, ignoradas} = matchLinesAgain(venda, before, now);
    assert.deepEqual(
      itens.map(({lida: reading}) => reading),
      [2, 3],
    );
    assert.deepEqual(ignoradas, [0]);
  });

  it('keeps an item whose line is gone', () => {
    const {itens} = matchLinesAgain(start(before), before, [readLine()]);
    assert.deepEqual(
      itens.map(({lida: reading}) => reading),
      [0, undefined, undefined],
    );
  });
});
