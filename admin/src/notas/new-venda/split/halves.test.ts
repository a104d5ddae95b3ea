import assert from 'node:assert/strict';
import type {ReadCorners} from '@clube/domain';
import {cuttableSheets, halvesOf, separatePages} from './halves.ts';
import type {Files} from './pieces.ts';

const area = (x0: number, y0: number, x1: number, y1: number): ReadCorners => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const arquivos: Files = [{tipo: 'pdf'}, {tipo: 'xml'}, {tipo: 'imagem', recorte: {cantos: area(0.5, 0, 1, 1)}}];

describe('a page that people cut themselves', () => {
  it('may be any but an XML’s', () => {
    assert.deepEqual(
      cuttableSheets(arquivos, [2]).map(({name}) => name),
      ['Arquivo 1, página 1', 'Arquivo 1, página 2', 'Arquivo 3, página 1'],
    );
    assert.deepEqual(cuttableSheets([{tipo: 'pdf', recorte: {paginas: [4]}}], []), [
      {arquivo: 0, pagina: 4, name: 'Página 4'},
    ]);
  });

  it('is cut in halves to begin with, and a part of one in the halves of it', () => {
    const cantos = (...args: Parameters<typeof halvesOf>) => halvesOf(...args).map(([place]) => place?.cantos);
    assert.deepEqual(cantos(arquivos, {arquivo: 0, pagina: 2}, 'beside'), [area(0, 0, 0.5, 1), area(0.5, 0, 1, 1)]);
    assert.deepEqual(cantos(arquivos, {arquivo: 2, pagina: 1}, 'above'), [area(0.5, 0, 1, 0.5), area(0.5, 0.5, 1, 1)]);
    assert.deepEqual(halvesOf(arquivos, {arquivo: 0, pagina: 2}, 'beside')[1]?.[0]?.pagina, 2);
  });

  it('may be a receipt by itself: the first to begin with', () => {
    const parts = separatePages(arquivos, cuttableSheets(arquivos, [2]));
    assert.deepEqual(
      parts.map(places => places.map(({arquivo, pagina}) => [arquivo, pagina])),
      [
        [[0, 1]],
        [
          [0, 2],
          [2, 1],
        ],
      ],
    );
    assert.deepEqual(parts[1]?.[1]?.cantos, area(0.5, 0, 1, 1), 'as far as it is this receipt’s');
  });
});
