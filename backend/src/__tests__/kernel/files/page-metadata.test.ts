import assert from 'node:assert/strict';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {pageWithMetadata, withMetadata} from '../../../kernel/http-server/pages/app-page';
import {PageMetadataRegistry} from '../../../kernel/http-server/pages/page-metadata';

const PAGE =
  '<!doctype html><html><head><meta\n name="description"\n content="Um"/><title>Clube</title></head><body>$& Tinta</body></html>';
const SITE = 'https://clube.exemplo';

const contentOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)" />`).exec(html)?.[1];

describe('What a shared link shows', () => {
  it('is title, text and picture, in the page that is served', () => {
    const html = withMetadata(PAGE, {title: 'Rolo $&', description: 'Por 100 pontos', image: '/arquivos/a.webp'}, SITE);
    assert.match(html, /<title>Rolo \$&amp;<\/title>/);
    assert.deepEqual(
      ['description', 'og:title', 'og:description', 'og:image', 'og:locale', 'twitter:card'].map(name =>
        contentOf(html, name),
      ),
      ['Por 100 pontos', 'Rolo $&amp;', 'Por 100 pontos', `${SITE}/arquivos/a.webp`, 'pt_BR', 'summary_large_image'],
    );
    assert.equal(html.match(/<title>/g)?.length, 1);
    assert.ok(html.endsWith('<body>$& Tinta</body></html>'));
  });

  it('is the club’s own picture where the page has none', () => {
    const html = withMetadata(PAGE, {title: 'a', description: 'b'}, SITE);
    assert.equal(contentOf(html, 'og:image'), `${SITE}/compartilhar.png`);
    assert.equal(contentOf(html, 'og:image:width'), '1200');
  });

  it('cannot break out of the page', () => {
    const hostile = '"><script>alert(1)</script>\'';
    const html = withMetadata(PAGE, {title: hostile, description: hostile, image: `/${hostile}`}, SITE);
    assert.ok(!html.includes('<script'));
    assert.equal(contentOf(html, 'og:title'), '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;');
  });

  it('is found by the path, with the names in it, whatever stands behind', async () => {
    const pageMetadata = new PageMetadataRegistry();
    pageMetadata.add('/', {title: 'Início', description: ''});
    pageMetadata.add('/premio/:codigo', ({codigo = ''}) => ({title: codigo, description: ''}));
    assert.equal((await pageMetadata.of('/'))?.title, 'Início');
    assert.equal((await pageMetadata.of('/premio/A%20b'))?.title, 'A b');
    assert.equal((await pageMetadata.of('/premio/7/'))?.title, '7');
    for (const path of ['/premio', '/premio/7/8', '/outra', '/premio/%zz', `/premio/${'x'.repeat(300)}`])
      assert.equal(await pageMetadata.of(path), undefined, path);
  });

  it('never keeps the page from coming: not when it fails, not when it does not come', async () => {
    const pageMetadata = new PageMetadataRegistry();
    pageMetadata.add('/cai', () => Promise.reject(new Error('no database')));
    pageMetadata.add('/tarda', () => new Promise(() => undefined));
    assert.equal(await pageMetadata.of('/cai'), undefined);
    assert.equal(await pageMetadata.of('/tarda'), undefined);
  });

  it('differs from address to address, and is asked for again each time', async () => {
    const pageMetadata = new PageMetadataRegistry();
    pageMetadata.add('/premio/:codigo', ({codigo = ''}) => ({title: codigo, description: 'Prêmio'}));
    const serve = pageWithMetadata(() => PAGE, pageMetadata, SITE);
    const server = createServer((request, response) => void serve(request, response, request.url ?? '/'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const titles: (string | undefined)[] = [];
      for (let i = 0; i < 250; i++)
        titles.push(contentOf(await (await fetch(`${url}/premio/${i}`)).text(), 'og:title'));
      assert.deepEqual(
        titles,
        Array.from({length: 250}, (_, i) => String(i)),
      );
      const plain = await fetch(`${url}/outra`);
      assert.equal(await plain.text(), PAGE);
      const first = await fetch(`${url}/premio/1`);
      const etag = first.headers.get('etag') ?? '';
      assert.equal((await fetch(`${url}/premio/1`, {headers: {'If-None-Match': etag}})).status, 304);
      assert.equal((await fetch(`${url}/premio/2`, {headers: {'If-None-Match': etag}})).status, 200);
      const tagged = async (path: string) => (await fetch(`${url}${path}`)).headers.get('x-robots-tag');
      assert.deepEqual([await tagged('/premio/1'), await tagged('/outra')], [null, null]);
      pageMetadata.unlist('/premio/:codigo', '/outra');
      assert.deepEqual(
        [await tagged('/premio/1'), await tagged('/outra')],
        ['noindex', 'noindex'],
        'with a preview or not',
      );
      const head = await fetch(`${url}/premio/1`, {method: 'HEAD'});
      assert.deepEqual([head.status, await head.text()], [200, '']);
    } finally {
      server.close();
    }
  });
});
