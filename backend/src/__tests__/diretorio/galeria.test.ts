import assert from 'node:assert/strict';
import sharp from 'sharp';
import {sql} from '../../kernel/persistence/sql';
import {
  filesIn,
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';

const SEND = '/api/sessoes/parceiro/midias-ache-seu-pintor';
const GALERIA = '/api/sessoes/parceiro/galeria';
const MIDIAS = '/api/sessoes/parceiro/midias';

interface Image {
  id: number;
  image: string;
  antesDe: number | null;
  imagens: {largura: number; url: string}[];
}
interface Gallery extends AnswerBody {
  gallery: Image[];
  foto: string | null;
  fotoImagens: {largura: number; url: string}[];
}

describe('a painter’s gallery', () => {
  let t: TestApp;
  let jpeg: Buffer;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp();
    jpeg = await givenImage('jpeg', 320, 240);
  });
  after(() => t.stop());
  beforeEach(async () => (pintor = await givenPintor(t)));

  const part = (content: Buffer | string = jpeg) => new Blob([Uint8Array.from(Buffer.from(content))]);
  /** A form with this many photos of each field; small ones, which the server draws once, unless `photo` is given. */
  function formOf({galeria = 0, imgPerfil = 0, broken = 0, photo = jpeg}): FormData {
    const data = new FormData();
    for (let i = 0; i < imgPerfil; i++) data.append('imgPerfil', part(photo), 'eu.jpg');
    for (let i = 0; i < galeria; i++) data.append('galeria[]', part(photo), `${i}.jpg`);
    for (let i = 0; i < broken; i++) data.append('galeria', part(jpeg.subarray(0, jpeg.length / 2)), 'b.jpg');
    return data;
  }
  const send = (counts: Parameters<typeof formOf>[0], who = pintor) => who.api.post<Gallery>(SEND, formOf(counts));
  const galleryOf = async (who = pintor) => (await who.api.get<Gallery>(GALERIA)).body.gallery;
  const files = () => filesIn(t, 'arquivos/galeria').length;
  const fotoOf = async ({id}: GivenPintor) =>
    (await t.db.one(sql<{foto: number | null}>`SELECT foto_id AS foto FROM pintor WHERE id = ${id}`))?.foto;

  it('takes a profile photo and photos of work in one call, in their order and drawn anew', async () => {
    assert.deepEqual(await galleryOf(), []);
    const {status, body} = await send({imgPerfil: 1, galeria: 2, photo: await givenImage('jpeg', 800, 600)});
    assert.equal(status, 200, body.erro);
    assert.equal(body.mensagem, 'Perfil atualizado com sucesso');
    assert.match(body.foto ?? '', /^fotos-parceiro\//);
    assert.equal(body.fotoImagens.length, 3);
    assert.deepEqual(body.gallery, await galleryOf());
    const [first, second] = body.gallery;
    assert.ok(first && second && first.id < second.id);
    assert.deepEqual(
      first.imagens.map(({largura}) => largura),
      [360, 720, 800],
    );
    const shown = await t.anonymous.get(first.image);
    assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/webp']);
    const photoAlone = await send({imgPerfil: 1});
    assert.deepEqual([photoAlone.status, photoAlone.body.gallery.length], [200, 2]);
    const {body: info} = await pintor.api.get<Gallery>('/api/sessoes/parceiro/info');
    assert.equal(info.foto, photoAlone.body.foto);
  });

  it('holds ten, in the words of the programme', async () => {
    const many = await send({galeria: 11});
    assert.deepEqual(
      [many.status, many.body.codigo, many.body.erro],
      [422, 'GALERIA_CHEIA', 'Você pode selecionar apenas 10 imagens'],
    );
    assert.equal((await send({galeria: 8})).status, 200);
    const over = await send({galeria: 3});
    assert.equal(over.body.erro, 'Sua galeria já tem 8 imagens: você pode adicionar até 2.');
    assert.equal((await send({galeria: 2})).status, 200);
    assert.equal((await send({galeria: 1})).body.erro, 'Sua galeria já tem 10 imagens. Remova uma antes.');
    assert.equal((await galleryOf()).length, 10);
    const [first] = await galleryOf();
    await pintor.api.delete(`${MIDIAS}/${first?.id}`);
    assert.equal((await send({galeria: 1})).status, 200, 'a place that is free is taken again');
  });

  it('holds ten, whatever is sent at the same moment', async () => {
    const before = files();
    const answers = await Promise.all(Array.from({length: 5}, () => send({galeria: 4})));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 200, 422, 422, 422]);
    assert.equal((await galleryOf()).length, 8);
    assert.equal(files() - before, 8, 'who came too late leaves no file');
  });

  it('keeps all that was sent, or nothing', async () => {
    const before = files();
    const broken = await send({imgPerfil: 1, galeria: 1, broken: 1});
    assert.deepEqual([broken.status, broken.body.codigo], [422, 'IMAGEM_ILEGIVEL']);
    assert.equal(await fotoOf(pintor), null);
    assert.deepEqual([await galleryOf(), files()], [[], before]);
    for (const [data, status] of [
      [formOf({}), 422],
      [formOf({imgPerfil: 2}), 422],
      [form({}, {galeria: {nome: 'a.jpg', content: '%PDF-1.7 no picture'}}), 415],
      [form({}, {imgPerfil: {nome: 'a.jpg', content: 'GIF89a'}}), 415],
    ] as const) {
      const answer = await pintor.api.post(SEND, data);
      assert.equal(answer.status, status, answer.text);
    }
    assert.equal((await pintor.api.post(SEND, formOf({}))).body.erro, 'Selecione uma imagem primeiro');
    assert.deepEqual([await fotoOf(pintor), await galleryOf()], [null, []]);
  });

  it('lets its painter remove a photo, and nobody else', async () => {
    const before = files();
    await send({galeria: 2});
    const [first, second] = await galleryOf();
    assert.ok(first && second);
    const other = await givenPintor(t);
    const address = `${MIDIAS}/${first.id}`;
    const foreign = await other.api.delete(address);
    assert.deepEqual([foreign.status, foreign.body.erro], [404, 'Imagem não encontrada.']);
    const answers = await Promise.all([pintor.api.delete(address), pintor.api.delete(address)]);
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 404]);
    assert.deepEqual(
      (await galleryOf()).map(({id}) => id),
      [second.id],
    );
    assert.equal(files() - before, 1, 'its file is gone');
    assert.equal((await pintor.api.delete(`${MIDIAS}/um`)).status, 400);
  });

  it('pairs a photo with the time before, for its painter alone', async () => {
    await send({galeria: 4});
    const ids = (await galleryOf()).map(({id}) => id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    const pair = (id: number, antesDe: number | null, who = pintor) => who.api.put(`${MIDIAS}/${id}`, {antesDe});
    assert.equal((await pair(a, b)).body.mensagem, 'Antes e depois salvo.');
    const pairs = async () => (await galleryOf()).map(({antesDe}) => antesDe);
    assert.deepEqual(await pairs(), [b, null, null, null]);
    for (const [id, antesDe] of [
      [c, b],
      [b, c],
      [c, a],
      [c, c],
    ] as const) {
      const {status, body} = await pair(id, antesDe);
      assert.deepEqual([status, body.codigo], [422, 'PAR_INVALIDO']);
    }
    const both = await Promise.all([pair(c, d), pair(d, c)]);
    assert.deepEqual(both.map(({status}) => status).sort(), [200, 422]);
    await pair(c, null);
    await pair(d, null);
    const other = await givenPintor(t);
    assert.deepEqual([(await pair(a, null, other)).status, (await pair(c, 999_999)).status], [404, 404]);
    await other.api.post(SEND, formOf({galeria: 1}));
    const [theirs] = await galleryOf(other);
    assert.equal((await pair(c, theirs?.id ?? 0)).status, 404);
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true});
    const page = async () => (await fetch(`${t.url}/pintores/x-${pintor.id}`)).text();
    assert.equal((await page()).match(/<figcaption>Antes<\/figcaption>/g)?.length, 1);
    assert.equal((await page()).match(/href="\/denunciar\/foto\//g)?.length, 3);
    await t.db.query(sql`UPDATE midia_pintor SET oculta = true WHERE id = ${b}`);
    assert.doesNotMatch(await page(), /<figcaption>Antes/);
    await pintor.api.delete(`${MIDIAS}/${b}`);
    assert.deepEqual(await pairs(), [null, null, null]);
  });

  it('leaves behind where and when a photo was taken', async () => {
    const taken = await sharp(jpeg)
      .withExif({IFD0: {Model: 'Celular da Ana'}, IFD3: {GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S'}})
      .jpeg()
      .toBuffer();
    assert.match(taken.toString('latin1'), /Celular da Ana/, 'it carries what is to be removed');
    const data = new FormData();
    data.append('galeria', part(taken), 'a.jpg');
    data.append('imgPerfil', part(taken), 'b.jpg');
    const {body} = await pintor.api.post<Gallery>(SEND, data);
    const [work] = body.gallery;
    for (const {url} of [...(work?.imagens ?? []), ...body.fotoImagens]) {
      const bytes = Buffer.from(await (await fetch(`${t.url}${url}`)).arrayBuffer());
      const {exif, xmp} = await sharp(bytes).metadata();
      assert.deepEqual([exif, xmp, bytes.includes('Celular da Ana')], [undefined, undefined, false], url);
    }
  });

  it('is everybody’s to see while the painter is in the directory', async () => {
    await send({galeria: 1});
    const [one] = await galleryOf();
    const plain = one?.image.split('?')[0] ?? '';
    const seen = async (api = t.anonymous) => (await api.get(plain)).status;
    const smart = await givenUsuario(t, 1);
    const other = await givenPintor(t);
    assert.deepEqual(
      [await seen(), await seen(other.api), await seen(pintor.api), await seen(smart.api)],
      [401, 404, 200, 200],
    );
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true});
    assert.deepEqual([await seen(), await seen(other.api)], [200, 200]);
    await t.db.query(sql`UPDATE midia_pintor SET oculta = true WHERE id = ${one?.id ?? 0}`);
    assert.deepEqual([await seen(), await seen(pintor.api)], [401, 200]);
  });

  it('is its painter’s alone', async () => {
    for (const api of [t.anonymous, (await givenUsuario(t, 1)).api]) {
      assert.equal((await api.get(GALERIA)).status, 401);
      assert.equal((await api.post(SEND, formOf({galeria: 1}))).status, 401);
      assert.equal((await api.delete(`${MIDIAS}/1`)).status, 401);
    }
    const newcomer = await givenPintor(t, {aceitouRegulamento: false});
    assert.equal((await newcomer.api.get(GALERIA)).status, 403);
  });

  it('shows own work, which the levels ask for', async () => {
    const shows = async () =>
      (await pintor.api.get<AnswerBody & {requisitos: {fotoVideoTrabalhos: boolean}}>('/api/cluster/situacao')).body
        .requisitos.fotoVideoTrabalhos;
    assert.equal(await shows(), false);
    await send({galeria: 1});
    assert.equal(await shows(), true);
  });
});
