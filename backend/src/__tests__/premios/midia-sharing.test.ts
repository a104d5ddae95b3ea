import assert from 'node:assert/strict';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {
  NOW,
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

interface Shared extends AnswerBody {
  premio: string;
  midia: {url: string; tipo: string};
  imagens: {url: string; largura: number}[];
  expiraEm: string;
}
interface Listed extends AnswerBody {
  midias: {id: number; midia: {url: string}; imagens: {url: string; largura: number}[]}[];
}

const DAY = 86_400_000;

describe('A photo that a painter shares', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let pintor: GivenPintor;
  let premio: string;
  let id: number;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
    pintor = await givenPintor(t, {saldo: 1000});
    const prize = await givenPremio(t, {nome: 'Rolo & "Pincel"'});
    premio = prize.nome;
    const {body} = await pintor.api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {
      codigoPremio: prize.codigo,
      qtde: 1,
    });
    const photo = {nome: 'a.jpg', content: await givenImage('jpeg', 1600, 900)};
    await smart.api.post('/api/upload/foto_video', form({idResgate: String(body.resgate.id)}, {arquivo: photo}));
    id = (await listed()).midias[0]?.id ?? 0;
  });
  after(() => t.stop());
  beforeEach(() => {
    t.clock.now = NOW;
  });

  const listed = async () => (await pintor.api.get<Listed>('/api/resgates/fotos_videos')).body;
  const share = (api = pintor.api, which: number | string = id) =>
    api.post<AnswerBody & {link: string; expiraEm: string}>(`/api/resgates/midias/${which}/compartilhar`);
  const tokenOf = async () => (await share()).body.link.split('/').at(-1) ?? '';
  const open = (token: string) => t.anonymous.get<Shared>(`/api/resgates/midias/compartilhadas/${token}`);

  it('has its widths for the owner, each by an address of the session', async () => {
    const [midia] = (await listed()).midias;
    assert.deepEqual(
      midia?.imagens.map(({largura}) => largura),
      [480, 960, 1440],
    );
    for (const {url} of midia.imagens) assert.equal((await t.anonymous.get(url)).status, 200);
  });

  it('is seen by whoever has the link, for a week', async () => {
    const {status, body} = await share();
    assert.equal(status, 200);
    assert.match(body.link, /\/compartilhado\/[\w.-]+$/);
    assert.equal(body.expiraEm, new Date(NOW.getTime() + 7 * DAY).toISOString());
    const token = body.link.split('/').at(-1) ?? '';
    const shown = (await open(token)).body;
    assert.deepEqual([shown.premio, shown.midia.tipo, shown.imagens.length], [premio, 'foto', 3]);
    assert.ok(!JSON.stringify(shown).includes(pintor.nome));
    for (const url of [shown.midia.url, ...shown.imagens.map(each => each.url)]) {
      const photo = await t.anonymous.get(url);
      assert.deepEqual([photo.status, photo.headers.get('content-type')], [200, 'image/webp']);
    }
    t.clock.now = new Date(NOW.getTime() + 7 * DAY);
    const late = await open(token);
    assert.deepEqual([late.status, late.body.codigo], [404, 'LINK_NAO_VALE']);
  });

  it('gives addresses that end, and that fit no other file', async () => {
    const {midia, imagens} = (await open(await tokenOf())).body;
    const other = imagens[0]?.url.split('?')[0] ?? '';
    const query = midia.url.split('?')[1] ?? '';
    assert.equal((await t.anonymous.get(`${other}?${query}`)).status, 401);
    assert.equal((await t.anonymous.get(midia.url.replace('ate=', 'ate=9'))).status, 401);
    assert.equal((await t.anonymous.get(midia.url.split('?')[0] ?? '')).status, 401);
    t.clock.now = new Date(NOW.getTime() + 30 * 60_000);
    assert.equal((await t.anonymous.get(midia.url)).status, 401);
  });

  it('is the owner’s and the staff’s to share, and nobody else’s', async () => {
    assert.equal((await share((await givenPintor(t)).api)).status, 404);
    assert.equal((await share(pintor.api, 999_999)).status, 404);
    assert.equal((await share(pintor.api, 'x')).status, 400);
    assert.equal((await share((await givenUsuario(t, 2)).api)).status, 403);
    const {body} = await share(smart.api);
    assert.equal((await open(body.link.split('/').at(-1) ?? '')).status, 200);
    assert.deepEqual(
      await t.db.query(sql<{id: number}>`SELECT ator_id AS id FROM auditoria WHERE acao = 'compartilhar-midia'`),
      [{id: smart.id}],
    );
    assert.equal((await share(t.anonymous)).status, 401);
  });

  it('is shown by no link but ours', async () => {
    const token = await tokenOf();
    const [which = '', until = '', signature = ''] = token.split('.');
    for (const forged of [
      'x',
      `${Number(which) + 1}.${until}.${signature}`,
      `${which}.z${until}.${signature}`,
      `${which}.${until}.${'A'.repeat(43)}`,
      `${token}x`,
    ])
      assert.equal((await open(forged)).status, 404, forged);
  });

  it('is said to messengers by its page: prize, words and a picture that they can fetch', async () => {
    const page = await t.app.get(Kernel.PAGE_METADATA);
    const token = await tokenOf();
    const found = await t.run(() => page.of(`/compartilhado/${token}`));
    assert.match(found?.title ?? '', /^Foto: Rolo & "Pincel"/);
    assert.equal((await t.anonymous.get(found?.image ?? '')).status, 200);
    assert.equal(await t.run(() => page.of('/compartilhado/nada')), undefined);
    assert.deepEqual([page.isUnlisted(`/compartilhado/${token}`), page.isUnlisted('/premio/1')], [true, false]);
  });

  it('is gone with the photo', async () => {
    const token = await tokenOf();
    const {midia} = (await open(token)).body;
    assert.equal((await smart.api.delete(`/api/resgates/midias/${id}`)).status, 200);
    assert.equal((await open(token)).status, 404);
    assert.equal((await t.anonymous.get(midia.url)).status, 404);
  });
});
