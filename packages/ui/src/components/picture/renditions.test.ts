import assert from 'node:assert/strict';
import {pictureSource} from './renditions.ts';

describe('what an img needs of a picture', () => {
  const sizes = [
    {largura: 480, altura: 320, url: '/arquivos/premios/a-480.webp'},
    {largura: 960, altura: 640, url: '/arquivos/premios/a.webp'},
    {largura: 1440, altura: 960, url: '/arquivos/premios/a-1440.webp?ate=1&sessao=x&assinatura=y'},
  ];

  it('are its sizes, the largest of which tells its shape', () => {
    assert.deepEqual(pictureSource(sizes, '/arquivos/premios/a.webp'), {
      src: '/arquivos/premios/a.webp',
      srcSet:
        '/arquivos/premios/a-480.webp 480w, /arquivos/premios/a.webp 960w, /arquivos/premios/a-1440.webp?ate=1&sessao=x&assinatura=y 1440w',
      width: 1440,
      height: 960,
    });
  });

  it('is the largest where no main one is named', () =>
    assert.equal(pictureSource(sizes.slice(0, 1))?.src, '/arquivos/premios/a-480.webp'));

  it('is its one address where nobody knows its sizes, and nothing where there is none', () => {
    assert.deepEqual(pictureSource([], '/arquivos/premios/velha.webp'), {src: '/arquivos/premios/velha.webp'});
    assert.equal(pictureSource([]), undefined);
  });
});
