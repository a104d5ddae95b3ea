import assert from 'node:assert/strict';
import type {CantosLidos} from '@clube/domain';
import {partesParaDividir} from './partes.ts';

const INTEIRA: CantosLidos = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const METADE: CantosLidos = [
  [0.02, 0.1],
  [0.48, 0.1],
  [0.48, 0.9],
  [0.02, 0.9],
];

describe('partesParaDividir', () => {
  it('names the part of a picture by its corners, and a whole picture by nothing', () => {
    const partes = [[{arquivo: 0, pagina: 1, cantos: METADE}], [{arquivo: 1, pagina: 1, cantos: INTEIRA}]];
    assert.deepEqual(
      partesParaDividir(partes, () => false),
      [{arquivos: [{arquivo: 0, recorte: {cantos: METADE}}]}, {arquivos: [{arquivo: 1}]}],
    );
  });

  it('names the pages of a document', () => {
    const pagina = (numero: number) => ({arquivo: 0, pagina: numero, cantos: INTEIRA});
    assert.deepEqual(
      partesParaDividir([[pagina(1), pagina(2)], [pagina(3)]], () => true),
      [{arquivos: [{arquivo: 0, recorte: {paginas: [1, 2]}}]}, {arquivos: [{arquivo: 0, recorte: {paginas: [3]}}]}],
    );
  });
});
