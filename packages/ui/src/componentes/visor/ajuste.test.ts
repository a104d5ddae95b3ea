import assert from 'node:assert/strict';
import type {CantosLidos} from '@clube/domain';
import {moverCanto, naFolha, nomeDoCanto, pontoNaFolha} from './ajuste.ts';

const METADE: CantosLidos = [
  [0, 0],
  [0.5, 0],
  [0.5, 1],
  [0, 1],
];
const TORTA: CantosLidos = [
  [0.1, 0.1],
  [0.8, 0.12],
  [0.78, 0.9],
  [0.12, 0.88],
];

describe('an area that is adjusted', () => {
  it('stays upright where it is, and on the page', () => {
    assert.deepEqual(moverCanto(METADE, 1, [0.6, 0.1]), [
      [0, 0.1],
      [0.6, 0.1],
      [0.6, 1],
      [0, 1],
    ]);
    assert.deepEqual(moverCanto(METADE, 2, [1.4, 2])[2], [1, 1]);
    assert.deepEqual(moverCanto(METADE, 1, [-0.3, 0])[1], [0.05, 0], 'not turned inside out');
  });

  it('moves one corner alone where the paper lay askew', () => {
    assert.deepEqual(moverCanto(TORTA, 3, [0.05, 0.95]), [...TORTA.slice(0, 3), [0.05, 0.95]]);
  });

  it('follows the hand on a page that was turned', () => {
    assert.deepEqual(naFolha([1, 0], 90).map(Math.abs), [0, 1]);
    const caixa = {left: 100, top: 50, width: 200, height: 100};
    const onde = {clientX: 250, clientY: 60};
    const perto = (giro: number) => pontoNaFolha(onde, caixa, giro).map(valor => Math.round(valor * 100) / 100);
    assert.deepEqual([0, 90, 180, 270, 450].map(perto), [
      [0.75, 0.1],
      [0.1, 0.25],
      [0.25, 0.9],
      [0.9, 0.75],
      [0.1, 0.25],
    ]);
  });

  it('calls its corners by where they are seen', () => {
    assert.deepEqual(
      [0, 1, 2, 3].map(qual => nomeDoCanto(METADE, qual, 0)),
      ['canto superior esquerdo', 'canto superior direito', 'canto inferior direito', 'canto inferior esquerdo'],
    );
    assert.equal(nomeDoCanto(METADE, 0, 90), 'canto superior direito');
  });
});
