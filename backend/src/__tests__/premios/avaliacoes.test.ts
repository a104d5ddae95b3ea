import assert from 'node:assert/strict';
import {summariseRatings} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  filesIn,
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  type AnswerBody,
  type GivenPintor,
  type GivenPremio,
  type TestApp,
} from '../support';

interface Review {
  id: number;
  idPremio: number;
  nota: number;
  descricao: string | null;
  fotos: string[];
  imagens: {largura: number; url: string}[][];
  Parceiro: {nome: string; foto: string | null};
  pintor?: string;
  oculta?: number;
}
interface Reviews extends AnswerBody {
  reviews: Review[];
}

describe('reviews of prizes', () => {
  let t: TestApp;
  let premio: GivenPremio;
  let pintor: GivenPintor;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => {
    premio = await givenPremio(t);
    pintor = await givenPintor(t, {saldo: 9000, nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos'});
  });

  /** Creates an order of the prize, whose status staff set. */
  async function givenOrder(who: GivenPintor, status?: 1 | 2 | 3): Promise<number> {
    const {body} = await who.api.post<AnswerBody & {resgate: {id: number}}>('/api/resgatar', {
      codigoPremio: premio.codigo,
      qtde: 1,
    });
    const smart = await givenUsuario(t, 1);
    const {id} = body.resgate;
    if (status === 3) await smart.api.post('/api/cancelarResgate', {identificador: id, status});
    else if (status) await smart.api.post('/api/alterarStatusResgate', {identificador: id, status});
    return id;
  }
  const permitted = async (who = pintor) =>
    (await who.api.post<AnswerBody & {permitido_avaliar: boolean}>('/api/permitido_avaliar', {idPremio: premio.id}))
      .body.permitido_avaliar;
  const review = (who: GivenPintor, fields: object = {}, files: Parameters<typeof form>[1] = {}) =>
    who.api.call('POST', '/api/avaliacoes_premio', form({idPremio: premio.id, nota: 4, ...fields}, files));
  const shown = async (api = t.anonymous) =>
    (await api.get<Reviews>(`/api/avaliacoes_premio?idPremio=${premio.id}`)).body.reviews;

  it('are of who received the prize, and of nobody else', async () => {
    assert.equal(await permitted(), false);
    const early = await review(pintor);
    assert.deepEqual([early.status, early.body.codigo], [422, 'PREMIO_NAO_RECEBIDO']);
    await givenOrder(pintor, 2);
    assert.equal(await permitted(), false, 'on its way is not received');
    await givenOrder(pintor, 3);
    assert.equal(await permitted(), false, 'cancelled is not received');
    await givenOrder(pintor, 1);
    assert.equal(await permitted(), true);
    assert.equal(await permitted(await givenPintor(t)), false);
    const {status, body} = await review(pintor, {descricao: ' Muito boa. '});
    assert.deepEqual([status, body.mensagem], [200, 'Avaliação postada com sucesso.']);
    const [one, ...others] = await shown();
    assert.equal(others.length, 0);
    assert.deepEqual([one?.nota, one?.descricao, one?.fotos], [4, 'Muito boa.', []]);
    assert.deepEqual(one?.Parceiro, {nome: 'Maximiliano V.', foto: null});
  });

  it('show the author’s photo to members, by a signed address, and to nobody else', async () => {
    await givenOrder(pintor, 1);
    await review(pintor);
    const face = {arquivo: {nome: 'eu.jpg', content: await givenImage('jpeg', 600, 600)}};
    const sent = await pintor.api.post('/api/upload/parceiro_foto', form({idParceiro: pintor.id}, face));
    assert.equal(sent.status, 200, sent.text);
    const photoFor = async (api: typeof t.anonymous) => (await shown(api))[0]?.Parceiro.foto;
    assert.equal(await photoFor(t.anonymous), null);
    const other = await givenPintor(t);
    const address = (await photoFor(other.api)) ?? '';
    assert.match(address, /^\/arquivos\/fotos-parceiro\/[^?]*96[^?]*\?.*assinatura=/);
    assert.equal((await t.anonymous.get(address)).headers.get('content-type'), 'image/webp');
    assert.equal((await t.anonymous.get(address.split('?')[0] ?? '')).status, 401);
    const newcomer = await givenPintor(t, {aceitouRegulamento: false});
    assert.equal(await photoFor(newcomer.api), null, 'who has not accepted the rules hears what everybody does');
  });

  it('are one for each painter and prize, however many are sent at once', async () => {
    await givenOrder(pintor, 1);
    const before = filesIn(t, 'arquivos/avaliacoes').length;
    const photo = {nome: 'a.jpg', content: await givenImage('jpeg', 600, 400)};
    const answers = await Promise.all(Array.from({length: 6}, () => review(pintor, {}, {arquivos: photo})));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409, 409, 409, 409, 409]);
    assert.equal((await shown()).length, 1);
    assert.equal(filesIn(t, 'arquivos/avaliacoes').length - before, 2, 'who came too late leaves no file');
    assert.equal(await permitted(), false);
    const again = await review(pintor);
    assert.deepEqual([again.status, again.body.erro], [409, 'Você já avaliou este prêmio.']);
  });

  it('as forms with photos are twenty an hour, kept or not, and are refused before their body is read', async () => {
    await givenOrder(pintor, 1);
    const whole = await givenImage('jpeg', 640, 480);
    const photo = {nome: 'a.jpg', content: whole.subarray(0, whole.length / 2)};
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await review(pintor, {}, {arquivos: photo})).status);
    assert.deepEqual([...new Set(statuses.slice(0, 20))], [422], 'a photo that breaks off');
    assert.equal(statuses[20], 429);
    const words = await pintor.api.post('/api/avaliacoes_premio', {idPremio: premio.id, nota: 4});
    assert.equal(words.status, 200, 'words cost nothing');
  });

  it('carry up to five photos, drawn anew', async () => {
    await givenOrder(pintor, 1);
    const photo = await givenImage('jpeg', 1200, 800);
    const data = form({idPremio: premio.id, nota: '5'});
    for (let i = 0; i < 6; i++)
      data.append('arquivos[]', new Blob([Uint8Array.from(photo)], {type: 'image/jpeg'}), `${i}.jpg`);
    const tooMany = await pintor.api.call('POST', '/api/avaliacoes_premio', data);
    assert.deepEqual([tooMany.status, tooMany.body.erro], [422, 'Envie até 5 imagens']);
    const two = form({idPremio: premio.id, nota: '5'});
    for (let i = 0; i < 2; i++)
      two.append('arquivos[]', new Blob([Uint8Array.from(photo)], {type: 'image/jpeg'}), `${i}.jpg`);
    assert.equal((await pintor.api.call('POST', '/api/avaliacoes_premio', two)).status, 200);
    const [one] = await shown();
    assert.equal(one?.fotos.length, 2);
    assert.deepEqual(
      one.imagens[0]?.map(({largura}) => largura),
      [480, 960],
    );
    const file = await t.anonymous.get(one.fotos[0] ?? '');
    assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'image/webp']);
  });

  it('refuse what is no review, and keep nothing of it', async () => {
    await givenOrder(pintor, 1);
    for (const [fields, status] of [
      [{nota: 0}, 400],
      [{nota: 6}, 400],
      [{nota: '4.5'}, 400],
      [{nota: 'cinco'}, 400],
      [{descricao: 'x'.repeat(1001)}, 400],
      [{idPremio: 'nenhum'}, 400],
      [{idPremio: 999_999}, 404],
      [{autor: 'outro'}, 400],
    ] as const) {
      const {status: got} = await review(pintor, fields);
      assert.ok(got === status || (status === 400 && got === 422), `${JSON.stringify(fields)}: ${got}`);
    }
    const pdf = await review(pintor, {}, {arquivos: {nome: 'a.jpg', content: '%PDF-1.7 no picture'}});
    assert.equal(pdf.status, 415);
    assert.deepEqual(await shown(), []);
    assert.equal(await permitted(), true);
  });

  it('are hidden by staff with their photos, and shown again', async () => {
    await givenOrder(pintor, 1);
    await review(pintor, {}, {arquivos: {nome: 'a.jpg', content: await givenImage('jpeg', 600, 400)}});
    const [one] = await shown();
    assert.ok(one);
    const smart = await givenUsuario(t, 1);
    const address = `/api/avaliacoes_premio/${one.id}`;
    assert.equal((await (await givenUsuario(t, 2)).api.put(address, {oculta: 1})).status, 403);
    assert.equal((await pintor.api.put(address, {oculta: 1})).status, 401);
    assert.equal((await smart.api.put(address, {nota: 1})).status, 400, 'nobody writes a painter’s words anew');
    assert.equal((await smart.api.put(address, {oculta: 1})).status, 200);
    assert.deepEqual(await shown(), []);
    assert.deepEqual(await shown(pintor.api), []);
    assert.equal((await t.anonymous.get(one.fotos[0] ?? '')).status, 401);
    assert.equal((await pintor.api.get(one.fotos[0] ?? '')).status, 404);
    const [hidden] = await shown(smart.api);
    assert.deepEqual([hidden?.oculta, hidden?.pintor], [1, pintor.nome]);
    assert.equal((await t.anonymous.get(hidden?.fotos[0] ?? '')).status, 200, 'by an address signed for staff');
    assert.equal(await permitted(), false, 'who was hidden has had a say');
    assert.deepEqual(await shown((await givenUsuario(t, 2)).api), [], 'an Auditor hears what everybody does');
    await smart.api.put(address, {oculta: 0});
    assert.equal((await shown()).length, 1);
    const trail = await t.db.query(sql`SELECT 1 FROM auditoria WHERE entidade = 'avaliacao_premio'`);
    assert.equal(trail.length, 2);
    assert.equal((await smart.api.put('/api/avaliacoes_premio/999999', {oculta: 1})).status, 404);
  });

  it('are summed up where prizes are listed, as the prize’s page sums up those that it shows', async () => {
    interface Listed {
      premios: {id: number; avaliacoes: {total: number; media: number | null}}[];
    }
    const listed = async () => {
      const {body} = await t.anonymous.get<Listed>(`/api/premios?codigo=${premio.codigo}&ativo=1`);
      return body.premios[0]?.avaliacoes;
    };
    assert.deepEqual(await listed(), {total: 0, media: null});
    for (const nota of [5, 4, 4, 5, 3, 5, 4]) {
      const {id} = await givenPintor(t);
      await insert(t, 'avaliacao_premio', {premioId: premio.id, pintorId: id, nota, criadoEm: t.clock.now});
      const {total, media} = summariseRatings((await shown()).map(review => review.nota));
      assert.deepEqual(await listed(), {total, media});
    }
    await t.db.query(sql`UPDATE avaliacao_premio SET oculta = true WHERE premio_id = ${premio.id} AND nota = 3`);
    assert.deepEqual(await listed(), {total: 6, media: 4.5}, 'without what staff have hidden');
    await pintor.api.put(`/api/favoritos/${premio.id}`, {});
    const {body} = await pintor.api.get<{favoritos: Listed['premios']}>('/api/favoritos');
    assert.deepEqual(body.favoritos[0]?.avaliacoes, {total: 6, media: 4.5});
  });

  it('are asked about by painters alone', async () => {
    assert.equal((await t.anonymous.post('/api/permitido_avaliar', {idPremio: premio.id})).status, 401);
    assert.equal((await t.anonymous.call('POST', '/api/avaliacoes_premio', form({idPremio: 1}))).status, 401);
    assert.equal((await pintor.api.post('/api/permitido_avaliar', {})).status, 422);
    await insert(t, 'avaliacao_premio', {premioId: premio.id, pintorId: pintor.id, nota: 5, criadoEm: t.clock.now});
    assert.equal(await permitted(), false);
  });
});
