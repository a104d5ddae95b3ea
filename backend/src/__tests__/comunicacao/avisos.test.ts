import assert from 'node:assert/strict';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {AVISO_KINDS} from '@clube/domain';
import {importJWK, jwtVerify} from 'jose';
import {sql} from '../../kernel/persistence/sql';
import {Kernel} from '../../kernel/keys';
import type {Notice} from '../../kernel/notices/notice';
import {
  NOW,
  givenApp,
  givenPintor,
  givenSession,
  givenUsuario,
  scrape,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../support';
import {givenDevice, givenPushService, type PushService} from '../support/push-service';

interface Aviso {
  id: number;
  titulo: string;
  lidoEm: string | null;
}
interface Settings extends AnswerBody {
  preferencias: {tipo: string; app: boolean; push: boolean; email: boolean}[];
  aparelhos: {id: number; nome: string; este: boolean}[];
  chavePush: string;
}

describe('Notices', () => {
  let t: TestApp;
  let service: PushService;
  before(async () => {
    service = await givenPushService();
    t = await givenApp({jobs: true, env: {PUSH_SERVICOS: service.url, PUBLIC_URL: 'http://clube.example'}});
  });
  after(async () => {
    await t.stop();
    await service.stop();
  });
  beforeEach(() => {
    t.clock.now = NOW;
    service.taken.splice(0);
    service.answer = {status: 201};
  });

  let told = 0;
  function noticeTo({id}: GivenPintor, changes: Partial<Notice> = {}): Notice {
    told++;
    const words = {titulo: `Aviso ${told}`, texto: 'Sua nota valeu 120 pontos.', destino: '/pontuacoes'};
    return {pintorId: id, tipo: 'nota_pontuada', chave: `teste:${told}`, ...words, ...changes};
  }
  async function tell(pintor: GivenPintor, changes: Partial<Notice> = {}): Promise<boolean> {
    const notices = await t.app.get(Kernel.NOTICES);
    return t.run(() => notices.notify(noticeTo(pintor, changes)));
  }
  const queued = (name: string) =>
    t.db.query(sql<{
      id: number;
      espera: number;
    }>`SELECT (data->>'entregaId')::int AS id, round(extract(epoch FROM start_after - created_on))::int AS espera
         FROM pgboss.job WHERE name = ${name} AND state = 'created' ORDER BY created_on, id`);
  /** Runs the queued deliveries, each job once. */
  async function leave(way: 'push' | 'email'): Promise<void> {
    const jobs = await queued(`avisos.${way}`);
    await t.db.query(
      sql`UPDATE pgboss.job SET state = 'completed' WHERE name = ${`avisos.${way}`} AND state = 'created'`,
    );
    for (const {id} of jobs) await t.app.jobs.runNow(`avisos.${way}`, {entregaId: id});
  }
  const deliveries = (pintor: GivenPintor) =>
    t.db.query(
      sql<{
        canal: string;
        estado: string;
        erro: string | null;
      }>`SELECT e.canal, e.estado, e.erro FROM aviso_entrega e JOIN aviso a ON a.id = e.aviso_id WHERE a.pintor_id = ${pintor.id} ORDER BY e.id`,
    );
  const listed = async ({api}: GivenPintor) =>
    (await api.get<AnswerBody & {avisos: Aviso[]}>('/api/avisos')).body.avisos;
  const unread = async ({api}: GivenPintor) =>
    (await api.get<AnswerBody & {avisosNaoLidos: number}>('/api/sessoes/parceiro/info')).body.avisosNaoLidos;
  const emails = () => {
    const folder = join(t.dataDir, 'correio');
    return readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''));
  };
  const settingsOf = async ({api}: GivenPintor) => (await api.get<Settings>('/api/avisos/preferencias')).body;
  async function givenNamedDevice(pintor: GivenPintor) {
    const device = givenDevice(service);
    const {status, body} = await pintor.api.post<AnswerBody & {id: number}>('/api/avisos/aparelhos', device.sent);
    assert.equal(status, 201);
    return {...device, id: body.id};
  }

  it('are sent in the app, by push and by e-mail, and each channel is recorded', async () => {
    const pintor = await givenPintor(t, {nome: 'Maximiliano Sebastião', saldo: 10});
    const device = await givenNamedDevice(pintor);
    assert.equal(await tell(pintor, {titulo: 'Sua nota valeu 120 pontos', detalhe: 'O código não teve efeito.'}), true);
    assert.deepEqual(
      [(await listed(pintor)).map(({titulo}) => titulo), await unread(pintor)],
      [['Sua nota valeu 120 pontos'], 1],
    );
    await leave('push');
    await leave('email');
    assert.deepEqual(await deliveries(pintor), [
      {canal: 'push', estado: 'entregue', erro: null},
      {canal: 'email', estado: 'entregue', erro: null},
    ]);
    const [aviso] = await listed(pintor);
    assert.deepEqual(device.received(), [
      {
        id: aviso?.id,
        titulo: 'Sua nota valeu 120 pontos',
        texto: 'Sua nota valeu 120 pontos.',
        destino: '/pontuacoes',
        naoLidos: 1,
      },
    ]);
    const headers = service.taken[0]?.headers;
    assert.match(headers?.authorization ?? '', /^vapid t=[\w.-]+, k=[\w-]{87}$/);
    assert.equal(headers?.['content-encoding'], 'aes128gcm');
    const email = emails().find(text => text.includes(pintor.email)) ?? '';
    assert.match(email, /Subject: Sua nota valeu 120 pontos/);
    assert.match(email, /Veja em http:\/\/clube\.example\/pontuacoes/);
    assert.match(email, /http:\/\/clube\.example\/avisos\/preferencias/);
    assert.ok(
      service.taken.every(({body}) => !body.includes('120')),
      'nobody on the way reads it',
    );
  });

  it('are notified once, however often and however many at a time', async () => {
    const pintor = await givenPintor(t);
    const same = await Promise.all([1, 2, 3, 4].map(() => tell(pintor, {chave: 'venda:1'})));
    assert.equal(same.filter(Boolean).length, 1);
    assert.equal(await tell(pintor, {chave: 'venda:1'}), false);
    assert.deepEqual([(await listed(pintor)).length, (await deliveries(pintor)).length], [1, 1]);
    // A repeated job sends no second e-mail.
    const [job] = await queued('avisos.email');
    await leave('email');
    const before = emails().length;
    await t.app.jobs.runNow('avisos.email', {entregaId: job?.id});
    assert.equal(emails().length, before);
  });

  it('leave with the transaction that notifies, or not at all', async () => {
    const pintor = await givenPintor(t);
    const notices = await t.app.get(Kernel.NOTICES);
    await assert.rejects(
      t.run(() =>
        t.app.db.tx(async () => {
          assert.equal(await notices.notify(noticeTo(pintor)), true);
          throw new Error('undone');
        }),
      ),
      /undone/,
    );
    assert.deepEqual([await listed(pintor), await deliveries(pintor)], [[], []]);
  });

  it('are switched off kind by kind and way by way', async () => {
    const pintor = await givenPintor(t);
    const device = await givenNamedDevice(pintor);
    const off = (tipo: string, canal: string) =>
      pintor.api.put('/api/avisos/preferencias', {tipo, canal, ligado: false});
    for (const canal of ['app', 'push', 'email']) assert.equal((await off('nota_pontuada', canal)).status, 200);
    await off('nivel_alcancado', 'push');
    const {preferencias} = await settingsOf(pintor);
    assert.deepEqual(
      preferencias.map(({tipo}) => tipo),
      [...AVISO_KINDS],
    );
    assert.deepEqual(preferencias[0], {tipo: 'nota_pontuada', app: false, push: false, email: false});
    await tell(pintor);
    assert.deepEqual([await listed(pintor), await deliveries(pintor), await unread(pintor)], [[], [], 0]);
    await tell(pintor, {tipo: 'nivel_alcancado'});
    assert.deepEqual(
      (await deliveries(pintor)).map(({canal}) => canal),
      ['email'],
    );
    assert.equal((await listed(pintor)).length, 1);
    await pintor.api.put('/api/avisos/preferencias', {tipo: 'nota_pontuada', canal: 'push', ligado: true});
    await tell(pintor);
    await leave('push');
    assert.equal(device.received().length, 1);
    assert.equal(
      (await pintor.api.put('/api/avisos/preferencias', {tipo: 'outro', canal: 'push', ligado: true})).status,
      422,
    );
  });

  it('that pile up are reported, by their channel', async () => {
    const HOURS = 15;
    t.clock.now = new Date(NOW.getTime() - HOURS * 3_600_000);
    await tell(await givenPintor(t));
    t.clock.now = NOW;
    const found = await scrape(t);
    assert.equal(found.value('clube_notice_oldest_waiting_seconds', {way: 'email'}), HOURS * 3600);
    await leave('email');
  });

  it('send no e-mail to an address that is not confirmed, nor where none is wanted', async () => {
    const [unconfirmed, confirmed] = [await givenPintor(t, {emailConfirmadoEm: null}), await givenPintor(t)];
    await tell(unconfirmed);
    await tell(confirmed, {email: false});
    assert.deepEqual([await deliveries(unconfirmed), await deliveries(confirmed)], [[], []]);
    const gone = await givenPintor(t);
    await tell(gone);
    await t.db.query(sql`UPDATE pintor SET ativo = false WHERE id = ${gone.id}`);
    await leave('email');
    assert.deepEqual(await deliveries(gone), [{canal: 'email', estado: 'desnecessaria', erro: null}]);
    assert.equal(await tell(gone), false);
  });

  it('are one’s own, read up to one or one by one', async () => {
    const [pintor, other] = [await givenPintor(t), await givenPintor(t)];
    for (let i = 0; i < 3; i++) await tell(pintor);
    await tell(other);
    const [newest, middle, oldest] = await listed(pintor);
    const read = (body: object, {api} = pintor) => api.post('/api/avisos/lidos', body);
    assert.deepEqual((await read({ids: [newest?.id]})).body, {avisosNaoLidos: 2});
    assert.deepEqual((await read({ate: oldest?.id})).body, {avisosNaoLidos: 1});
    await read({ate: newest?.id}, other);
    assert.deepEqual([await unread(pintor), await unread(other)], [1, 1], 'nobody reads for another');
    assert.deepEqual(
      (await listed(pintor)).map(({lidoEm}) => lidoEm !== null),
      [true, false, true],
    );
    assert.ok(middle);
    for (const body of [{}, {ids: []}, {ids: [1], ate: 2}, {ate: 'x'}]) assert.equal((await read(body)).status, 422);
    assert.equal((await t.anonymous.get('/api/avisos')).status, 401);
    assert.equal((await (await givenUsuario(t, 1)).api.get('/api/avisos')).status, 401);
  });

  it('wake nobody at night', async () => {
    const pintor = await givenPintor(t);
    await givenNamedDevice(pintor);
    t.clock.now = new Date('2026-09-16T06:30:00Z');
    await tell(pintor);
    const [job] = await queued('avisos.push');
    assert.equal(job?.espera, 4.5 * 3600);
    await leave('push');
  });

  describe('to devices', () => {
    it('are for known push services alone, with keys that can be encrypted for', async () => {
      const pintor = await givenPintor(t);
      const {sent} = givenDevice(service);
      const name = (changes: object) => pintor.api.post('/api/avisos/aparelhos', {...sent, ...changes});
      for (const endereco of ['http://127.0.0.1:5432/', 'https://mau.example/push', 'http://localhost/'])
        assert.equal((await name({endereco})).body.codigo, 'SERVICO_DE_PUSH_DESCONHECIDO', endereco);
      for (const changes of [
        {endereco: 'x'},
        {chavePublica: 'A'.repeat(87)},
        {chavePublica: ''},
        {segredo: 'curto'},
        {nome: ' '},
      ])
        assert.equal((await name(changes)).status, 422, JSON.stringify(changes));
      assert.deepEqual((await settingsOf(pintor)).aparelhos, []);
    });

    it('are signed for the service that is called, by the key that browsers were given, for a day at most', async () => {
      const pintor = await givenPintor(t, {email: null});
      const {sent} = givenDevice(service);
      // The same URL in another valid notation.
      const endereco = sent.endereco.replace('http://', 'HTTP://').replace('/push/', '/./push/');
      assert.equal((await pintor.api.post('/api/avisos/aparelhos', {...sent, endereco})).status, 201);
      await tell(pintor);
      await leave('push');
      const [, token = '', key = ''] =
        /^vapid t=(.+), k=(.+)$/.exec(service.taken[0]?.headers.authorization ?? '') ?? [];
      assert.equal(key, (await settingsOf(pintor)).chavePush);
      const point = Buffer.from(key, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
      const publicKey = await importJWK({kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? ''}, 'ES256');
      const {payload} = await jwtVerify(token, publicKey, {audience: service.url, algorithms: ['ES256']});
      const left = (payload.exp ?? 0) - Date.now() / 1000;
      assert.ok(left > 0 && left <= 24 * 3600, `${left} s`);
      assert.match(payload.sub ?? '', /^mailto:[^\s<>]+@[^\s<>]+$/);
    });

    it('are forgotten when the service says that they are gone', async () => {
      const pintor = await givenPintor(t, {email: null});
      await givenNamedDevice(pintor);
      for (const status of [404, 410]) {
        service.answer = {status};
        await givenNamedDevice(pintor);
        await tell(pintor);
        await leave('push');
        assert.deepEqual((await settingsOf(pintor)).aparelhos, []);
      }
      assert.ok((await deliveries(pintor)).every(({estado, erro}) => estado === 'falhou' && erro === 'device gone'));
    });

    it('are tried again while the service is busy, when it says, and given up in the end', async () => {
      const pintor = await givenPintor(t, {email: null});
      await givenNamedDevice(pintor);
      await tell(pintor);
      service.answer = {status: 429, headers: {'Retry-After': '120'}};
      await leave('push');
      assert.deepEqual(
        (await queued('avisos.push')).map(({espera}) => espera),
        [120],
      );
      service.answer = {status: 503};
      const waits: number[] = [];
      for (let i = 0; i < 5; i++) {
        await leave('push');
        waits.push(...(await queued('avisos.push')).map(({espera}) => espera));
      }
      assert.deepEqual(waits, [60, 120, 240, 480]);
      assert.deepEqual(await deliveries(pintor), [{canal: 'push', estado: 'falhou', erro: 'status 503'}]);
      assert.equal((await settingsOf(pintor)).aparelhos.length, 1, 'a service that is down says nothing of the device');
    });

    it('are forgotten once the service has refused them again and again', async () => {
      const pintor = await givenPintor(t, {email: null});
      await givenNamedDevice(pintor);
      service.answer = {status: 403};
      for (let i = 0; i < 5; i++) {
        assert.equal((await settingsOf(pintor)).aparelhos.length, 1);
        await tell(pintor);
        await leave('push');
      }
      assert.deepEqual((await settingsOf(pintor)).aparelhos, []);
    });

    it('go with their session: after leaving nothing more comes, not even what was on its way', async () => {
      const pintor = await givenPintor(t, {email: null});
      const device = await givenNamedDevice(pintor);
      await tell(pintor);
      await pintor.api.post('/api/sessoes/sair', {});
      await leave('push');
      assert.deepEqual(device.received(), []);
      assert.deepEqual(await deliveries(pintor), [{canal: 'push', estado: 'desnecessaria', erro: null}]);
      assert.deepEqual(await t.db.query(sql`SELECT id FROM aparelho_push WHERE pintor_id = ${pintor.id}`), []);
    });

    it('are one person’s: who comes in on the same browser takes it over, also what was on its way', async () => {
      const [first, second] = [await givenPintor(t, {email: null}), await givenPintor(t, {email: null})];
      const device = await givenNamedDevice(first);
      await tell(first);
      assert.equal((await second.api.post('/api/avisos/aparelhos', device.sent)).status, 201);
      await tell(second, {titulo: 'Para a segunda'});
      await leave('push');
      assert.deepEqual(
        device.received().map(each => (each as {titulo: string}).titulo),
        ['Para a segunda'],
      );
      assert.deepEqual(
        [(await settingsOf(first)).aparelhos.length, (await settingsOf(second)).aparelhos.length],
        [0, 1],
      );
    });

    it('are ten at the most, the newest, and can be forgotten one by one by their owner', async () => {
      const [pintor, other] = [await givenPintor(t), await givenPintor(t)];
      const elsewhere = t.asPintor(await givenSession(t, 'loja', pintor.id));
      const all = [...Array(12).keys()].map(() => givenDevice(service).sent);
      await Promise.all(all.slice(0, 8).map(sent => pintor.api.post('/api/avisos/aparelhos', sent)));
      for (const sent of all.slice(8)) await elsewhere.post('/api/avisos/aparelhos', sent);
      const {aparelhos} = await settingsOf(pintor);
      assert.deepEqual([aparelhos.length, aparelhos.filter(({este}) => este).length], [10, 6]);
      const [{id} = {id: 0}] = aparelhos;
      assert.equal((await other.api.call('DELETE', `/api/avisos/aparelhos/${id}`)).status, 404);
      assert.equal((await pintor.api.call('DELETE', `/api/avisos/aparelhos/${id}`)).status, 200);
      assert.equal((await settingsOf(pintor)).aparelhos.length, 9);
    });
  });

  it('are swept after a year; what never left is written off after days', async () => {
    const pintor = await givenPintor(t);
    await tell(pintor);
    t.clock.now = new Date(NOW.getTime() + 4 * 24 * 3_600_000);
    await t.app.jobs.runNow('kernel.limpeza');
    assert.deepEqual(await deliveries(pintor), [{canal: 'email', estado: 'falhou', erro: 'given up'}]);
    assert.equal((await t.db.query(sql`SELECT id FROM aviso WHERE pintor_id = ${pintor.id}`)).length, 1);
    t.clock.now = new Date(NOW.getTime() + 366 * 24 * 3_600_000);
    await t.app.jobs.runNow('kernel.limpeza');
    assert.deepEqual(await t.db.query(sql`SELECT id FROM aviso WHERE pintor_id = ${pintor.id}`), []);
  });
});
