import assert from 'node:assert/strict';
import type {ReadCorners} from '../reading.js';
import {divisionError} from './division.js';
import {cornersOnPage, cropError, type DivisibleFile, type NotaPart} from './parts.js';

const PHOTO: DivisibleFile = {mime: 'image/jpeg'};
const PDF: DivisibleFile = {mime: 'application/pdf', paginas: 3};
const left: ReadCorners = [
  [0, 0],
  [0.5, 0],
  [0.5, 1],
  [0, 1],
];
const right: ReadCorners = [
  [0.5, 0],
  [1, 0],
  [1, 1],
  [0.5, 1],
];
const reversed = ([a, b, c, d]: ReadCorners): ReadCorners => [a, d, c, b];
const divide = (files: DivisibleFile[], ...parts: NotaPart['arquivos'][]) =>
  divisionError(
    files,
    parts.map(uses => ({arquivos: uses})),
    10,
  );

describe('dividing a receipt', () => {
  it('takes corners of a picture and pages of a PDF', () => {
    assert.equal(cropError({cantos: left}, PHOTO), undefined);
    assert.equal(cropError({paginas: [2, 1]}, PDF), undefined);
    assert.equal(cropError({paginas: [1], cantos: right}, PDF), undefined);
    assert.equal(cropError({paginas: [2]}, {mime: PDF.mime, recorte: {paginas: [2, 9]}}), undefined);
  });

  it('has the corners on the first of its pages', () => {
    const crop = {paginas: [2, 1], cantos: right};
    assert.deepEqual(
      [1, 2, 3].map(page => cornersOnPage(crop, page)),
      [undefined, right, undefined],
    );
    assert.deepEqual([cornersOnPage({cantos: right}, 1), cornersOnPage(null, 1)], [right, undefined]);
  });

  it('cuts further what is cut already', () => {
    const above: ReadCorners = [
      [0.1, 0],
      [0.5, 0],
      [0.5, 0.4],
      [0.1, 0.4],
    ];
    assert.equal(cropError({cantos: above}, {...PHOTO, recorte: {cantos: left}}), undefined);
    assert.equal(cropError({cantos: left}, {...PHOTO, recorte: {cantos: left}}), undefined);
    const withArea = {...PDF, recorte: {paginas: [2, 3], cantos: left}};
    assert.equal(cropError({paginas: [2], cantos: above}, withArea), undefined);
    assert.equal(cropError({paginas: [3]}, withArea), undefined);
    assert.equal(cropError({paginas: [2, 3], cantos: above}, withArea), undefined);
    const outside = 'O recorte sai da parte que é desta nota';
    assert.equal(cropError({paginas: [3, 2], cantos: above}, withArea), outside, 'its corners are on page 3');
    assert.equal(cropError({paginas: [2], cantos: right}, withArea), outside);
  });

  it('refuses what cannot be cut', () => {
    const crooked: ReadCorners = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ];
    const cases: [Parameters<typeof cropError>[0], DivisibleFile, string][] = [
      [{}, PHOTO, 'Informe as páginas ou os cantos do recorte'],
      [{paginas: [1]}, PHOTO, 'Só um PDF tem páginas'],
      [{cantos: left}, PDF, 'Informe as páginas do recorte'],
      [{paginas: []}, PDF, 'Informe as páginas do recorte'],
      [{paginas: [0]}, PDF, 'Informe as páginas do recorte'],
      [{paginas: [1, 1]}, PDF, 'Uma página não pode se repetir'],
      [{paginas: [3]}, {...PDF, recorte: {paginas: [1, 2]}}, 'A página não é desta nota'],
      [{paginas: [2, 7]}, PDF, 'O PDF tem 3 páginas: a página 7 não existe'],
      [{paginas: [2]}, {...PDF, paginas: 1}, 'O PDF tem uma página só: a página 2 não existe'],
      [{paginas: [1]}, {mime: PDF.mime}, 'Não foi possível contar as páginas deste PDF'],
      [{cantos: right}, {...PHOTO, recorte: {cantos: left}}, 'O recorte sai da parte que é desta nota'],
      [{paginas: [2]}, {...PDF, recorte: {paginas: [2], cantos: left}}, 'O recorte sai da parte que é desta nota'],
      [{cantos: reversed(right)}, PHOTO, 'O recorte é pequeno demais ou torto'],
      [{cantos: crooked}, PHOTO, 'O recorte é pequeno demais ou torto'],
      [
        {
          cantos: [
            [0, 0],
            [0.01, 0],
            [0.01, 0.01],
            [0, 0.01],
          ],
        },
        PHOTO,
        'O recorte é pequeno demais ou torto',
      ],
      [
        {
          cantos: [
            [-0.1, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        },
        PHOTO,
        'O recorte tem quatro cantos, em frações da página',
      ],
      [{cantos: left}, {mime: 'application/xml'}, 'Este arquivo não pode ser recortado'],
    ];
    for (const [crop, file, error] of cases) assert.equal(cropError(crop, file), error);
  });

  it('puts every file somewhere, and no part of one twice', () => {
    assert.equal(divide([PHOTO, PHOTO], [{arquivo: 0}], [{arquivo: 1}]), undefined);
    assert.equal(
      divide([PHOTO], [{arquivo: 0, recorte: {cantos: left}}], [{arquivo: 0, recorte: {cantos: right}}]),
      undefined,
    );
    const p = (...pages: number[]) => [{arquivo: 0, recorte: {paginas: pages}}];
    assert.equal(divide([PDF], p(1), p(2, 3)), undefined);
    assert.equal(divide([PDF], p(1, 2), p(2, 3)), 'O mesmo recorte não pode estar em duas partes');
    assert.equal(divide([PDF], p(1), [{arquivo: 0}]), 'Um arquivo em duas partes precisa ser recortado');
    assert.equal(divide([PHOTO, PHOTO], [{arquivo: 0}], [{arquivo: 2}]), 'O arquivo não é desta nota');
    assert.equal(
      divide([PHOTO, PHOTO, PHOTO], [{arquivo: 0}], [{arquivo: 2}]),
      'Cada arquivo precisa estar em alguma parte',
    );
    assert.equal(divide([PHOTO], [{arquivo: 0}]), 'Divida a nota em pelo menos duas partes');
    assert.equal(divide([PHOTO], [{arquivo: 0}], []), 'Cada parte precisa de um arquivo');
  });

  it('leaves no page out, and says which', () => {
    const tooLong: DivisibleFile = {mime: PDF.mime, paginas: 12};
    const p = (file: number, ...pages: number[]) => [{arquivo: file, recorte: {paginas: pages}}];
    assert.equal(divide([PDF], p(0, 1), p(0, 2)), 'Nenhuma parte ficou com a página 3');
    assert.equal(divide([tooLong], p(0, 1, 10), p(0, 3)), 'Nenhuma parte ficou com as páginas 2, 4 a 9, 11 e 12');
    assert.equal(divide([tooLong], p(0, 1, 2), p(0, 12)), 'Nenhuma parte ficou com as páginas 3 a 11');
    assert.equal(
      divide([PHOTO, PDF], [{arquivo: 0}], p(1, 1, 2)),
      'Nenhuma parte ficou com a página 3 do arquivo 2',
      'not even when the file is in one part alone',
    );
    const half = {...PDF, recorte: {paginas: [2, 3]}};
    assert.equal(divide([half], p(0, 2), p(0, 3)), undefined, 'the first page is another receipt’s');
    const inAreas = [left, right].map(corners => [{arquivo: 0, recorte: {paginas: [2], cantos: corners}}]);
    assert.equal(divide([PDF], ...inAreas, p(0, 1, 3)), undefined);
    assert.equal(divide([PDF], ...inAreas, p(0, 1)), 'Nenhuma parte ficou com a página 3');
  });

  it('takes areas that lie apart, or hardly over one another', () => {
    const to = (x: number): ReadCorners => [
      [0, 0],
      [x, 0],
      [x, 1],
      [0, 1],
    ];
    const inTwo = (one: ReadCorners, other: ReadCorners) =>
      divide([PHOTO], [{arquivo: 0, recorte: {cantos: one}}], [{arquivo: 0, recorte: {cantos: other}}]);
    assert.equal(inTwo(to(0.6), right), undefined);
    assert.equal(inTwo(to(0.5), to(0.500001)), 'O mesmo recorte não pode estar em duas partes');
    assert.equal(inTwo(to(1), right), 'O mesmo recorte não pode estar em duas partes');
    assert.equal(
      divide([PHOTO, PHOTO], [{arquivo: 0, recorte: {cantos: right}}], [{arquivo: 1}]),
      undefined,
      'around a paper is the table',
    );
  });
});
