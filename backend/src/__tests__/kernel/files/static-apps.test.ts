import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer, request, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {PageMetadataRegistry} from '../../../kernel/http-server/pages/page-metadata';
import {inlineScripts} from '../../../kernel/http-server/pages/inline-scripts';
import {inlineScriptsOfApps, staticApps} from '../../../kernel/http-server/static-apps';
import {givenTempFolder} from '../../support/temp-folder';

describe('The apps as files', () => {
  const folder = givenTempFolder();
  const page = `<!doctype html><title>Clube</title>${'<p>Tinta</p>'.repeat(200)}`;
  const script = 'console.log("tinta");'.repeat(200);
  let apps: ReturnType<typeof staticApps>;
  const server = createServer((req, res) => {
    if (!apps(req, res)) res.writeHead(404).end();
  });
  let url: string;

  before(async () => {
    const dist = join(folder.path, 'storefront', 'dist');
    mkdirSync(join(dist, 'assets'), {recursive: true});
    writeFileSync(join(dist, 'index.html'), page);
    writeFileSync(join(dist, 'assets', 'a.js'), script);
    writeFileSync(join(dist, 'assets', 'a.js.br'), brotliCompressSync(script));
    writeFileSync(join(dist, 'assets', 'a.js.gz'), gzipSync(script));
    writeFileSync(join(dist, 'assets', 'so-gzip.js'), script);
    writeFileSync(join(dist, 'assets', 'so-gzip.js.gz'), gzipSync(script));
    apps = staticApps(folder.path, {pageMetadata: new PageMetadataRegistry(), site: 'https://clube.exemplo'});
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.close();
    folder.remove();
  });

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const call = request(url + path, {headers, method}).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const body = Buffer.concat((await response.toArray()) as Buffer[]);
    const {'content-encoding': encoding, vary, etag} = response.headers;
    const text =
      body.length === 0
        ? ''
        : (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();
    return {status: response.statusCode, encoding, vary, etag, text, bytes: body.length};
  };

  it('come in the form that lies beside them and that the browser takes', async () => {
    for (const [path, accepted, expected] of [
      ['/assets/a.js', 'gzip, deflate, br, zstd', 'br'],
      ['/assets/a.js', 'gzip', 'gzip'],
      ['/assets/a.js', 'br;q=0, gzip', 'gzip'],
      ['/assets/a.js', 'br;q=0', undefined],
      ['/assets/a.js', '', undefined],
      ['/assets/so-gzip.js', 'br, gzip', 'gzip'],
      ['/assets/so-gzip.js', 'br', undefined],
    ] as const) {
      const {encoding, vary, text} = await get(path, {'Accept-Encoding': accepted});
      assert.deepEqual([encoding, vary, text], [expected, 'Accept-Encoding', script], `${path} ${accepted}`);
    }
  });

  it('have their page packed too, at every address of theirs, and not again for who has it', async () => {
    for (const path of ['/', '/home', '/premio/7']) {
      const {status, encoding, vary, text, bytes} = await get(path, {'Accept-Encoding': 'br'});
      assert.deepEqual([status, encoding, vary, text], [200, 'br', 'Accept-Encoding', page]);
      assert.ok(bytes < page.length / 5);
    }
    const {etag = ''} = await get('/', {'Accept-Encoding': 'br'});
    const again = await get('/', {'Accept-Encoding': 'br', 'If-None-Match': etag});
    assert.deepEqual([again.status, again.bytes, again.vary], [304, 0, 'Accept-Encoding']);
    const head = await get('/', {'Accept-Encoding': 'gzip'}, 'HEAD');
    assert.deepEqual([head.status, head.encoding, head.bytes], [200, 'gzip', 0]);
  });

  it('have what they carry named in the script policy, and nothing else', () => {
    const own = (name: string) => join(folder.path, name, 'dist');
    assert.deepEqual(inlineScripts(own('storefront')), []);
    assert.deepEqual(inlineScripts(own('nowhere')), []);
    mkdirSync(own('admin'), {recursive: true});
    const html =
      '<script data-early data-calls="{&quot;a&quot;:1}">tinta()</script><script type="module" src="/a.js"></script>';
    writeFileSync(join(own('admin'), 'index.html'), html);
    const hash = createHash('sha256').update('tinta()').digest('base64');
    assert.deepEqual(inlineScripts(own('admin')), [`'sha256-${hash}'`]);
    assert.deepEqual(inlineScriptsOfApps(folder.path), [`'sha256-${hash}'`]);
  });

  it('have another page at the addresses for which the build made one', async () => {
    const made = [
      {path: '/', html: '<!doctype html>inicio'},
      {path: '/premio/:codigo', html: '<!doctype html>premio'},
    ];
    writeFileSync(join(folder.path, 'storefront', 'dist', 'screens.json'), JSON.stringify(made));
    const plain = apps;
    apps = staticApps(folder.path, {pageMetadata: new PageMetadataRegistry(), site: 'https://clube.exemplo'});
    for (const [path, expected] of [
      ['/', '<!doctype html>inicio'],
      ['/?ref=1', '<!doctype html>inicio'],
      ['/premio/7', '<!doctype html>premio'],
      ['/premio/7/', '<!doctype html>premio'],
      ['/premio', page],
      ['/premio/7/8', page],
      // The app's own page even if another one is prerendered for its root, as the service worker uses it offline.
      ['/index.html', page],
    ] as const)
      assert.equal((await get(path)).text, expected, path);
    apps = plain;
  });
});
