import assert from 'node:assert/strict';
import {divisionError, type ReadCorners} from '@clube/domain';
import {WHOLE_PAGE, pieceName, partsToDivide, emptyParts, piecesOf} from './pieces.ts';

const HALF: ReadCorners = [
  [0.02, 0.1],
  [0.48, 0.1],
  [0.48, 0.9],
  [0.02, 0.9],
];
const OTHER: ReadCorners = [
  [0.52, 0.1],
  [0.98, 0.1],
  [0.98, 0.9],
  [0.52, 0.9],
];
const photo = {tipo: 'imagem'} as const;
const pdf = {tipo: 'pdf'} as const;
const xml = {tipo: 'xml'} as const;
const pagina = (pageNumber: number, arquivo = 0, cantos = WHOLE_PAGE) => ({arquivo, pagina: pageNumber, cantos});
const wholePages = (...paginas: number[]) => [{arquivo: 0, recorte: {paginas}}];

/** The server's validation error. */
const refusal = (pieces: ReturnType<typeof piecesOf>, paginas: number) =>
  divisionError([{mime: 'application/pdf', paginas}], partsToDivide(pieces, 2), 10);

describe('a receipt that is divided', () => {
  it('names the part of a picture by its corners, and a whole picture by nothing', () => {
    const pieces = piecesOf([[pagina(1, 0, HALF)], [pagina(1, 1)]], [photo, photo], []);
    assert.deepEqual(partsToDivide(pieces, 2), [
      {arquivos: [{arquivo: 0, recorte: {cantos: HALF}}]},
      {arquivos: [{arquivo: 1}]},
    ]);
  });

  it('gives the pages that were not read to the last part', () => {
    const pieces = piecesOf([[pagina(1), pagina(2)], [pagina(3)]], [pdf], [5]);
    assert.deepEqual(
      pieces.map(({pagina: pageNumber, part, read}) => [pageNumber, part, read]),
      [
        [1, 0, true],
        [2, 0, true],
        [3, 1, true],
        [4, 1, false],
        [5, 1, false],
      ],
    );
    assert.deepEqual(partsToDivide(pieces, 2), [{arquivos: wholePages(1, 2)}, {arquivos: wholePages(3, 4, 5)}]);
    assert.equal(refusal(pieces, 5), undefined);
  });

  it('takes what a person says of a page', () => {
    const pieces = piecesOf([[pagina(1)], [pagina(2)]], [pdf], [3]).map(each => ({
      ...each,
      part: each.pagina === 3 ? 0 : each.part,
    }));
    assert.deepEqual(partsToDivide(pieces, 2), [{arquivos: wholePages(1, 3)}, {arquivos: wholePages(2)}]);
    assert.deepEqual(emptyParts(pieces, 2), []);
    assert.deepEqual(
      emptyParts(
        pieces.map(each => ({...each, part: 0})),
        2,
      ),
      [1],
    );
  });

  it('sends the areas of a page apart from the whole pages', () => {
    const pieces = piecesOf([[pagina(1, 0, HALF)], [pagina(1, 0, OTHER), pagina(2)]], [pdf], [3]);
    assert.deepEqual(partsToDivide(pieces, 2), [
      {arquivos: [{arquivo: 0, recorte: {paginas: [1], cantos: HALF}}]},
      {arquivos: [{arquivo: 0, recorte: {paginas: [1], cantos: OTHER}}, ...wholePages(2, 3)]},
    ]);
    assert.equal(refusal(pieces, 3), undefined);
  });

  it('of a part of a PDF has the pages of the part, and its area', () => {
    const part = {...pdf, recorte: {paginas: [4, 6, 7], cantos: HALF}};
    const pieces = piecesOf([[pagina(6)], [pagina(7)]], [part], [undefined]);
    assert.deepEqual(partsToDivide(pieces, 2), [
      {arquivos: wholePages(6)},
      {arquivos: [{arquivo: 0, recorte: {paginas: [4], cantos: HALF}}, ...wholePages(7)]},
    ]);
  });

  it('leaves no file out, and what nobody could count to the server', () => {
    const parts = [[pagina(1)], [pagina(2)]];
    const pieces = piecesOf(parts, [pdf, xml, pdf], []);
    assert.deepEqual(partsToDivide(pieces, 2), [
      {arquivos: wholePages(1)},
      {arquivos: [...wholePages(2), {arquivo: 1}, {arquivo: 2}]},
    ]);
  });

  it('calls its pieces by their pages, files and areas', () => {
    const names = (...args: Parameters<typeof piecesOf>) => {
      const pieces = piecesOf(...args);
      return pieces.map(each => pieceName(each, pieces));
    };
    assert.deepEqual(names([[pagina(1)], [pagina(2)]], [pdf], [2]), ['Página 1', 'Página 2']);
    assert.deepEqual(names([[pagina(1, 0, HALF)], [pagina(1, 0, OTHER)]], [photo, pdf], [undefined, 1]), [
      'Arquivo 1, 1ª área',
      'Arquivo 1, 2ª área',
      'Página 1 do arquivo 2',
    ]);
  });
});
