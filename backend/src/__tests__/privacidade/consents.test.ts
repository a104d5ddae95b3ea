import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, insert, type AnswerBody, type GivenPintor, type TestApp} from '../support';

interface Consent {
  documento: string;
  dado: boolean;
  valeAte: string | null;
  historico: {versao: number; aceitoEm: string; retiradoEm: string | null}[];
}
interface Overview extends AnswerBody {
  consentimentos: Consent[];
  pedidos: {id: number; tipo: string; documento: string | null; estado: string}[];
  aoApagar: Record<string, number>;
}
interface Termo extends AnswerBody {
  versao: number;
  secoes: {titulo: string}[];
  versoes: {versao: number}[];
}

const CONSENTS = '/api/privacidade/consentimentos';
const ACCEPT = {aceitouRegulamento: 1, aceitouPrivacidade: 1};

describe('Texts that bind and consents', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  const publish = (columns: Record<string, unknown>) =>
    insert(t, 'termo', {pedeAceite: true, secoes: '[{"titulo": "Nova"}]', ...columns});
  const consentOf = async ({api}: GivenPintor, documento: string) => {
    const {body} = await api.get<Overview>('/api/privacidade');
    const found = body.consentimentos.find(consent => consent.documento === documento);
    assert.ok(found);
    return found;
  };
  const accepted = async ({api}: GivenPintor) => {
    const {body} = await api.get('/api/sessoes/parceiro/info');
    return [body.aceitouRegulamento, body.aceitouPrivacidade];
  };

  it('are read by everybody, in the version in force or an earlier one', async () => {
    const {status, body} = await t.anonymous.get<Termo>('/api/termos/regulamento');
    assert.deepEqual([status, body.versao, body.secoes[0]?.titulo], [200, 1, 'O programa']);
    assert.deepEqual(
      body.versoes.map(({versao}) => versao),
      [1],
      'what is to come is not shown',
    );
    t.clock.now = new Date('2026-11-22T03:00:00Z');
    const next = await t.anonymous.get<Termo>('/api/termos/regulamento');
    assert.deepEqual([next.body.versao, next.body.versoes.map(({versao}) => versao)], [2, [2, 1]]);
    const first = await t.anonymous.get<Termo>('/api/termos/regulamento?versao=1');
    assert.deepEqual(first.body.secoes, body.secoes);
    assert.equal((await t.anonymous.get('/api/termos/regulamento?versao=7')).status, 404);
    assert.equal((await t.anonymous.get('/api/termos/outro')).status, 400);
  });

  it('are asked for again when a new version that asks comes into force, and not before its day', async () => {
    const pintor = await givenPintor(t, {aceitouRegulamento: false, aceitouPrivacidade: false});
    await pintor.api.put('/api/parceiros', ACCEPT);
    await publish({documento: 'regulamento', versao: 4, vigenteDesde: '2026-12-01', pedeAceite: false});
    await publish({documento: 'regulamento', versao: 5, vigenteDesde: '2026-12-10'});
    await publish({documento: 'privacidade', versao: 5, vigenteDesde: '2026-12-10'});
    t.clock.now = new Date('2026-12-10T02:59:00Z');
    assert.deepEqual(await accepted(pintor), ['1', '1'], 'the last minute of the day before, in São Paulo');
    const session = (await givenPintor(t)).api;
    assert.equal((await session.get('/api/resgates')).status, 200);

    t.clock.now = new Date('2026-12-10T03:00:00Z');
    assert.deepEqual(await accepted(pintor), ['0', '0']);
    // Clears the cached session, which otherwise expires within seconds.
    await pintor.api.put('/api/parceiros', {aceitouPrivacidade: 1});
    const refused = await pintor.api.get('/api/resgates');
    assert.deepEqual([refused.status, refused.body.codigo], [403, 'REGULAMENTO_NAO_ACEITO']);
    await Promise.all([1, 2, 3].map(() => pintor.api.put('/api/parceiros', ACCEPT)));
    assert.equal((await pintor.api.get('/api/resgates')).status, 200);
    assert.deepEqual(await accepted(pintor), ['1', '1']);
    const {historico} = await consentOf(pintor, 'regulamento');
    assert.deepEqual(
      historico.map(({versao}) => versao),
      [5, 2],
      'each version once',
    );
    const staff = await givenUsuario(t, 1);
    const {body} = await staff.api.get<AnswerBody & {rows: AnswerBody[]}>('/api/parceiros?pagina=0&limite=50');
    const shown = new Map(body.rows.map(row => [row.id, row.aceitouRegulamento]));
    assert.deepEqual([shown.get(pintor.id), [...shown.values()].includes('0')], ['1', true]);
  });

  it('are never changed once they are published', async () => {
    await assert.rejects(t.db.query(sql`UPDATE termo SET secoes = '[]'`), /não muda/);
    await assert.rejects(t.db.query(sql`DELETE FROM termo`), /não muda/);
  });

  it('are given and withdrawn where they may be, as often as one likes; staff hear of it once', async () => {
    const pintor = await givenPintor(t, {aceitouRegulamento: false});
    await pintor.api.put('/api/parceiros', ACCEPT);
    assert.deepEqual(await consentOf(pintor, 'imagem').then(({dado, historico}) => [dado, historico]), [false, []]);
    const set = (documento: string, dado: number) => pintor.api.post(CONSENTS, {documento, dado});
    await Promise.all([1, 2, 3].map(() => set('imagem', 1)));
    const given = await consentOf(pintor, 'imagem');
    assert.deepEqual([given.dado, given.historico.length, given.valeAte], [true, 1, '2029-12-10']);
    await Promise.all([1, 2, 3].map(() => set('imagem', 0)));
    const taken = await consentOf(pintor, 'imagem');
    assert.deepEqual([taken.dado, taken.historico[0]?.retiradoEm], [false, t.clock.now.toISOString()]);
    await set('imagem', 1);
    assert.equal((await consentOf(pintor, 'imagem')).historico.length, 2);
    for (const dado of [0, 1, 0, 1]) await set('imagem', dado);

    const staff = await givenUsuario(t, 0);
    const {body} = await pintor.api.get<Overview>('/api/privacidade');
    assert.deepEqual(
      body.pedidos.map(({tipo, documento, estado}) => [tipo, documento, estado]),
      [['retirada', 'imagem', 'pedido']],
    );
    const address = `/api/pedidos-privacidade/${body.pedidos[0]?.id}/atender`;
    assert.equal((await (await givenUsuario(t, 2)).api.post(address)).status, 403);
    const answers = await Promise.all([1, 2].map(() => staff.api.post(address)));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 409]);
    const list = await staff.api.get<AnswerBody & {rows: AnswerBody[]}>('/api/pedidos-privacidade?pagina=0&limite=10');
    assert.deepEqual([list.body.rows[0]?.nome, list.body.rows[0]?.estado], [pintor.nome, 'atendido']);
    assert.equal((await staff.api.post('/api/pedidos-privacidade/999999/atender')).status, 404);
    await set('imagem', 0);
    const later = (await pintor.api.get<Overview>('/api/privacidade')).body.pedidos;
    assert.deepEqual(
      later.map(({estado}) => estado),
      ['pedido', 'atendido'],
      'what is taken back after it was answered is to be answered again',
    );
  });

  it('of what taking part consists of are not withdrawn', async () => {
    const {api} = await givenPintor(t, {versaoRegulamento: 5});
    for (const documento of ['regulamento', 'privacidade', 'compartilhamento', 'outro'])
      assert.equal((await api.post(CONSENTS, {documento, dado: 0})).status, 422);
  });

  it('stay as they were given when a new version does not ask, until it is agreed to', async () => {
    t.clock.now = new Date('2026-11-27T15:00:00Z');
    const pintor = await givenPintor(t, {versaoRegulamento: 5});
    const listed = async () => (await pintor.api.get('/api/sessoes/parceiro/info')).body.acheSeuPintor;
    const given = async () => {
      const {dado, historico} = await consentOf(pintor, 'diretorio');
      return [dado, historico.map(({versao, retiradoEm}) => [versao, retiradoEm === null])];
    };
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true});
    assert.deepEqual(await given(), [true, [[1, true]]]);

    t.clock.now = new Date('2026-12-10T15:00:00Z');
    const {body} = await t.anonymous.get<Termo & {mudancas: string}>('/api/termos/diretorio');
    assert.equal(body.versao, 2);
    assert.match(body.mudancas, /certificados e suas avaliações/);
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true, sobre: 'Oi.'});
    assert.deepEqual(
      [await listed(), await given()],
      [true, [true, [[1, true]]]],
      'saving the form agrees to nothing new',
    );
    await Promise.all([1, 2, 3].map(() => pintor.api.post(CONSENTS, {documento: 'diretorio', dado: 1})));
    const renewed = [
      [2, true],
      [1, false],
    ];
    assert.deepEqual([await listed(), await given()], [true, [true, renewed]]);
    const {pedidos} = (await pintor.api.get<Overview>('/api/privacidade')).body;
    assert.deepEqual(pedidos, [], 'a newer version is no withdrawal');
  });

  it('go along with the directory’s own switch', async () => {
    const pintor = await givenPintor(t, {versaoRegulamento: 5});
    await pintor.api.put('/api/parceiros', {acheSeuPintor: true});
    assert.equal((await consentOf(pintor, 'diretorio')).dado, true);
    await pintor.api.post(CONSENTS, {documento: 'diretorio', dado: 0});
    const {body} = await pintor.api.get('/api/sessoes/parceiro/info');
    assert.equal(body.acheSeuPintor, false);
  });
});
