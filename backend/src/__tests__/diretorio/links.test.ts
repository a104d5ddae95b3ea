import assert from 'node:assert/strict';
import {once} from 'node:events';
import {DAY_MS} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {
  callText,
  filesIn,
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenUsuario,
  insert,
  openSocket,
  saldoOf,
  until,
  whileWaiting,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';

const RATINGS = '/api/sessoes/parceiro/avaliacoes';

interface Link extends AnswerBody {
  id: number;
  trabalho: string;
  link: string;
  expiraEm: string;
}
interface Ratings extends AnswerBody {
  ratings: {
    id: number;
    status: string;
    trabalho: string;
    cliente: string | null;
    nota: number | null;
    avaliacao: string | null;
    resposta: string | null;
    link: string | null;
    imagens: {url: string}[][];
  }[];
}

describe('a link to rate a painter', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => {
    pintor = await givenPintor(t, {nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos'});
    await t.db.query(sql`TRUNCATE tentativa`);
  });

  const ask = (trabalho = 'Sala do apartamento', who = pintor) => who.api.post<Link>(RATINGS, {trabalho});
  const given = async (trabalho?: string, who = pintor) => {
    const {status, body} = await ask(trabalho, who);
    assert.equal(status, 200, body.erro);
    return {...body, path: `/api/avaliacoes-pintor/${body.link.split('/').at(-1)}`};
  };
  const RATING = {nota: 5, cliente: 'Carla M.', avaliacao: 'Cobriu os móveis e deixou limpo.'};
  const rate = (path: string, fields: object = RATING, files: Parameters<typeof form>[1] = {}, api = t.anonymous) =>
    api.call('POST', path, form({...fields}, files));
  const list = async (who = pintor) => (await who.api.get<Ratings>(RATINGS)).body.ratings;

  it('locks the account before the painter, as whatever grants points does', async () => {
    const {path} = await given();
    const {result, seen} = await whileWaiting(t, {
      hold: sql`SELECT 1 FROM conta WHERE pintor_id = ${pintor.id} FOR UPDATE`,
      call: () => rate(path),
      look: sql`SELECT 1 FROM pintor WHERE id = ${pintor.id} FOR UPDATE SKIP LOCKED`,
    });
    assert.deepEqual([result.status, seen.length], [200, 1]);
  });

  it('says what it asks, and takes one rating with its photos', async () => {
    const {path, link, id} = await given();
    assert.match(link, /^http.*\/avaliar\/[\w-]{32}$/);
    const {body} = await t.anonymous.get<AnswerBody & {pintor: string; trabalho: string}>(path);
    assert.deepEqual(
      [body.pintor, body.trabalho],
      ['Maximiliano Sebastião Albuquerque de Vasconcelos', 'Sala do apartamento'],
    );
    const arquivos = {nome: 'sala.jpg', content: await givenImage('jpeg', 800, 600)};
    const rated = await rate(path, RATING, {arquivos});
    assert.deepEqual([rated.status, rated.body.mensagem], [200, 'Avaliação postada com sucesso.']);
    const [row] = await list();
    assert.deepEqual(
      [row?.id, row?.status, row?.nota, row?.cliente, row?.avaliacao, row?.imagens.length],
      [id, 'AVALIADO', 5, RATING.cliente, RATING.avaliacao, 1],
    );
    const plain = row?.imagens[0]?.[0]?.url.split('?')[0] ?? '';
    assert.equal((await t.anonymous.get(plain)).status, 401, 'not in the directory');
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true});
    assert.equal((await t.anonymous.get(plain)).status, 200);
    await t.db.query(sql`UPDATE avaliacao_pintor SET oculta = true WHERE id = ${id}`);
    assert.equal((await t.anonymous.get(plain)).status, 401);
    const notice = await t.db.one(
      sql<{titulo: string}>`SELECT titulo FROM aviso WHERE pintor_id = ${pintor.id} AND tipo = 'avaliacao_cliente'`,
    );
    assert.equal(notice?.titulo, 'Um cliente deu 5 estrelas');
  });

  it('with photos is checked before its body is read: who has no link stores nothing, however many calls are open', async () => {
    const held = async (path: string) => {
      const socket = await openSocket(t);
      const headers = {'Content-Type': 'multipart/form-data; boundary=X', 'Content-Length': String(50 * 1024 * 1024)};
      const part = 'Content-Disposition: form-data; name="arquivos"; filename="a.jpg"';
      socket.write(`${callText('POST', path, headers)}--X\r\n${part}\r\n\r\n${'x'.repeat(100_000)}`);
      return socket;
    };
    const unknown = await Promise.all(Array.from({length: 20}, () => held('/api/avaliacoes-pintor/nada')));
    for (const socket of unknown) {
      assert.match(String(await once(socket, 'data')), /^HTTP\/1\.1 404 /);
      socket.destroy();
    }
    const {path} = await given();
    const open = await Promise.all(Array.from({length: 3}, () => held(path)));
    await until(() => filesIn(t, 'tmp').length === 3, 'three on their way, and nothing of the others');
    const fourth = await held(path);
    assert.match(String(await once(fourth, 'data')), /^HTTP\/1\.1 429 /, 'three at a time for one painter');
    for (const socket of [...open, fourth]) socket.destroy();
    await until(() => filesIn(t, 'tmp').length === 0, 'the end of all');
    assert.equal((await rate(path)).status, 200);
  });

  it('is refused the second time, in clear words', async () => {
    const {path} = await given();
    await rate(path);
    const files = filesIn(t, 'arquivos/avaliacoes-pintor').length;
    const arquivos = {nome: 'sala.jpg', content: await givenImage('jpeg', 80, 60)};
    for (const again of [await rate(path, {...RATING, nota: 1}, {arquivos}), await t.anonymous.get(path)])
      assert.deepEqual(
        [again.status, again.body.codigo, again.body.erro],
        [409, 'LINK_USADO', 'Este trabalho já foi avaliado por este link. Obrigado!'],
      );
    assert.equal(filesIn(t, 'arquivos/avaliacoes-pintor').length, files);
    const once = await ask('sala do APARTAMENTO');
    assert.deepEqual([once.status, once.body.codigo], [409, 'TRABALHO_JA_AVALIADO']);
  });

  it('counts once, however many rate at the same moment', async () => {
    const {path} = await given();
    const answers = await Promise.all([1, 5].map(nota => rate(path, {...RATING, nota})));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409]);
    assert.equal((await list()).length, 1);
  });

  it('is one a job: asking again makes a new one, and the old one is void', async () => {
    const [first, second] = [await given(), await given('Sala do Apartamento ')];
    assert.equal(first.id, second.id);
    const old = await t.anonymous.get(first.path);
    assert.deepEqual([old.status, old.body.codigo], [404, 'LINK_INVALIDO']);
    assert.equal((await t.anonymous.get(second.path)).status, 200);
    await given('Sala do apartamento', await givenPintor(t));
    assert.equal((await list()).length, 1);
  });

  it('is listed until it is used, to be copied again, and its table alone opens nothing', async () => {
    const {path, link, id} = await given();
    const [open] = await list();
    assert.deepEqual([open?.id, open?.status, open?.link], [id, 'PENDENTE', link]);
    const stored = await t.db.query(sql`SELECT * FROM avaliacao_pintor WHERE id = ${id}`);
    assert.ok(!JSON.stringify(stored).includes(path.split('/').at(-1) ?? link));
    await t.db.query(sql`UPDATE avaliacao_pintor SET token_semente = 'outra' WHERE id = ${id}`);
    assert.equal((await list())[0]?.link, null, 'one that would not open is not handed out');
    await rate(path);
    assert.equal((await list())[0]?.link, null);
  });

  it('is taken back by its painter alone, and not once it was used', async () => {
    const {path, id} = await given();
    const address = `${RATINGS}/${id}`;
    assert.equal((await (await givenPintor(t)).api.delete(address)).status, 404);
    for (const api of [t.anonymous, (await givenUsuario(t, 1)).api])
      assert.equal((await api.delete(address)).status, 401);
    assert.equal((await pintor.api.delete(address)).body.mensagem, 'Link cancelado.');
    const gone = await rate(path);
    assert.deepEqual([gone.status, gone.body.codigo], [404, 'LINK_INVALIDO']);
    assert.deepEqual([await list(), (await pintor.api.delete(address)).status], [[], 404]);
    const used = await given();
    await rate(used.path);
    const late = await pintor.api.delete(`${RATINGS}/${used.id}`);
    assert.deepEqual([late.status, late.body.codigo], [409, 'TRABALHO_JA_AVALIADO']);
  });

  it('rated and taken back at the same moment is one of the two', async () => {
    for (let i = 0; i < 3; i++) {
      const {path, id} = await given(`Corrida ${i}`);
      const [rated, revoked] = await Promise.all([rate(path), pintor.api.delete(`${RATINGS}/${id}`)]);
      const kept = await t.db.query(sql`SELECT 1 FROM avaliacao_pintor WHERE id = ${id}`);
      assert.deepEqual(
        [rated.status === 200, revoked.status === 200],
        kept.length === 1 ? [true, false] : [false, true],
      );
    }
  });

  it('is over after thirty days, and once the painter has left; nobody can make one up', async () => {
    const {path, expiraEm} = await given();
    assert.equal(new Date(expiraEm).getTime() - t.clock.now.getTime(), 30 * DAY_MS);
    const stored = await t.db.one(sql<{hash: string}>`
      SELECT token_hash AS hash FROM avaliacao_pintor WHERE pintor_id = ${pintor.id}`);
    assert.ok(!path.includes(stored?.hash ?? path), 'of the token only the hash is kept');
    await t.db.query(sql`UPDATE avaliacao_pintor SET expira_em = ${t.clock.now} WHERE pintor_id = ${pintor.id}`);
    assert.equal((await t.anonymous.get(path)).status, 404);
    assert.equal((await rate(path)).status, 404);
    const again = await given();
    await t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ${pintor.id}`);
    assert.equal((await rate(again.path)).status, 404);
    assert.equal((await t.anonymous.get('/api/avaliacoes-pintor/nada')).status, 404);
  });

  it('says what is missing or too much', async () => {
    const {path} = await given();
    for (const [fields, field, words] of [
      [{nota: '', cliente: 'Carla'}, 'nota', 'Informe uma nota de 1 a 5'],
      [{nota: 6, cliente: 'Carla'}, 'nota', 'Informe uma nota de 1 a 5'],
      [{nota: 4, cliente: ' '}, 'cliente', 'Informe o seu nome'],
      [{nota: 4, cliente: 'C'.repeat(61)}, 'cliente', 'Use no máximo 60 caracteres'],
      [{nota: 4, cliente: 'Carla', avaliacao: 'a'.repeat(1001)}, 'avaliacao', 'Use no máximo 1.000 caracteres'],
    ] as const) {
      const {status, body} = await rate(path, fields);
      assert.deepEqual([status, body.campos?.[field]], [422, words], JSON.stringify(body));
    }
    assert.equal((await ask(' ')).body.campos?.['trabalho'], 'Diga qual foi o trabalho');
    assert.equal((await ask('x'.repeat(81))).body.campos?.['trabalho'], 'Use no máximo 80 caracteres');
    const broken = await rate(path, RATING, {arquivos: {nome: 'a.jpg', content: '%PDF-1.7 no picture'}});
    assert.equal(broken.status, 415);
    assert.equal((await rate(path)).status, 200, 'what was refused used nothing up');
  });

  it('is not for the painter, who may make twenty a day; nor for one connection again and again', async () => {
    const {path} = await given();
    const own = await rate(path, RATING, {}, pintor.api);
    assert.deepEqual([own.status, own.body.codigo], [403, 'AVALIACAO_PROPRIA']);
    for (let i = 1; i < 20; i++) await given(`Trabalho ${i}`);
    const over = await ask('Mais um');
    assert.deepEqual([over.status, over.body.erro], [429, 'Você já criou muitos links hoje. Tente de novo amanhã.']);
    await t.db.query(sql`TRUNCATE tentativa`);
    const answers: number[] = [];
    for (let i = 1; i < 5; i++) answers.push((await rate((await given(`Trabalho ${i}`)).path)).status);
    assert.deepEqual(answers, [200, 200, 200, 429]);
  });

  it('gives the bonus with the rating that was missing', async () => {
    for (let i = 0; i < 9; i++)
      await insert(t, 'avaliacao_pintor', {
        ...{pintorId: pintor.id, status: 'AVALIADO', nota: 5, criadoEm: t.clock.now, avaliadoEm: t.clock.now},
      });
    await rate((await given()).path);
    assert.equal(await saldoOf(t, pintor.id), 500);
  });

  it('lets the painter answer once', async () => {
    const {path, id} = await given();
    const address = `${RATINGS}/${id}/resposta`;
    const answer = (resposta: string, who = pintor) => who.api.put(address, {resposta});
    assert.equal((await answer('Obrigado!')).status, 404, 'nothing was said yet');
    await rate(path);
    assert.equal((await answer('Obrigado!', await givenPintor(t))).status, 404);
    assert.equal((await answer(' ')).body.campos?.['resposta'], 'Escreva a resposta');
    const both = await Promise.all([answer('Obrigado!'), answer('Valeu!')]);
    assert.deepEqual(both.map(({status}) => status).sort(), [200, 409]);
    const again = await answer('De novo');
    assert.equal(again.body.erro, 'Você já respondeu a esta avaliação.');
    assert.ok((await list())[0]?.resposta);
    for (const api of [t.anonymous, (await givenUsuario(t, 1)).api]) {
      assert.equal((await api.put(address, {resposta: 'x'})).status, 401);
      assert.equal((await api.post(RATINGS, {trabalho: 'x'})).status, 401);
    }
  });
});
