import assert from 'node:assert/strict';
import {once} from 'node:events';
import {createServer, IncomingMessage, request, ServerResponse, type RequestListener} from 'node:http';
import {Socket, type AddressInfo} from 'node:net';
import {Readable} from 'node:stream';
import {setImmediate as turn, setInterval as every} from 'node:timers/promises';
import {mock} from 'node:test';
import {brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync} from 'node:zlib';
import {z} from 'zod';
import {ROUTES} from '@clube/domain';
import {Answer, send} from '../../../kernel/http/output/answer';
import {ENCODINGS, compressedBody, compressedParts} from '../../../kernel/http/output/compress';
import {findEndpoint} from '../../../kernel/http/routing/endpoint';
import {givenApp, givenPintor, givenUsuario, PAINEL_PASSWORD, PINTOR_PASSWORD, type TestApp} from '../../support';

interface Raw {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Returns the response as transferred; `fetch` would decompress it. */
async function wire(url: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Raw> {
  const call = request(url, {method, headers});
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const chunks = await response.toArray();
  return {status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks as Buffer[])};
}

const UNPACK = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);
const unpacked = ({headers, body}: Raw) => (UNPACK.get(headers['content-encoding'] ?? '')?.(body) ?? body).toString();

describe('Compression', () => {
  describe('of one answer', () => {
    const LONG = JSON.stringify(Array.from({length: 500}, (_, i) => ({id: i, nome: `Tinta Acrílica ${i}`})));
    let serve: RequestListener = () => undefined;
    const server = createServer((req, res) => serve(req, res));
    let url: string;

    before(async () => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    after(() => server.close());

    const answering = (result: unknown) => {
      serve = (req, res) => void send(req, res, result, {idleMs: 30_000}).catch(() => res.destroy());
    };
    const with_ = (encoding?: string, method = 'GET') =>
      wire(url, encoding === undefined ? {} : {'Accept-Encoding': encoding}, method);

    it('follows what the caller accepts and prefers, and varies for caches', async () => {
      answering(new Answer({json: LONG}));
      for (const [accepted, expected] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0.5, gzip;q=0.8', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['*', 'br'],
        ['*;q=0', undefined],
        ['identity;q=1, br;q=0.5', undefined],
        ['deflate', undefined],
        ['', undefined],
        [undefined, undefined],
        ['brotli, xgzip', undefined],
        [`gzip, ${'x,'.repeat(5000)}`, undefined],
      ] as const) {
        const got = await with_(accepted);
        assert.equal(got.headers['content-encoding'], expected, accepted);
        assert.equal(got.headers.vary, 'Accept-Encoding', accepted);
        assert.equal(Number(got.headers['content-length']), got.body.length, accepted);
        assert.equal(unpacked(got), LONG, accepted);
        if (expected) assert.ok(got.body.length < LONG.length / 4, `${expected}: ${got.body.length} bytes`);
      }
    });

    it('begins at a kilobyte, and arrives whole at every size', async () => {
      for (const bytes of [2, 1023, 1024, 16 * 1024, 16 * 1024 + 1, 300_000])
        for (const encoding of ['br', 'gzip']) {
          const json = `"${'é'.repeat(Math.floor((bytes - 2) / 2))}${bytes % 2 ? 'x' : ''}"`;
          assert.equal(Buffer.byteLength(json), bytes);
          answering(new Answer({json}));
          const got = await with_(encoding);
          assert.equal(got.headers['content-encoding'], bytes < 1024 ? undefined : encoding, `${bytes}`);
          assert.equal(unpacked(got), json);
        }
    });

    it('answers HEAD with what GET would send', async () => {
      answering(new Answer({json: LONG}));
      const [head, get] = [await with_('br', 'HEAD'), await with_('br')];
      assert.equal(head.body.length, 0);
      for (const name of ['content-encoding', 'content-length', 'content-type', 'vary'])
        assert.equal(head.headers[name], get.headers[name], name);
    });

    it('leaves small answers, packed ones, pictures and what must not be changed as they are', async () => {
      for (const [name, answer] of [
        ['small', new Answer({json: '{"a":1}'})],
        ['already encoded', new Answer({json: LONG}, {'Content-Encoding': 'x-own'})],
        ['secret', new Answer({json: LONG}, {'Cache-Control': 'no-store, no-transform'})],
        ['picture', new Answer({stream: () => Readable.from([Buffer.from(LONG)]), type: 'image/jpeg'})],
        [
          'workbook',
          new Answer({
            stream: () => Readable.from([Buffer.from(LONG)]),
            type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          }),
        ],
      ] as const) {
        answering(answer);
        const got = await with_('br, gzip');
        assert.notEqual(got.headers['content-encoding'], 'br', name);
        assert.notEqual(got.headers['content-encoding'], 'gzip', name);
        assert.equal(
          got.body.toString(),
          'json' in (answer.body ?? {}) ? (answer.body as {json: string}).json : LONG,
          name,
        );
      }
    });

    it('does not make fifty large answers wait: what is too much at once goes as it is', async () => {
      const large = JSON.stringify('abcdefgh'.repeat(128 * 1024 - 1));
      const call = Object.assign(new IncomingMessage(new Socket()), {headers: {'accept-encoding': 'gzip'}});
      const fifty = () =>
        Promise.all(
          Array.from({length: 50}, async () => {
            const response = new ServerResponse(call).setHeader('Content-Type', 'application/json');
            return {
              body: await compressedBody(call, response, large),
              encoding: response.getHeader('content-encoding'),
            };
          }),
        );
      for (const round of [await fifty(), await fifty()]) {
        const small = round.filter(({encoding}) => encoding === 'gzip');
        assert.equal(small.length, 8, 'of one megabyte each');
        for (const {body} of small) assert.equal(gunzipSync(body as Buffer).toString(), large);
        for (const {body} of round.filter(({encoding}) => !encoding)) assert.equal(body, large);
      }
    });

    it('shows of a stream what there is while the rest is still to come', async () => {
      for (const [encoding, unpack] of [
        ['gzip', createGunzip()],
        ['br', createBrotliDecompress()],
      ] as const) {
        let go: (() => void) | undefined;
        const more = new Promise<void>(resolve => (go = resolve));
        const lines = async function* () {
          yield Buffer.from('primeira linha\n');
          await more;
          yield Buffer.from('segunda linha\n');
        };
        answering(new Answer({stream: lines, type: 'text/csv; charset=utf-8'}));
        const call = request(url, {headers: {'Accept-Encoding': encoding}}).end();
        const [response] = (await once(call, 'response')) as [IncomingMessage];
        assert.equal(response.headers['content-encoding'], encoding);
        let text = '';
        response.pipe(unpack).on('data', (chunk: Buffer) => (text += chunk.toString()));
        for await (const _ of every(10)) if (text !== '') break;
        assert.equal(text, 'primeira linha\n');
        go?.();
        await once(unpack, 'end');
        assert.equal(text, 'primeira linha\nsegunda linha\n');
      }
    });

    it('of a stream ends with its reader, and lets go of what feeds it', async () => {
      const endless = new Readable({
        read() {
          this.push(`${Math.random()}`.repeat(100));
        },
      });
      answering(new Answer({stream: () => endless, type: 'text/csv'}));
      const clear = mock.method(globalThis, 'clearInterval');
      try {
        const call = request(url, {headers: {'Accept-Encoding': 'br'}}).end();
        const [response] = (await once(call, 'response')) as [IncomingMessage];
        await once(response, 'data');
        call.destroy();
        for await (const _ of every(10)) if (endless.destroyed && clear.mock.callCount() > 0) break;
      } finally {
        clear.mock.restore();
      }
    });

    it('of a stream that breaks sends what came before, and is no whole answer', async () => {
      const lines = async function* () {
        yield Buffer.from('primeira linha');
        await turn();
        yield Buffer.from(', e o resto falta');
        throw new Error('broken');
      };
      answering(new Answer({stream: lines, type: 'text/csv'}));
      const call = request(url, {headers: {'Accept-Encoding': 'gzip'}}).end();
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      await assert.rejects(once(response, 'end'), 'cut off');
      assert.equal(gunzipSync(Buffer.concat(chunks)).toString(), 'primeira linha, e o resto falta');
    });
  });

  it('of a stream that fails before its first byte sends nothing: it can still be refused', async () => {
    const failing = async function* (): AsyncGenerator<Uint8Array> {
      await turn();
      throw new Error('broken');
    };
    for (const encoding of ENCODINGS) {
      const chunks = compressedParts(encoding, failing());
      await assert.rejects(chunks.next(), /broken/, encoding);
    }
  });

  describe('in the application', () => {
    let t: TestApp;
    before(async () => (t = await givenApp()));
    after(() => t.stop());

    it('packs lists', async () => {
      const {token} = await givenUsuario(t, 0);
      for (let i = 0; i < 20; i++) await givenPintor(t);
      const headers = {Authorization: `|${token}|`, 'X-Pagina': '/painel'};
      const plain = await wire(`${t.url}/api/parceiros?pagina=0&limite=25`, headers);
      const small = await wire(`${t.url}/api/parceiros?pagina=0&limite=25`, {
        ...headers,
        'Accept-Encoding': 'gzip, br',
      });
      assert.equal(small.headers['content-encoding'], 'br');
      assert.equal(unpacked(small), plain.body.toString());
      assert.ok(small.body.length < plain.body.length / 3, `${small.body.length} of ${plain.body.length} bytes`);
    });

    it('never packs a token, or a signed address beside what the caller wrote', async () => {
      const staff = await givenUsuario(t, 0, {senha: PAINEL_PASSWORD});
      const painter = await givenPintor(t, {senha: PINTOR_PASSWORD, endRua: 'Rua '.repeat(500)});
      const json = {'Content-Type': 'application/json', 'Accept-Encoding': 'gzip, br'};
      const login = (path: string, body: object) => wire(t.url + path, json, 'POST', JSON.stringify(body));
      const session = {Authorization: `|${staff.token}|`, 'X-Pagina': '/painel', 'Accept-Encoding': 'gzip, br'};
      for (const [name, got] of [
        ['painter', await login('/api/sessoes/parceiro', {cpf: painter.cpf, senha: PINTOR_PASSWORD})],
        ['staff', await login('/api/sessoes/usuario', {cpf: staff.cpf, senha: PAINEL_PASSWORD})],
        ['export', await wire(`${t.url}/api/parceiros?download=csv&busca=${'a%20'.repeat(40)}`, session)],
      ] as const) {
        assert.equal(got.status, 200, `${name}: ${got.body.toString()}`);
        assert.equal(got.headers['content-encoding'], undefined, name);
        assert.equal(got.headers['cache-control'], 'no-store, no-transform', name);
      }
    });

    it('has every route that answers a token declared as secret', () => {
      const tokens = ROUTES.flatMap(([method, path]) => findEndpoint(method, path) ?? []).filter(
        ({answer}) =>
          answer && /"(token|senha|fileLink)":/.test(JSON.stringify(z.toJSONSchema(answer, {unrepresentable: 'any'}))),
      );
      const open = tokens.filter(({secret}) => !secret).map(({method, path}) => `${method} ${path}`);
      assert.ok(tokens.length > open.length);
      // Lists return the URL of a download with a secret in an uncompressed response; their rows are compressed.
      const lists = /^(GET |POST \/api\/(indique-ganhe\/indicacoes(\/painel)?|cursos\/curso\/search)$)/;
      assert.deepEqual(
        open.filter(route => !lists.test(route)),
        [],
      );
    });

    it('sends the API document packed once, and not again to who has it', async () => {
      const document = await wire(`${t.url}/openapi.json`, {'Accept-Encoding': 'br'});
      assert.equal(document.headers['content-encoding'], 'br');
      assert.equal((JSON.parse(unpacked(document)) as {openapi: string}).openapi, '3.0.3');
      const etag = document.headers.etag ?? '';
      const known = {'Accept-Encoding': 'br', 'If-None-Match': `"outro", ${etag}`};
      const again = await wire(`${t.url}/openapi.json`, known);
      assert.deepEqual([again.status, again.body.length, again.headers.vary], [304, 0, 'Accept-Encoding']);
      const other = await wire(`${t.url}/openapi.json`, {...known, 'Accept-Encoding': 'gzip'});
      assert.deepEqual(
        [other.status, other.headers['content-encoding']],
        [200, 'gzip'],
        'another form is another entity',
      );
      const head = await wire(`${t.url}/openapi.json`, {'Accept-Encoding': 'br'}, 'HEAD');
      assert.deepEqual([head.headers['content-length'], head.body.length], [String(document.body.length), 0]);
    });
  });
});
