import assert from 'node:assert/strict';
import type {CantosLidos} from '@clube/domain';
import {pagesOf, fileKind} from './pages.ts';

const METADE: CantosLidos = [
  [0, 0],
  [0.5, 0],
  [0.5, 1],
  [0, 1],
];
const foto = {url: '/a.jpg', tipo: 'imagem' as const, diretorioArquivo: 'notas/a.jpg'};
const pdf = {url: '/b.pdf', tipo: 'pdf' as const, diretorioArquivo: 'notas/b.pdf'};
const xml = {url: '/c.xml', tipo: 'xml' as const, diretorioArquivo: 'notas/c.xml'};
const chaves = (...args: Parameters<typeof pagesOf>) => pagesOf(...args).map(({chave}) => chave);

describe('the pages of a receipt', () => {
  it('knows a file by its type, or by its name where the type is silent', () => {
    assert.equal(fileKind(xml), 'xml');
    assert.equal(fileKind({diretorioArquivo: 'notas/b.pdf'}), 'pdf');
    assert.equal(fileKind({tipo: null, diretorioArquivo: 'notas/C.XML'}), 'xml');
    assert.equal(fileKind({diretorioArquivo: 'notas/pdf-da-loja.jpg'}), 'imagem');
  });

  it('stand one after the other; an XML has none', () => {
    const desenhos = {'/b.pdf': ['blob:1', 'blob:2']};
    assert.deepEqual(chaves([foto, xml, pdf], desenhos, 'Nota'), ['0/1', '2/1', '2/2']);
    assert.equal(pagesOf([foto, pdf], desenhos, 'Nota')[2]?.descricao, 'Nota, página 3 de 3');
    assert.equal(pagesOf([foto], {}, 'Nota')[0]?.descricao, 'Nota');
  });

  it('leave out the pages of another receipt and dim what is not this one', () => {
    const desenhos = {'/b.pdf': ['blob:1', 'blob:2', 'blob:3']};
    const folhas = pagesOf([{...pdf, recorte: {paginas: [2, 3], cantos: METADE}}], desenhos, 'Nota');
    assert.deepEqual(
      folhas.map(({chave, recorte}) => [chave, recorte]),
      [
        ['0/2', METADE],
        ['0/3', undefined],
      ],
    );
  });
});
