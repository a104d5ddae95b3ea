import assert from 'node:assert/strict';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {
  givenApp,
  givenPintor,
  givenPremio,
  givenUsuario,
  type Client,
  type AnswerBody,
  type TestApp,
} from '../../support';

const JSON_TYPE = {'Content-Type': 'application/json'};
const FORM = {'Content-Type': 'multipart/form-data; boundary=X'};

describe('What a call may carry', () => {
  let t: TestApp;
  let smart: Client;
  let premio: string;

  before(async () => {
    t = await givenApp();
    smart = (await givenUsuario(t, 1)).api;
    premio = `/api/premios/${(await givenPremio(t)).id}`;
  });
  after(() => t.stop());

  // Expects a short error response and no temporary files.
  const refused = async (call: Promise<{status: number; text: string; body: AnswerBody}>, status: number) => {
    const answer = await call;
    assert.equal(answer.status, status, answer.text.slice(0, 300));
    assert.ok(Buffer.byteLength(answer.text) <= 8000, `${answer.text.length} characters`);
    assert.ok(answer.body.erro && answer.body.codigo);
    assert.deepEqual(await readdir(join(t.dataDir, 'tmp')).catch(() => []), []);
    return answer.body;
  };
  const json = (text: string) => smart.raw('PUT', premio, text, {headers: JSON_TYPE});
  const keys = (n: number) => JSON.stringify(Object.fromEntries(Array.from({length: n}, (_, i) => [`k${i}`, 1])));

  it('names ten unknown fields and counts the others', async () => {
    const {erro: error, campos} = await refused(json(keys(190)), 400);
    assert.equal(error, 'Campo desconhecido: k0 (e mais 180 campos desconhecidos)');
    assert.deepEqual(
      Object.keys(campos ?? {}),
      Array.from({length: 10}, (_, i) => `k${i}`),
    );
    const one = await refused(json('{"nada":1}'), 400);
    assert.equal(one.erro, 'Campo desconhecido: nada');
  });

  it('refuses 85,000 fields before it looks at one of them', async () => {
    const {erro: error, campos} = await refused(json(keys(85_000)), 400);
    assert.deepEqual([error, campos], ['O pedido tem campos demais. Envie menos de cada vez.', undefined]);
  });

  it('quotes no name at any length', async () => {
    await refused(json(JSON.stringify({['k'.repeat(150)]: 1})), 400);
    await refused(smart.get(`/api/premios?${'x'.repeat(12_000)}=1`), 400);
    await refused(smart.get(`/api/premios?${'x'.repeat(5000)}=1&${'x'.repeat(5000)}=1`), 400);
    await refused(smart.get(`/api/premios?ordernar=${'x'.repeat(12_000)}`), 400);
    await refused(smart.get(`/api/premios?filtros=${encodeURIComponent(JSON.stringify({['x'.repeat(199)]: 1}))}`), 400);
    await refused(
      smart.patch('/api/resgates/bulk', {status: 1, ids: Array.from({length: 500}, () => 'x'.repeat(1000))}),
      422,
    );
  });

  it('takes a hundred parameters at most', async () => {
    const query = Array.from({length: 101}, (_, i) => `p${i}=1`).join('&');
    const {erro: error} = await refused(smart.get(`/api/premios?${query}`), 400);
    assert.equal(error, 'O pedido tem parâmetros demais.');
  });

  it('is no half of a character and no number without end', async () => {
    await refused(json('{"nome":"\\ud800"}'), 400);
    for (const valor of ['1e999', '-1e999']) {
      await refused(json(`{"custo":${valor}}`), 400);
      await refused(
        smart.raw('PATCH', '/api/resgates/bulk', `{"status":1,"ids":[${valor}]}`, {headers: JSON_TYPE}),
        400,
      );
    }
  });

  describe('as a form', () => {
    const form = (parts: string[]) =>
      smart.raw('PUT', premio, `${parts.map(part => `--X\r\n${part}\r\n`).join('')}--X--\r\n`, {headers: FORM});
    const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

    it('has each field once, none cut, not too many', async () => {
      const twice = await refused(form([field('nome', 'a'), field('nome', 'b')]), 400);
      assert.equal(twice.erro, 'Campo repetido: nome');
      await refused(form([field('descricao', 'x'.repeat(70_000))]), 413);
      await refused(form([field('k'.repeat(300), 'x')]), 400);
      await refused(form(Array.from({length: 60}, (_, i) => field(`k${i}`, 'x'))), 400);
      await refused(form(Array.from({length: 5000}, (_, i) => field(`k${i}`, 'x'))), 400);
      await refused(form([field('__proto__', 'x')]), 400);
      await refused(form([field('nome', 'a\0b')]), 400);
    });

    it('with parts that have no name, no head or a broken one', async () => {
      const heads = [
        'Content-Disposition: form-data',
        'Content-Disposition: form-data; name',
        'Content-Disposition: form-data; filename="a.jpg"',
      ];
      heads.push(
        'Content-Disposition: form-data; name=""; filename="a.jpg"',
        'Content-Type: image/jpeg',
        'x',
        ':',
        `x: ${'y'.repeat(90_000)}`,
      );
      heads.push('Content-Disposition: attachment; name="nome"', "Content-Disposition: form-data; name*=utf-8''%ff%fe");
      heads.push('Content-Disposition: form-data; name="nome"\r\nContent-Type: text/plain; charset=nada');
      for (const head of heads) {
        const answer = await form([`${head}\r\n\r\nabc`]);
        assert.ok([200, 400, 422].includes(answer.status), `${head.slice(0, 80)}: ${answer.text}`);
      }
      assert.equal((await smart.get(premio)).status, 200);
    });
  });

  it('may break off in a file that nobody wants', async () => {
    for (const head of [
      'name="nada"; filename="a.jpg"',
      'filename="a.jpg"',
      'name="foto"; filename=""',
      'name="foto"',
    ]) {
      const cut = `--X\r\nContent-Disposition: form-data; ${head}\r\nContent-Type: image/jpeg\r\n\r\nabc`;
      await refused(smart.raw('PUT', premio, cut, {headers: FORM}), 400);
    }
    assert.equal((await smart.get(premio)).status, 200);
  });

  it('has a key for repetitions that a log can show', async () => {
    const {api} = await givenPintor(t);
    const order = (chaveIdempotencia: string) =>
      api.post('/api/resgatar', {codigoPremio: 'x', qtde: 1}, {idempotencyKey: chaveIdempotencia});
    for (const key of ['x'.repeat(201), 'a\tb', 'á', 'a, a', 'é']) await refused(order(key), 400);
    for (const key of ['pedido-1:{}/~', 'um pedido']) assert.notEqual((await order(key)).status, 400);
  });
});
