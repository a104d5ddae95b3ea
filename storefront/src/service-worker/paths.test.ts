import assert from 'node:assert/strict';
import {isPage, isPublicPicture, pathOf} from './paths.ts';

describe('what the service worker answers', () => {
  it('is pages of the storefront and of nobody else', () => {
    for (const path of ['/', '/home', '/premio/101', '/paineis', '/cadastrar', '/quanto-vou-ganhar'])
      assert.ok(isPage(path), path);
    for (const path of [
      '/painel',
      '/painel/dashboard',
      '/relatorio',
      '/relatorio/dashboard',
      '/api/premios',
      '/arquivos/premios/a.webp',
      '/explorer/',
      '/pintores/ana-silva-1/orcamento',
      '/quanto-custa-pintar',
      '/pedido-orcamento/a-token',
      '/openapi.json',
      '/health/live',
      '/sw.js',
      '/manifest.webmanifest',
    ])
      assert.ok(!isPage(path), path);
  });

  it('is pictures that everybody may see', () => {
    for (const folder of ['premios', 'banners', 'niveis', 'cursos-capas', 'cursos-aulas'])
      assert.ok(isPublicPicture(`/arquivos/${folder}/2026/a-480.webp`));
    for (const path of [
      '/arquivos/notas/a.jpg',
      '/arquivos/fotos-parceiro/a.webp',
      '/arquivos/resgates-fotos/a.webp',
      '/arquivos/cursos-videos/a.mp4',
    ])
      assert.ok(!isPublicPicture(path), path);
  });

  it('leads a tapped notice nowhere but to a page of ours', () => {
    assert.equal(pathOf('/pontuacoes?x=1#y'), '/pontuacoes?x=1#y');
    for (const text of [
      '//mau.example',
      '/\\mau.example',
      'https://mau.example',
      'javascript:alert(1)',
      '/api/x',
      7,
      null,
    ])
      assert.equal(pathOf(text), '/home');
  });
});
