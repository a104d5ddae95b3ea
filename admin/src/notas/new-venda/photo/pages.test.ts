import assert from 'node:assert/strict';
import type {ReadCorners} from '@clube/domain';
import {fileKind} from '../../../components/notas/file-kind.ts';
import {pagesOf} from './pages.ts';

const HALF: ReadCorners = [
  [0, 0],
  [0.5, 0],
  [0.5, 1],
  [0, 1],
];
const photo = {url: '/a.jpg', tipo: 'imagem' as const, diretorioArquivo: 'notas/a.jpg'};
const pdf = {url: '/b.pdf', tipo: 'pdf' as const, diretorioArquivo: 'notas/b.pdf'};
const xml = {url: '/c.xml', tipo: 'xml' as const, diretorioArquivo: 'notas/c.xml'};
const keys = (...args: Parameters<typeof pagesOf>) => pagesOf(...args).map(({key}) => key);

describe('the pages of a receipt', () => {
  it('knows a file by its type, or by its name where the type is silent', () => {
    assert.equal(fileKind(xml), 'xml');
    assert.equal(fileKind({diretorioArquivo: 'notas/b.pdf'}), 'pdf');
    assert.equal(fileKind({tipo: null, diretorioArquivo: 'notas/C.XML'}), 'xml');
    assert.equal(fileKind({diretorioArquivo: 'notas/pdf-da-loja.jpg'}), 'imagem');
  });

  it('stand one after the other; an XML has none', () => {
    const drawings = {'/b.pdf': ['blob:1', 'blob:2']};
    assert.deepEqual(keys([photo, xml, pdf], drawings, 'Nota'), ['0/1', '2/1', '2/2']);
    assert.equal(pagesOf([photo, pdf], drawings, 'Nota')[2]?.description, 'Nota, página 3 de 3');
    assert.equal(pagesOf([photo], {}, 'Nota')[0]?.description, 'Nota');
  });

  it('leave out the pages of another receipt and dim what is not this one', () => {
    const drawings = {'/b.pdf': ['blob:1', 'blob:2', 'blob:3']};
    const sheets = pagesOf([{...pdf, recorte: {paginas: [2, 3], cantos: HALF}}], drawings, 'Nota');
    assert.deepEqual(
      sheets.map(({key, crop}) => [key, crop]),
      [
        ['0/2', HALF],
        ['0/3', undefined],
      ],
    );
  });
});
