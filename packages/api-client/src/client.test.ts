import assert from 'node:assert/strict';
import {client} from './client.js';
import {ApiError} from './error.js';
import {FakeBrowser} from './support/fake-browser.js';
import {LONG_MS} from './time-limit.js';

const refused = (status: number, error?: string) => (reason: unknown) =>
  reason instanceof ApiError && reason.status === status && (error === undefined || reason.erro === error);

describe('The client of the API', () => {
  let browser: FakeBrowser;
  beforeEach(() => (browser = new FakeBrowser('/loja?x=1')));
  afterEach(() => browser.close());

  it('fills the address in, sends the sessions and the page, and gives the answer', async () => {
    browser.signIn('loja', 'abc');
    browser.answer(200, {id: 7, nome: 'Rolo'});
    const premio = await client.get('/api/premios/{id}', {path: {id: 'a/b'}});
    assert.equal(premio.nome, 'Rolo');
    assert.equal(browser.sent.method, 'GET');
    assert.equal(new URL(browser.sent.url).pathname, '/api/premios/a%2Fb');
    assert.match(browser.sent.headers.get('Authorization') ?? '', /abc/);
    assert.equal(browser.sent.headers.get('X-Pagina'), '/loja?x=1');
    assert.equal(browser.sent.headers.get('Content-Type'), null);
  });

  it('leaves empty parameters out and sends objects as JSON', async () => {
    browser.answer(200, {premios: [], metadata: {total: 0}});
    await client.list('/api/premios', {query: {ativo: 1, buscar: '', nome: undefined, filtros: {codigo: 'ç&'}}});
    assert.deepEqual(
      [...new URL(browser.sent.url).searchParams],
      [
        ['ativo', '1'],
        ['filtros', '{"codigo":"ç&"}'],
      ],
    );
  });

  it('sends a body as JSON, under a key where it is given one', async () => {
    browser.answer(200, {saldoNovo: 3});
    const body = {codigo: '1', quantidade: 2} as never;
    await client.post('/api/resgatar', {body, idempotencyKey: 'k-1'});
    assert.equal(browser.sent.headers.get('Idempotency-Key'), 'k-1');
    assert.equal(browser.sent.headers.get('Content-Type'), 'application/json');
    assert.deepEqual(await browser.sent.json(), {codigo: '1', quantidade: 2});
  });

  it("finds a list's rows under whatever name they come", async () => {
    for (const name of ['resgates', 'rows']) {
      browser.answer(200, {[name]: [{id: 1}], count: 1, metadata: {total: 40, estimado: true}});
      const {rows, total, estimated} = await client.list('/api/resgates');
      assert.deepEqual([rows.map(row => row.id), total, estimated], [[1], 40, true]);
    }
    browser.answer(200, [{id: 1}, {id: 2}]);
    assert.deepEqual(await client.list('/api/resgates'), {rows: [{id: 1}, {id: 2}], total: 2, estimated: false});
  });

  it("throws the server's refusal with its sentence, code and fields", async () => {
    browser.answer(422, {erro: 'Saldo insuficiente', codigo: 'SEM_SALDO', campos: {quantidade: 'Demais'}});
    await assert.rejects(client.post('/api/sessoes/sair'), reason => {
      assert(reason instanceof ApiError);
      assert.deepEqual([reason.status, reason.erro, reason.codigo], [422, 'Saldo insuficiente', 'SEM_SALDO']);
      assert.deepEqual(reason.campos, {quantidade: 'Demais'});
      return true;
    });
    assert.equal(browser.wentTo, undefined);
  });

  it('goes out of everything at a 401', async () => {
    browser.signIn('loja', 'abc');
    browser.answer(401, {erro: 'Sessão encerrada'});
    await assert.rejects(client.get('/api/tags'), refused(401, 'Sessão encerrada'));
    assert.equal(localStorage.getItem('clube.sessao.loja'), null);
    assert.equal(browser.wentTo, '/');
  });

  it("takes a proxy's page for no answer of ours", async () => {
    browser.answerText(502, '<html>');
    await assert.rejects(client.get('/api/tags'), refused(502));
    browser.answerText(200, '');
    assert.deepEqual(await client.post('/api/sessoes/sair'), {});
    browser.answerText(200, '<html>');
    assert.deepEqual(await client.get('/api/tags'), {});
  });

  it('tells a lost connection from an abortion', async () => {
    browser.fail(new TypeError('fetch failed'));
    await assert.rejects(client.get('/api/tags'), refused(0));
    const stop = new AbortController();
    browser.hang();
    const asked = client.get('/api/tags', {signal: stop.signal});
    stop.abort();
    await assert.rejects(asked, {name: 'AbortError'});
  });

  it('takes a connection that says nothing for a lost one after a minute, and waits for files and long calls', async () => {
    const clock = browser.clock();
    browser.hang();
    let ended = 0;
    const note = () => void ended++;
    const stop = new AbortController();
    const asked = client.get('/api/tags', {signal: stop.signal});
    asked.catch(note);
    client.file('/api/resgates/export', {signal: stop.signal}).catch(note);
    const long = client.post('/api/pontuacoes/expirar', {timeoutMs: LONG_MS});
    long.catch(note);
    clock.tick(59_999);
    await Promise.resolve();
    assert.equal(ended, 0);
    clock.tick(1);
    await assert.rejects(asked, refused(0));
    assert.equal(ended, 1);
    assert.equal(browser.sent.signal.aborted, false);
    clock.tick(LONG_MS);
    await assert.rejects(long, refused(0));
    assert.equal(browser.sent.signal.aborted, true);
    assert.equal(ended, 2, 'the file still comes');
  });

  it('lets a call outlive its page on request', async () => {
    browser.answer(200, {});
    await client.delete('/api/nota/{idFoto}/analise', {path: {idFoto: 3}, keepalive: true});
    assert.deepEqual([browser.sent.method, browser.sent.keepalive], ['DELETE', true]);
  });

  it('hands out the bytes of a file, and its refusal', async () => {
    browser.answerText(200, '\u{feff}a;b');
    assert.equal((await client.file('/api/resgates/export')).size, 6);
    browser.answer(403, {erro: 'Não pode'});
    await assert.rejects(client.file('/api/resgates/export'), refused(403, 'Não pode'));
  });
});
