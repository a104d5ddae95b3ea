import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {form, givenApp, givenImage, givenPintor, givenUsuario, insert, type AnswerBody, type TestApp} from '../support';

const SEND = '/api/upload/parceiro_foto';
const INFO = '/api/sessoes/parceiro/info';

interface PhotoAnswer extends AnswerBody {
  foto: string;
  fotoImagens: {largura: number; altura: number; url: string}[];
}

describe('The photo of a painter', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  type Painter = Awaited<ReturnType<typeof givenPintor>>;
  const photo = async (side = 600) => ({nome: 'eu.jpg', content: await givenImage('jpeg', side, side)});
  const send = async ({id, api}: Painter, fields: Record<string, string> = {idParceiro: String(id)}) =>
    api.post<PhotoAnswer>(SEND, form(fields, {arquivo: await photo()}));
  const stored = async () =>
    Number(
      (await t.db.one(sql<{n: string}>`SELECT count(*) AS n FROM arquivo WHERE caminho LIKE 'fotos-parceiro/%'`))?.n,
    );
  const asked = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${t.url}${url}`, {headers});
    await answer.arrayBuffer();
    return answer.status;
  };

  it('is encoded anew in its widths, shown by signed addresses, and part of the session’s answer', async () => {
    const pintor = await givenPintor(t);
    assert.deepEqual((await pintor.api.get<PhotoAnswer>(INFO)).body.fotoImagens, []);
    const {status, body} = await send(pintor);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      body.fotoImagens.map(({largura, altura}) => [largura, altura]),
      [
        [96, 96],
        [240, 240],
        [480, 480],
      ],
    );
    for (const {url} of body.fotoImagens) assert.equal(await asked(url), 200);
    const info = (await pintor.api.get<PhotoAnswer & {profile: PhotoAnswer}>(INFO)).body;
    assert.deepEqual([info.foto, info.profile.foto, info.fotoImagens.length], [body.foto, body.foto, 3]);
  });

  it('is for members and staff, not for who only knows its path', async () => {
    const pintor = await givenPintor(t);
    const {foto} = (await send(pintor)).body;
    assert.equal(await asked(`/arquivos/${foto}`), 401);
    const smart = await givenUsuario(t, 1);
    assert.equal((await smart.api.get(`/arquivos/${foto}`)).status, 200);
    assert.equal((await (await givenPintor(t)).api.get(`/arquivos/${foto}`)).status, 200);
  });

  it('takes the place of the one before, whose files go', async () => {
    const pintor = await givenPintor(t);
    const before = await stored();
    const first = (await send(pintor)).body;
    const second = (await send(pintor)).body;
    assert.notEqual(first.foto, second.foto);
    assert.equal(await stored(), before + 1);
    assert.equal((await pintor.api.get(`/arquivos/${first.foto}`)).status, 404);
  });

  it('is one, whatever is sent at the same moment', async () => {
    const pintor = await givenPintor(t);
    const before = await stored();
    const answers = await Promise.all(Array.from({length: 5}, () => send(pintor)));
    assert.deepEqual(
      answers.map(({status}) => status),
      [200, 200, 200, 200, 200],
    );
    assert.equal(await stored(), before + 1);
    const {foto} = (await pintor.api.get<PhotoAnswer>(INFO)).body;
    assert.equal((await pintor.api.get(`/arquivos/${foto}`)).status, 200);
  });

  it('is nobody’s but the caller’s, and a picture', async () => {
    const [pintor, other] = [await givenPintor(t), await givenPintor(t)];
    assert.equal((await send(pintor, {idParceiro: String(other.id)})).status, 404);
    assert.equal((await (await givenUsuario(t, 1)).api.post(SEND, form({}, {arquivo: await photo()}))).status, 401);
    const missing = await pintor.api.post(SEND, form({idParceiro: String(pintor.id)}, {}));
    assert.deepEqual([missing.status, missing.body.erro], [422, 'Selecione uma foto primeiro']);
    const text = {arquivo: {nome: 'eu.jpg', content: Buffer.from('<svg onload="x()"/>')}};
    assert.equal((await pintor.api.post(SEND, form({}, text))).status, 415);
    assert.equal((await other.api.get<PhotoAnswer>(INFO)).body.foto, null);
  });

  it('is changed twenty times an hour at most', async () => {
    const pintor = await givenPintor(t);
    await t.db.writes.query('TRUNCATE tentativa');
    for (let i = 0; i < 20; i++) assert.equal((await send(pintor)).status, 200);
    const {status, body} = await send(pintor);
    assert.deepEqual([status, body.erro], [429, 'Você trocou de foto muitas vezes. Tente de novo mais tarde.']);
  });

  it('opens the level that asks for one', async () => {
    const {id: clusterId} = await insert(t, 'cluster', {nome: 'Bronze', ordem: 1});
    await insert(t, 'cluster', {nome: 'Prata', ordem: 2, fotoPerfil: true});
    const pintor = await givenPintor(t, {clusterId});
    await send(pintor);
    const {cluster} = (await pintor.api.get<AnswerBody & {cluster: {nome: string}}>(INFO)).body;
    assert.equal(cluster.nome, 'Prata');
  });
});
