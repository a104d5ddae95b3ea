import assert from 'node:assert/strict';
import {client} from './client.js';
import {ApiError} from './error.js';
import {FakeBrowser, FakeXhr} from './support/fake-browser.js';

const file = (name: string): File => new File(['x'], name);

describe('Sending files', () => {
  let browser: FakeBrowser;
  beforeEach(() => (browser = new FakeBrowser('/enviar-nota')));
  afterEach(() => browser.close());

  const send = (init: {signal?: AbortSignal; onProgress?: (part: number) => void} = {}) =>
    client.upload('POST', '/api/upload/venda_foto', {
      form: {arquivos: [file('a.jpg'), file('b.jpg')], juntar: '1', codigoPromocional: undefined},
      idempotencyKey: 'k-2',
      ...init,
    });

  it('sends each file as a part, with the headers of every call, and reports progress', async () => {
    const parts: number[] = [];
    const sending = send({onProgress: part => parts.push(part)});
    const xhr = FakeXhr.last();
    assert.deepEqual([xhr.method, xhr.address], ['POST', '/api/upload/venda_foto']);
    assert.equal(xhr.headers['Idempotency-Key'], 'k-2');
    assert.equal(xhr.headers['X-Pagina'], '/enviar-nota');
    const names = xhr.form?.getAll('arquivos').map(part => (part as File).name);
    assert.deepEqual([names, xhr.form?.get('juntar')], [['a.jpg', 'b.jpg'], '1']);
    assert.equal(xhr.form?.has('codigoPromocional'), false);
    xhr.progress(1, 4);
    xhr.arrive(200, {mensagem: 'Recebida', arquivos: []});
    assert.equal((await sending).mensagem, 'Recebida');
    assert.deepEqual(parts, [0.25]);
  });

  it('throws refusals and lost connections as every call', async () => {
    const refusedSending = send();
    FakeXhr.last().arrive(413, {erro: 'O arquivo passa de 15 MB'});
    await assert.rejects(refusedSending, {status: 413, erro: 'O arquivo passa de 15 MB'});
    const lost = send();
    FakeXhr.last().lose();
    await assert.rejects(lost, reason => reason instanceof ApiError && reason.status === 0);
    const expelled = send();
    FakeXhr.last().arrive(401, {erro: 'Sessão encerrada'});
    await assert.rejects(expelled, {status: 401});
    assert.equal(browser.wentTo, '/');
  });

  it('gives a connection up that carried nothing for a minute, but waits for the answer to what has arrived', async () => {
    const clock = browser.clock();
    const silent = send();
    clock.tick(59_000);
    FakeXhr.last().progress(1, 2);
    clock.tick(59_000);
    assert.equal(FakeXhr.last().aborted, false);
    clock.tick(2_000);
    await assert.rejects(silent, {status: 0});
    const arrived = send();
    FakeXhr.last().upload.onload();
    clock.tick(599_000);
    FakeXhr.last().arrive(200, {mensagem: 'Recebida', arquivos: []});
    assert.equal((await arrived).mensagem, 'Recebida');
  });

  it('stops on command', async () => {
    const stop = new AbortController();
    const sending = send({signal: stop.signal});
    stop.abort();
    await assert.rejects(sending, {name: 'AbortError'});
    assert.equal(FakeXhr.last().aborted, true);
    await assert.rejects(send({signal: AbortSignal.abort()}), {name: 'AbortError'});
  });
});
