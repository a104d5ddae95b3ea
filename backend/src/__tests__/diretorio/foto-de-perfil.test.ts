import assert from 'node:assert/strict';
import {directoryPath} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  type AnswerBody,
  type GivenPintor,
  type GivenUsuario,
  type TestApp,
} from '../support';

interface Item {
  id: number;
  tipo: string;
  pintorId: number;
  imagens: {url: string}[][];
  estado: string;
  versao: string;
  texto: string | null;
  recusadas: {motivo: string; mesma: boolean}[];
}
type Info = AnswerBody & {
  profile: {fotoModeracao: {estado: string; motivo: string | null} | null};
  fotoImagens: {url: string}[];
};

describe('the moderation of profile photos', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`TRUNCATE tentativa`);
    pintor = await givenPintor(t, {endCidade: 'Campinas', endEstado: 'SP', acheSeuPintor: true});
  });

  const send = async (width = 300) => {
    const arquivo = {nome: 'eu.jpg', content: await givenImage('jpeg', width, 300)};
    const {status, body} = await pintor.api.post('/api/upload/parceiro_foto', form({}, {arquivo}));
    assert.equal(status, 200, body.erro);
  };
  const items = async (query = '') =>
    (await smart.api.get<AnswerBody & {moderacao: Item[]}>(`/api/moderacao?${query}`)).body.moderacao.filter(
      ({pintorId}) => pintorId === pintor.id,
    );
  const item = async (query?: string): Promise<Item> => {
    const [found, ...others] = await items(query);
    assert.ok(found && others.length === 0);
    assert.equal(found.tipo, 'perfil');
    return found;
  };
  const decide = (id: number, body: object, {api}: {api: GivenUsuario['api']} = smart) =>
    api.put(`/api/moderacao/${id}`, body);
  const approve = async () => assert.equal((await decide((await item()).id, {estado: 'aprovada'})).status, 200);
  const refuse = async (motivo = 'Não é uma pessoa') =>
    assert.equal((await decide((await item()).id, {estado: 'recusada', motivo})).status, 200);
  const info = async () => (await pintor.api.get<Info>('/api/sessoes/parceiro/info')).body;
  const seen = async () => (await info()).profile.fotoModeracao;
  const text = async (path: string) => (await fetch(t.url + path)).text();
  /** Where the photo is shown to anybody. */
  const shown = async () => {
    const path = (await info()).fotoImagens[0]?.url.split('?')[0] ?? '';
    const page = await text(directoryPath(pintor));
    const results = await text('/pintores?onde=Campinas/SP');
    const asked = await text(`${directoryPath(pintor)}/orcamento`);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    const {status} = await t.anonymous.get(path);
    return {
      page: page.includes(path),
      results: results.includes(path),
      asked: asked.includes(path),
      preview: image.includes('/fotos-parceiro/'),
      file: status === 200,
    };
  };
  const EVERYWHERE = {page: true, results: true, asked: true, preview: true, file: true};
  const NOWHERE = {page: false, results: false, asked: false, preview: false, file: false};

  it('shows a photo once it is approved, no longer once it is refused, and the painter why', async () => {
    assert.equal(await seen(), null);
    await send();
    assert.deepEqual(await seen(), {estado: 'pendente', motivo: null});
    assert.deepEqual(await shown(), NOWHERE);
    assert.match(await text(directoryPath(pintor)), /<b aria-hidden="true">P\d<\/b>/, 'the initials');
    assert.equal((await item('fila=1')).texto, null);
    await approve();
    assert.deepEqual(await seen(), {estado: 'aprovada', motivo: null});
    assert.deepEqual(await shown(), EVERYWHERE);
    assert.deepEqual(await items('fila=1'), []);
    await refuse();
    assert.deepEqual(await seen(), {estado: 'recusada', motivo: 'Não é uma pessoa'});
    assert.deepEqual(await shown(), NOWHERE);
    const notice = await t.db.one(
      sql<{titulo: string; texto: string}>`SELECT titulo, texto FROM aviso WHERE pintor_id = ${pintor.id}`,
    );
    assert.deepEqual(notice, {
      titulo: 'Sua foto de perfil não foi aceita',
      texto: 'A equipe recusou para o Ache Seu Pintor. Motivo: Não é uma pessoa',
    });
  });

  it('shows staff the photo that waits', async () => {
    await send();
    const url = (await item()).imagens[0]?.[0]?.url ?? '';
    assert.match(url, /^\/arquivos\/fotos-parceiro\//);
    assert.equal((await smart.api.get(url)).status, 200);
  });

  it('looks at every photo that takes the place of another, sent from either form', async () => {
    await send();
    await approve();
    await send(400);
    assert.deepEqual(await shown(), NOWHERE);
    assert.equal((await item('fila=1')).estado, 'pendente');
    await approve();
    const imgPerfil = {nome: 'eu.jpg', content: await givenImage('jpeg', 500, 300)};
    await pintor.api.post('/api/sessoes/parceiro/midias-ache-seu-pintor', form({}, {imgPerfil}));
    assert.deepEqual(await shown(), NOWHERE);
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true, sobre: ''});
    await approve();
    assert.deepEqual(await shown(), EVERYWHERE);
  });

  it('queues the photo of who wants to be found later, and keeps its decision through leaving and coming back', async () => {
    const list = (dado: number) => pintor.api.post('/api/privacidade/consentimentos', {documento: 'diretorio', dado});
    await list(0);
    await send();
    assert.deepEqual([await items(), await seen()], [[], null]);
    await list(1);
    assert.equal((await item('fila=1')).estado, 'pendente');
    assert.deepEqual(await shown(), NOWHERE);
    await approve();
    await list(0);
    assert.deepEqual(await shown(), NOWHERE);
    await list(1);
    assert.deepEqual(await shown(), EVERYWHERE);
    await list(0);
    await send(400);
    await list(1);
    assert.equal((await item('fila=1')).estado, 'pendente');
    assert.deepEqual(await shown(), NOWHERE);
  });

  it('decides on the photo that was seen alone', async () => {
    await send();
    const {id, versao} = await item();
    await send(400);
    const refused = await decide(id, {estado: 'aprovada', versao});
    assert.deepEqual([refused.status, refused.body.codigo], [409, 'MUDOU_ENTRETANTO']);
    assert.equal((await item()).estado, 'pendente');
    assert.equal((await decide(id, {estado: 'aprovada', versao: (await item()).versao})).status, 200);
  });

  it('never approves a photo that comes at the same moment', async () => {
    await send();
    for (let i = 0; i < 6; i++) {
      const {id, versao} = await item();
      const [decided] = await Promise.all([decide(id, {estado: 'aprovada', versao}), send(400 + i)]);
      assert.ok(decided.status === 200 || decided.status === 409, decided.body.erro);
      assert.equal((await item()).estado, 'pendente');
    }
    assert.deepEqual(await shown(), NOWHERE);
  });

  it('knows a refused photo when it comes back', async () => {
    await send();
    await refuse();
    await send(400);
    const known = async () => (await item()).recusadas.map(({motivo, mesma}) => [motivo, mesma]);
    assert.deepEqual(await known(), [['Não é uma pessoa', false]]);
    await approve();
    await send();
    assert.deepEqual(await known(), [['Não é uma pessoa', true]], 'approvals are not kept');
  });

  it('is for Administrador and Smart', async () => {
    await send();
    const {id} = await item();
    for (const who of [await givenUsuario(t, 2), pintor, {api: t.anonymous}])
      assert.ok([401, 403].includes((await decide(id, {estado: 'aprovada'}, who)).status));
    assert.equal((await decide(id, {estado: 'recusada'})).body.campos?.['motivo'], 'Informe o motivo');
    assert.equal((await item()).estado, 'pendente');
    assert.equal((await decide(id, {estado: 'aprovada'}, await givenUsuario(t, 0))).status, 200);
  });
});
