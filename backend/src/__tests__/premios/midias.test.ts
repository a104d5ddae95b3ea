import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {VIDEO_LOCATION_STAYS} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  filesIn,
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenPremio,
  givenUsuario,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {begin, idOf, mp4, send} from '../kernel/uploads/support';

interface Midia {
  id: number;
  idResgate: number;
  parceiro: string;
  premio: string;
  resgatadoEm: string;
  midia: {url: string; tipo: string};
}
interface Midias extends AnswerBody {
  midias: Midia[];
}

function box(type: string, inner: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}

describe('photos and videos of redemptions', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let pintor: GivenPintor;
  let order: number;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  beforeEach(async () => {
    pintor = await givenPintor(t, {saldo: 1000});
    order = await givenOrder(pintor);
  });

  async function givenOrder(who: GivenPintor): Promise<number> {
    const premio = await givenPremio(t);
    const {body} = await who.api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {
      codigoPremio: premio.codigo,
      qtde: 1,
    });
    return body.resgate.id;
  }
  const attach = async (content: Uint8Array, nome = 'a.bin', idResgate: number | string = order, api = smart.api) =>
    api.post('/api/upload/foto_video', form({idResgate: String(idResgate)}, {arquivo: {nome, content}}));
  const sent = async (bytes: Buffer, api = smart.api) => {
    const {headers} = await begin(api, bytes.length, {tipo: 'resgate.video'});
    const address = headers.get('location') ?? '';
    assert.equal((await send(api, address, 0, bytes)).status, 204);
    return idOf(address);
  };
  const listed = async (api = smart.api) =>
    (await api.get<Midias>('/api/resgates/fotos_videos')).body.midias.filter(({idResgate}) => idResgate === order);

  it('come as a form', async () => {
    const {status, body} = await attach(await givenImage('jpeg', 1600, 900));
    assert.deepEqual([status, body.mensagem], [200, 'Mídia anexada com sucesso ao resgate']);
    const video = mp4(50_000);
    assert.equal((await attach(video, 'obra.mp4')).status, 200);
    const [second, first] = await listed();
    assert.ok(first && second);
    assert.deepEqual([first.midia.tipo, second.midia.tipo], ['foto', 'video']);
    assert.equal(first.parceiro, pintor.nome);
    const photo = await t.anonymous.get(first.midia.url);
    assert.deepEqual([photo.status, photo.headers.get('content-type')], [200, 'image/webp']);
    const part = await t.anonymous.get(second.midia.url, {headers: {Range: 'bytes=100-199'}});
    assert.deepEqual(
      [part.status, part.headers.get('content-range'), part.headers.get('content-type')],
      [206, 'bytes 100-199/50000', 'video/mp4'],
    );
  });

  it('lose what a camera wrote beside a video, the place among it, whichever way they come', async () => {
    const place = Buffer.from('-23.5505-046.6333/');
    const film = box('mdat', mp4(200_000).subarray(32));
    const filmed = Buffer.concat([mp4(32), film, box('moov', box('udta', box('\u00a9xyz', place)))]);
    assert.equal((await attach(filmed, 'obra.mp4')).status, 200);
    const envio = await sent(filmed);
    assert.equal((await smart.api.post(`/api/resgates/${order}/midias`, {envio})).status, 200);
    for (const {midia} of await listed()) {
      const key = /arquivos\/([^?]+)/.exec(midia.url)?.[1] ?? '';
      const kept = await readFile(join(t.dataDir, 'arquivos', key));
      assert.equal(kept.length, filmed.length);
      assert.deepEqual([kept.includes(place), kept.includes(film)], [false, true]);
      const row = await t.db.one(sql<{sha256: string}>`SELECT sha256 FROM arquivo WHERE caminho = ${key}`);
      assert.equal(row?.sha256, createHash('sha256').update(kept).digest('hex'));
    }
  });

  it('are not kept where they may tell the place in a way that cannot be taken out, whichever way they come', async () => {
    const measured = Buffer.concat([mp4(32), box('moov', box('trak', box('mdia', box('minf', Buffer.alloc(0)))))]);
    const before = filesIn(t, '');
    const refused = await attach(measured, 'obra.mp4');
    assert.deepEqual([refused.status, refused.body.erro], [415, VIDEO_LOCATION_STAYS]);
    const {headers} = await begin(smart.api, measured.length, {tipo: 'resgate.video'});
    const address = headers.get('location') ?? '';
    assert.equal((await send(smart.api, address, 0, measured)).status, 415);
    assert.equal((await smart.api.post(`/api/resgates/${order}/midias`, {envio: idOf(address)})).status, 404);
    assert.deepEqual([filesIn(t, ''), await listed()], [before, []]);
  });

  it('come in pieces, each once', async () => {
    const envio = await sent(mp4(9000));
    const answers = await Promise.all(
      Array.from({length: 4}, () => smart.api.post(`/api/resgates/${order}/midias`, {envio})),
    );
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409]);
    assert.equal((await listed()).length, 1);
  });

  it('that are refused leave the upload to be attached elsewhere', async () => {
    const envio = await sent(mp4(9000));
    assert.equal((await smart.api.post('/api/resgates/999999/midias', {envio})).body.codigo, 'RESGATE_NAO_ENCONTRADO');
    await smart.api.post('/api/cancelarResgate', {identificador: order, status: 3});
    assert.equal((await smart.api.post(`/api/resgates/${order}/midias`, {envio})).body.codigo, 'RESGATE_ENCERRADO');
    assert.equal((await attach(await givenImage('jpeg', 300, 200))).body.codigo, 'RESGATE_ENCERRADO');
    order = await givenOrder(await givenPintor(t, {saldo: 1000}));
    const other = await givenUsuario(t, 1);
    assert.equal((await other.api.post(`/api/resgates/${order}/midias`, {envio})).body.codigo, 'ENVIO_NAO_ENCONTRADO');
    assert.equal((await smart.api.post(`/api/resgates/${order}/midias`, {envio})).status, 200);
    const half = idOf(await begunVideo());
    assert.equal(
      (await smart.api.post(`/api/resgates/${order}/midias`, {envio: half})).body.codigo,
      'ENVIO_INCOMPLETO',
    );
  });
  const begunVideo = async () => (await begin(smart.api, 100, {tipo: 'resgate.video'})).headers.get('location') ?? '';

  it('are detected by their content', async () => {
    const before = filesIn(t, '');
    assert.equal((await attach(Buffer.from('%PDF-1.7 nothing to see'), 'foto.jpg')).body.codigo, 'ARQUIVO_NAO_ACEITO');
    assert.equal((await attach(Buffer.from('<svg/>'), 'video.mp4')).body.codigo, 'ARQUIVO_NAO_ACEITO');
    const none = await smart.api.post('/api/upload/foto_video', form({idResgate: String(order)}, {}));
    assert.deepEqual([none.status, none.body.erro], [422, 'Selecione um arquivo primeiro']);
    assert.equal((await attach(mp4(100), 'a.mp4', 999_999)).body.codigo, 'RESGATE_NAO_ENCONTRADO');
    const {body} = await attach(mp4(100), 'a.mp4', '');
    assert.deepEqual(body.campos, {idResgate: 'Informe o ID do resgate primeiro'});
    assert.deepEqual(filesIn(t, ''), before);
  });

  it('are at most twenty for an order', async () => {
    for (let i = 0; i < 20; i++) {
      const [file] = await t.db.query(
        sql<{
          id: number;
        }>`INSERT INTO arquivo (caminho, mime, bytes, sha256) VALUES (${`resgates-videos/${order}-${i}.mp4`}, 'video/mp4', 1, ${'0'.repeat(64)}) RETURNING id`,
      );
      await t.db.query(
        sql`INSERT INTO resgate_midia (resgate_id, arquivo_id, tipo, criada_em) VALUES (${order}, ${file?.id ?? null}, 'video', now())`,
      );
    }
    assert.equal((await attach(mp4(100))).body.codigo, 'MIDIAS_DEMAIS');
  });

  it('are seen by the painter whose order it is, and by staff who may list them', async () => {
    await attach(mp4(5000), 'obra.mp4');
    await attach(await givenImage('jpeg', 600, 300));
    const paths = (await listed()).map(({midia}) => midia.url.split('?')[0] ?? '');
    const stranger = await givenPintor(t);
    const auditor = await givenUsuario(t, 2);
    assert.equal((await listed(pintor.api)).length, 2);
    assert.deepEqual((await stranger.api.get<Midias>('/api/resgates/fotos_videos')).body.midias, []);
    for (const path of paths) {
      assert.equal((await pintor.api.get(path)).status, 200);
      assert.equal((await smart.api.get(path)).status, 200);
      assert.equal((await stranger.api.get(path)).status, 404);
      assert.equal((await auditor.api.get(path)).status, 404);
      assert.equal((await t.anonymous.get(path)).status, 401);
    }
    const waiting = await sent(mp4(5000));
    assert.equal((await smart.api.get(`/arquivos/resgates-videos/${waiting}.mp4`)).status, 404, 'nobody took it over');
  });

  it('go with their files', async () => {
    const before = filesIn(t, 'arquivos');
    await attach(mp4(5000), 'obra.mp4');
    await attach(await givenImage('jpeg', 600, 300));
    for (const {id} of await listed())
      assert.equal((await smart.api.delete(`/api/resgates/midias/${id}`)).body.mensagem, 'Mídia excluída com sucesso');
    assert.deepEqual(filesIn(t, 'arquivos'), before);
    assert.equal((await smart.api.delete('/api/resgates/midias/999999')).status, 404);
  });
});
