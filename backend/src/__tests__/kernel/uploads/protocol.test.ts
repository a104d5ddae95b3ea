import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import {allClosed, filesIn, givenApp, givenPintor, givenUsuario, type GivenUsuario, type TestApp} from '../../support';
import {TEST_KIND, TUS, begin, begun, cancel, givenKind, head, idOf, mp4, offsetOf, send} from './support';

describe('A large file', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp();
    await givenKind(t);
  });
  after(() => t.stop());
  beforeEach(async () => {
    smart = await givenUsuario(t, 1);
  });
  afterEach(() => allClosed(t.dataDir));

  const taken = async (address: string, who = smart) => {
    const [uploads, sessions] = [await t.app.get(Kernel.RESUMABLE_UPLOADS), await t.app.get(Kernel.SESSIONS)];
    const actor = await t.run(() => sessions.find('painel', who.token));
    return t.run(() => uploads.take(TEST_KIND, idOf(address), async file => file), actor);
  };

  it('comes in pieces, and is whole with the last one', async () => {
    const bytes = mp4(10_000);
    const begunNow = await begin(smart.api, bytes.length, {nome: '../obra\u0000 nova.mp4'});
    assert.equal(begunNow.status, 201);
    const address = begunNow.headers.get('location') ?? '';
    assert.match(address, /^\/api\/envios\/[0-9a-f]{32}$/);
    assert.equal(begunNow.headers.get('tus-resumable'), '1.0.0');
    assert.equal(begunNow.headers.get('access-control-allow-origin'), null);
    assert.ok(Date.parse(begunNow.headers.get('upload-expires') ?? '') > t.clock.now.getTime());
    assert.deepEqual(
      [begunNow.body.id, begunNow.body.recebidos, begunNow.body.completo, begunNow.body.nome],
      [idOf(address), 0, false, 'obra nova.mp4'],
    );
    let at = 0;
    for (const end of [3, 5000, 10_000]) {
      assert.equal(await offsetOf(smart.api, address), at);
      const {status, headers} = await send(smart.api, address, at, bytes.subarray(at, end));
      assert.deepEqual([status, headers.get('upload-offset')], [204, String(end)]);
      at = end;
    }
    const {headers} = await head(smart.api, address);
    assert.deepEqual([headers.get('upload-offset'), headers.get('upload-length')], ['10000', '10000']);
    assert.equal(headers.get('cache-control'), 'no-store');
    const {body} = await smart.api.get(address);
    assert.deepEqual([body.completo, body.usado, body.recebidos], [true, false, 10_000]);

    const file = await taken(address);
    assert.deepEqual([file.mime, file.bytes], ['video/mp4', 10_000]);
    const served = await fetch(`${t.url}/arquivos/${file.caminho}`, {
      headers: {Authorization: `|${smart.token}|`, 'X-Pagina': '/painel'},
    });
    assert.equal(served.headers.get('content-type'), 'video/mp4');
    assert.ok(Buffer.from(await served.arrayBuffer()).equals(bytes));
    const [row] = await t.db.query(sql`SELECT sha256, nome_original FROM arquivo WHERE id = ${file.id}`);
    assert.deepEqual(row, {sha256: createHash('sha256').update(bytes).digest('hex'), nome_original: 'obra nova.mp4'});
  });

  it('may come with its beginning, or whole, in the call that begins it', async () => {
    const bytes = mp4(9000);
    for (const size of [0, 100, 9000]) {
      const {status, headers} = await smart.api.raw('POST', '/api/envios', bytes.subarray(0, size), {
        headers: {
          ...TUS,
          'Content-Type': 'application/offset+octet-stream',
          'Upload-Length': '9000',
          'Upload-Metadata': `tipo ${Buffer.from(TEST_KIND.name).toString('base64')}`,
        },
      });
      assert.equal(status, 201);
      assert.equal(await offsetOf(smart.api, headers.get('location') ?? ''), size);
    }
  });

  it('is handed over once, by who sent it', async () => {
    const bytes = mp4(200);
    const address = await begun(smart.api, 200);
    await assert.rejects(taken(address), {codigo: 'ENVIO_INCOMPLETO'});
    await send(smart.api, address, 0, bytes);
    await assert.rejects(taken(address, await givenUsuario(t, 1)), {codigo: 'ENVIO_NAO_ENCONTRADO'});
    const outcomes = await Promise.allSettled(Array.from({length: 5}, () => taken(address)));
    assert.equal(outcomes.filter(({status}) => status === 'fulfilled').length, 1);
    for (const each of outcomes)
      if (each.status === 'rejected') assert.equal((each.reason as {codigo: string}).codigo, 'ENVIO_USADO');
    assert.equal((await smart.api.get(address)).body.usado, true);
    assert.equal((await cancel(smart.api, address)).body.codigo, 'ENVIO_USADO');
  });

  it('whose taking over fails is there to be taken over again', async () => {
    const address = await begun(smart.api, 200);
    await send(smart.api, address, 0, mp4(200));
    const uploads = await t.app.get(Kernel.RESUMABLE_UPLOADS);
    const actor = await t.run(async () => (await t.app.get(Kernel.SESSIONS)).find('painel', smart.token));
    const failing = () =>
      uploads.take(TEST_KIND, idOf(address), () => Promise.reject(new Error('the module could not')));
    await assert.rejects(t.run(failing, actor), /could not/);
    assert.equal((await taken(address)).bytes, 200);
  });

  it('is gone when it is cancelled, in whatever state', async () => {
    const before = filesIn(t, '');
    for (const received of [0, 100, 200]) {
      const address = await begun(smart.api, 200);
      await send(smart.api, address, 0, mp4(200).subarray(0, received));
      assert.equal((await cancel(smart.api, address)).status, 204);
      assert.equal((await head(smart.api, address)).status, 404);
      assert.equal((await send(smart.api, address, received, Buffer.alloc(1))).status, 404);
      assert.equal((await cancel(smart.api, address)).status, 404);
    }
    assert.deepEqual(filesIn(t, ''), before);
  });

  it('is nobody else’s to see, to send, to cancel', async () => {
    const address = await begun(smart.api, 200);
    const other = await givenUsuario(t, 1);
    const pintor = await givenPintor(t);
    for (const [api, expected] of [
      [other.api, 404],
      [(await givenUsuario(t, 2)).api, 404],
      [t.anonymous, 401],
      [pintor.api, 401],
    ] as const) {
      assert.equal((await head(api, address)).status, expected);
      assert.equal((await api.get(address)).status, expected);
      assert.equal((await send(api, address, 0, mp4(200))).status, expected);
      assert.equal((await cancel(api, address)).status, expected);
    }
    assert.equal(await offsetOf(smart.api, address), 0);
  });

  it('is sent by who may make the call that it is for', async () => {
    const auditor = await givenUsuario(t, 2);
    assert.deepEqual(
      [(await begin(auditor.api, 200)).status, (await begin(auditor.api, 200)).body.codigo],
      [403, 'SEM_PERMISSAO'],
    );
    const address = await begun(smart.api, 200);
    await t.db.query(sql`UPDATE usuario SET permissao = 2 WHERE id = ${smart.id}`);
    const {status} = await (await freshSession()).get(address);
    assert.equal(status, 403, 'the right is gone');
  });

  const freshSession = async () => {
    const sessions = await t.app.get(Kernel.SESSIONS);
    return t.asPainel(await t.run(() => sessions.create('painel', smart.id)));
  };

  it('goes on only from where it stands', async () => {
    const bytes = mp4(300);
    const address = await begun(smart.api, 300);
    await send(smart.api, address, 0, bytes.subarray(0, 100));
    for (const offset of [0, 99, 101, 300]) {
      const {status, body} = await send(smart.api, address, offset, bytes.subarray(100));
      assert.deepEqual([status, body.codigo], [409, 'ENVIO_POSICAO'], String(offset));
    }
    assert.equal((await send(smart.api, address, 100, bytes)).status, 413, 'more than was announced');
    assert.equal(await offsetOf(smart.api, address), 100);
    assert.equal((await send(smart.api, address, 100, bytes.subarray(100))).status, 204);
    assert.equal((await send(smart.api, address, 300, Buffer.alloc(1))).status, 413, 'more than the whole');
  });

  it('of a wrong type is refused by its content, as soon as that is known', async () => {
    const before = filesIn(t, '');
    for (const content of [Buffer.alloc(9000), Buffer.from(`%PDF-1.7 ${'x'.repeat(9000)}`), Buffer.from('<html>')]) {
      const address = await begun(smart.api, Math.max(content.length, 6));
      const {status, body} = await send(smart.api, address, 0, content);
      assert.deepEqual([status, body.erro], [415, TEST_KIND.wrongType]);
      assert.equal((await head(smart.api, address)).status, 404);
    }
    const address = await begun(smart.api, 1_000_000);
    assert.equal((await send(smart.api, address, 0, Buffer.alloc(5000))).status, 415, 'long before the end');
    assert.deepEqual(filesIn(t, ''), before);
  });

  it('is refused before anything of it is taken where it cannot be kept', async () => {
    const refused = async (size: number, options?: Parameters<typeof begin>[2]) => {
      const {status, body} = await begin(smart.api, size, options);
      return [status, body.codigo];
    };
    assert.deepEqual(await refused(TEST_KIND.bytes + 1), [413, 'ARQUIVO_GRANDE']);
    assert.deepEqual(await refused(0), [422, 'ARQUIVO_VAZIO']);
    assert.deepEqual(await refused(10, {tipo: 'nada'}), [422, 'CAMPOS_INVALIDOS']);
    assert.deepEqual(await refused(10, {headers: {'Tus-Resumable': ''}}), [412, 'PROTOCOLO_DIFERENTE']);
    const malformed: Record<string, string>[] = [
      {'Tus-Resumable': '9.9.9'},
      {'Upload-Length': '-1'},
      {'Upload-Length': 'x'},
      {'Upload-Metadata': 'tipo !!'},
      {'Upload-Defer-Length': '1'},
    ];
    for (const headers of malformed) assert.equal((await refused(10, {headers}))[0], 400, JSON.stringify(headers));
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM envio WHERE ator = ${`painel:${smart.id}`}`), []);
  });

  it('is answered by a call that speaks no tus, and only there', async () => {
    const address = await begun(smart.api, 10);
    assert.equal((await smart.api.get(address)).status, 200);
    assert.equal((await smart.api.call('HEAD', address)).status, 412);
    assert.equal((await smart.api.delete(address)).status, 412);
    assert.equal((await smart.api.patch(address, {})).status, 412);
    for (const headers of [
      TUS,
      {...TUS, 'Upload-Offset': '0'},
      {...TUS, 'Upload-Offset': '0', 'Content-Type': 'text/plain'},
    ])
      assert.ok([400, 415].includes((await smart.api.raw('PATCH', address, Buffer.alloc(1), {headers})).status));
    assert.equal((await smart.api.get('/api/envios/x')).status, 400);
  });
});
