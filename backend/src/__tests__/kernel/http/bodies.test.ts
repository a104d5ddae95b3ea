import assert from 'node:assert/strict';
import {request as httpRequest} from 'node:http';
import {givenApp, givenPintor, givenPremio, givenUsuario, type Client, type TestApp} from '../../support';

const MB = 1024 * 1024;
const JSON_TYPE = {'Content-Type': 'application/json'};

describe('Hostile calls', () => {
  let t: TestApp;
  let smart: Client;
  let premio: string;

  before(async () => {
    t = await givenApp();
    smart = (await givenUsuario(t, 1)).api;
    premio = `/api/premios/${(await givenPremio(t, {nome: 'Intacto'})).id}`;
  });
  after(() => t.stop());

  // After each test, the prize must be unchanged.
  afterEach(async () => {
    const {body} = await smart.get(premio);
    assert.deepEqual([body.nome, body.ativo, body.quantidade], ['Intacto', 1, 0]);
  });

  const refused = async (
    sent: string | Uint8Array | ReadableStream<Uint8Array>,
    status: number,
    headers = JSON_TYPE,
  ) => {
    const answer = await smart.raw('PUT', premio, sent, {headers});
    assert.equal(answer.status, status, answer.text);
    assert.equal(typeof answer.body.erro, 'string');
    assert.match(answer.body.codigo ?? '', /^[A-Z_]+$/);
    assert.doesNotMatch(answer.text, /node_modules|SELECT|at .*\.js/);
  };

  describe('bodies', () => {
    it('broken JSON', async () => {
      for (const text of [
        '{',
        '{"nome":',
        "{'nome':'x'}",
        '{"nome":"x",}',
        'nome=x',
        '\u0000',
        '{"nome":"x"}{}',
        'NaN',
      ])
        await refused(text, 400);
    });

    it('JSON that is no object', async () => {
      for (const text of ['[]', '1', '"x"', 'true', '[{"nome":"x"}]']) await refused(text, 400);
      await refused('null', 422);
      await refused('', 422);
    });

    it('bytes that are no UTF-8', () => refused(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400));

    it('another content type', async () => {
      for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', ''])
        await refused('{"nome":"x"}', 415, {'Content-Type': type});
    });

    it('wrong types', async () => {
      for (const nome of ['1', 'true', '{}', '["x"]', '{"toString":"x"}']) await refused(`{"nome":${nome}}`, 400);
      for (const custo of ['{}', '[]', 'true', '[1]']) {
        const answer = await smart.raw('PUT', premio, `{"custo":${custo}}`, {headers: JSON_TYPE});
        assert.equal(answer.status, 400, answer.text);
      }
      for (const identificador of ['{}', '[1]', 'true', '1.5', '1e400']) {
        const text = `{"identificador":${identificador},"status":1}`;
        const answer = await smart.raw('POST', '/api/alterarStatusResgate', text, {headers: JSON_TYPE});
        assert.deepEqual([answer.status, answer.body.campos?.identificador], [400, 'Identificador inválido']);
      }
    });

    it('unknown fields', async () => {
      for (const field of ['id', 'pontosWeb', 'removidoEm', 'fotoId', 'constructor', 'hasOwnProperty', ''])
        await refused(JSON.stringify({nome: 'x', [field]: 1}), 400);
    });

    it('keys of the prototype', async () => {
      await refused('{"__proto__":{"nome":"x"}}', 400);
      await refused('{"nome":"x","constructor":{"prototype":{"admin":true}}}', 400);
      assert.equal(({} as {admin?: boolean}).admin, undefined);
    });

    it('a NUL, wherever it stands', async () => {
      await refused('{"nome":"a\\u0000b"}', 400);
      await refused('{"tags":["a\\u0000"]}', 400);
      await refused('{"a\\u0000":1}', 400);
      for (const path of [`${premio}%00`, '/api/premios?busca=%00', '/api/premios?codigo=a%00b'])
        assert.equal((await smart.get(path)).status, 400, path);
    });

    it('numbers that are too large, too small or too long', async () => {
      const numbers = ['1e309', '-1e309', '99999999999999999999', '1e21', '2147483648', '-1', '0.5', '1e-7'];
      for (const quantidade of numbers) {
        const text = `{"quantidade":${quantidade},"motivoEstoque":"x"}`;
        const answer = await smart.raw('PUT', premio, text, {headers: JSON_TYPE});
        assert.ok([400, 422].includes(answer.status), `${quantidade}: ${answer.text}`);
      }
      for (const id of ['2147483648', '99999999999999999999', '-1', '1.5', '1e3', '0x1', 'abc', '%20', '١'])
        assert.ok([400, 404].includes((await smart.get(`/api/premios/${id}`)).status), id);
    });

    it('nesting without end', async () => {
      await refused(`{"tags":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400);
      await refused(`{"tags":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}}`, 413);
      const deep = `{"tags":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
      await refused(deep, 400);
    });

    it('text beyond its limit', async () => {
      await refused(JSON.stringify({nome: 'x'.repeat(201)}), 422);
      await refused(JSON.stringify({descricao: 'x'.repeat(900_000)}), 422);
    });

    it('300 MB of JSON, declared or not: refused at the first, with the memory flat', async () => {
      const before = process.memoryUsage.rss();
      await refused(Buffer.alloc(20 * MB, 0x20), 413);
      let sent = 0;
      let peak = 0;
      const chunk = new Uint8Array(MB).fill(0x20);
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          peak = Math.max(peak, process.memoryUsage.rss());
          if (sent++ < 300) controller.enqueue(chunk);
          else controller.close();
        },
      });
      await refused(body, 413);
      assert.ok(peak - before < 200 * MB, `memory grew by ${Math.round((peak - before) / MB)} MB`);
    });

    it('a body shorter than declared is a broken call, and nothing is done', async () => {
      const {port, hostname} = new URL(t.url);
      await new Promise<void>((resolve, reject) => {
        const call = httpRequest({
          port,
          hostname,
          path: premio,
          method: 'PUT',
          headers: {...JSON_TYPE, 'Content-Length': 1000},
        });
        call.on('error', () => resolve());
        call.on('response', () => reject(new Error('answered')));
        call.write('{"nome":"x"');
        call.end(() => call.destroy());
      });
    });
  });

  describe('addresses', () => {
    const raw = (path: string) =>
      new Promise<{status: number; text: string}>((resolve, reject) => {
        const {port, hostname} = new URL(t.url);
        // `fetch` would normalise the path.
        httpRequest({port, hostname, path}, response => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve({status: response.statusCode ?? 0, text}));
        })
          .on('error', reject)
          .end();
      });

    it('cannot climb out of the files', async () => {
      const tricks = [
        '/arquivos/../package.json',
        '/arquivos/..%2f..%2fsecret',
        '/arquivos/%2e%2e/%2e%2e/secret',
        '/arquivos/premios/..%2f..%2fsecret',
        '/arquivos/premios/..%5c..%5csecret',
        '/arquivos//etc/passwd',
        '/arquivos/%2fetc%2fpasswd',
        '/arquivos/premios/x.webp%00.jpg',
        '/arquivos/premios/.env',
        '/arquivos/premios',
        '/arquivos/',
        '/arquivos/..;/secret',
      ];
      for (const path of tricks) assert.equal((await raw(path)).status, 404, path);
      assert.equal((await raw('/arquivos/%ff.jpg')).status, 400);
      assert.equal((await raw('/arquivos/%')).status, 400);
      // Private, like all files that no module declares as public.
      assert.equal((await raw(`/arquivos/${'a/'.repeat(2000)}x.jpg`)).status, 401);
    });

    it('cannot climb from one route into another', async () => {
      for (const path of ['/api/premios/..%2fconfiguracoes', '/api/premios/..%2f', '/api/premios/%2e%2e/configuracoes'])
        assert.ok([400, 401, 404].includes((await raw(path)).status), path);
      for (const path of ['/api//premios', '/api/./premios', '//api/premios', '/api/premios/../premios'])
        assert.ok([200, 404].includes((await raw(path)).status), path);
      for (const path of ['/api/premios/%', '/api/premios/%ff', '/api/%']) {
        const {status, text} = await raw(path);
        assert.ok([400, 404].includes(status), `${path}: ${status}`);
        assert.match(text, /"erro"/);
      }
    });

    it('with one parameter twice, or an unknown one, are refused', async () => {
      for (const query of ['pagina=0&pagina=1', 'nada=1', '__proto__=1', 'filtros[cpf]=1', 'constructor=1'])
        assert.equal((await smart.get(`/api/premios?${query}`)).status, 400, query);
    });

    it('too long for anybody are refused', async () => {
      assert.equal((await raw(`/api/premios?busca=${'x'.repeat(20_000)}`)).status, 431);
    });
  });

  describe('answers', () => {
    it('reveal nothing of the server, and are cached by nobody', async () => {
      const {headers} = await smart.get(premio);
      assert.equal(headers.get('x-powered-by'), null);
      assert.equal(headers.get('server'), null);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'self'/);
      assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
      assert.equal(headers.get('access-control-allow-origin'), null);
    });

    it('to one session do not leak into another that calls at the same time', async () => {
      const painters = await Promise.all(Array.from({length: 8}, () => givenPintor(t)));
      const answers = await Promise.all(
        Array.from({length: 80}, async (_, i) => {
          const pintor = painters[i % painters.length];
          const {body} = (await pintor?.api.get('/api/sessoes/parceiro/info')) ?? {};
          return JSON.stringify(body).includes(pintor?.cpf ?? 'none');
        }),
      );
      assert.equal(answers.every(Boolean), true);
    });
  });
});
