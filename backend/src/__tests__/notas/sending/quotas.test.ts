import assert from 'node:assert/strict';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {ADDRESS_QUOTA, PINTOR_QUOTA, type Usage} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import {CLEAN_USAGE} from '../../../modules/notas/jobs';
import {
  NOW,
  givenApp,
  givenImage,
  givenPintor,
  nextNumber,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
} from '../../support';

const MB = 1024 * 1024;
/** Seconds until midnight, as the clock is at noon in São Paulo. */
const UNTIL_MIDNIGHT_S = 12 * 3600;

interface Sent extends AnswerBody {
  arquivos?: {situacao: string; codigo?: string}[];
}

describe('What one painter, and one address, may send', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => (t = await givenApp()));
  beforeEach(async () => (pintor = await givenPintor(t)));
  after(() => t.stop());
  afterEach(async () => {
    t.clock.now = NOW;
    await t.db.query(sql`DELETE FROM consumo_envio`);
  });

  async function photos(count: number): Promise<FormData> {
    const values = new FormData();
    for (let i = 0; i < count; i++) {
      const content = await givenImage('jpeg', 200 + nextNumber(), 100);
      values.append('arquivos', new Blob([Uint8Array.from(content)]), `${i}.jpg`);
    }
    return values;
  }
  const send = async (count = 1, {api = pintor.api, de: from = '198.51.100.7', chave: key = ''} = {}) =>
    api.post<Sent>('/api/upload/venda_foto', await photos(count), {
      headers: {'X-Forwarded-For': from, ...(key ? {'Idempotency-Key': key} : {})},
    });
  const usage = (who: string) =>
    t.db.query(
      sql<{
        quem: string;
        arquivos: number;
        bytes: number;
      }>`SELECT quem, arquivos, bytes FROM consumo_envio WHERE quem LIKE ${`${who}%`} AND arquivos > 0`,
    );
  const givenUsage = (who: string, {arquivos, bytes}: Usage, dia = '2026-09-15') =>
    t.db
      .query(sql`INSERT INTO consumo_envio AS c (quem, dia, arquivos, bytes) VALUES (${who}, ${dia}, ${arquivos}, ${bytes})
       ON CONFLICT (quem, dia) DO UPDATE SET arquivos = ${arquivos}, bytes = ${bytes}`);
  const notas = (from = pintor) => t.db.query(sql`SELECT 1 FROM nota WHERE pintor_id = ${from.id}`);
  const mine = () => `pintor:${pintor.id}`;
  const {dia, mes} = PINTOR_QUOTA;

  it('is counted by files and bytes, for the painter and for the address, which is kept as a hash', async () => {
    assert.equal((await send(3)).status, 200);
    const [ofPintor] = await usage(mine());
    const [ofEndereco] = await usage('endereco:');
    const sum = await t.db.one(
      sql<{
        bytes: string;
      }>`SELECT sum(a.bytes) AS bytes FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id WHERE n.pintor_id = ${pintor.id}`,
    );
    for (const row of [ofPintor, ofEndereco]) {
      assert.equal(row?.arquivos, 3);
      assert.equal(row.bytes, Number(sum?.bytes));
    }
    assert.ok(!ofEndereco?.quem.includes('198'));
  });

  it('beyond the day or the month is refused with when it fits again, and nothing is kept', async () => {
    const cases: [Usage, string, number][] = [
      [{...dia, bytes: 0}, '2026-09-15', UNTIL_MIDNIGHT_S],
      [{arquivos: 0, bytes: dia.bytes}, '2026-09-15', UNTIL_MIDNIGHT_S],
      [{...mes, bytes: 0}, '2026-09-01', UNTIL_MIDNIGHT_S + 15 * 86_400],
      [{arquivos: 0, bytes: mes.bytes}, '2026-09-02', UNTIL_MIDNIGHT_S + 15 * 86_400],
    ];
    for (const [used, when, seconds] of cases) {
      await t.db.query(sql`DELETE FROM consumo_envio`);
      await givenUsage(mine(), used, when);
      const {status, body, headers} = await send();
      assert.deepEqual([status, body.codigo], [429, 'COTA_DE_ENVIO']);
      assert.equal(headers.get('retry-after'), String(seconds));
      assert.match(body.erro ?? '', /Envie o resto/);
    }
    assert.deepEqual(await notas(), []);
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
    await t.db.query(sql`DELETE FROM consumo_envio`);
    await givenUsage(mine(), mes, '2026-08-31');
    assert.equal((await send()).status, 200, 'last month is over');
  });

  it('the next day it fits again', async () => {
    await givenUsage(mine(), {...dia, bytes: 0});
    assert.equal((await send()).status, 429);
    t.clock.now = new Date(NOW.getTime() + UNTIL_MIDNIGHT_S * 1000);
    assert.equal((await send()).status, 200);
  });

  it('what fits of a sending is taken, what does not says why', async () => {
    await givenUsage(mine(), {arquivos: dia.arquivos - 2, bytes: 0});
    const {status, body} = await send(4);
    assert.equal(status, 200);
    assert.deepEqual(
      body.arquivos?.map(({situacao, codigo}) => codigo ?? situacao),
      ['recebida', 'recebida', 'COTA_DE_ENVIO', 'COTA_DE_ENVIO'],
    );
    assert.equal((await notas()).length, 2);
    assert.equal((await usage(mine()))[0]?.arquivos, dia.arquivos);
  });

  it('sent all at once it is not more', async () => {
    await givenUsage(mine(), {arquivos: dia.arquivos - 3, bytes: 0});
    const answers = await Promise.all(Array.from({length: 8}, () => send()));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 200, 200, 429, 429, 429, 429, 429]);
    assert.equal((await notas()).length, 3);
    assert.equal((await usage(mine()))[0]?.arquivos, dia.arquivos);
  });

  it('many painters behind one address share a much larger one, exactly, and another address is another', async () => {
    assert.equal((await send()).status, 200);
    const [{quem: who} = {quem: ''}] = await usage('endereco:');
    await givenUsage(who, {arquivos: ADDRESS_QUOTA.dia.arquivos - 4, bytes: 0});
    const neighbours = await Promise.all(Array.from({length: 6}, () => givenPintor(t)));
    const answers = await Promise.all(neighbours.map(({api}) => send(1, {api})));
    assert.deepEqual(answers.map(({status}) => status).sort(), [200, 200, 200, 200, 429, 429]);
    assert.match(answers.find(({status}) => status === 429)?.body.erro ?? '', /rede em que você está/);
    assert.equal((await send(1, {de: '198.51.100.8'})).status, 200);
  });

  it('what cannot fit is refused before it is sent', async () => {
    await givenUsage(mine(), {arquivos: 0, bytes: dia.bytes - 20 * MB});
    const socket = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/upload/venda_foto HTTP/1.1\r\nHost: clube\r\nAuthorization: ${pintor.token}||\r\n` +
        `Content-Type: multipart/form-data; boundary=X\r\nContent-Length: ${30 * MB}\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    assert.match(answer.toString(), /^HTTP\/1\.1 429 [\s\S]*Retry-After: \d+/i);
    assert.equal((await send()).status, 200, 'a small one fits');
  });

  it('what is still on its way counts, until it has come or gone', async () => {
    await givenUsage(mine(), {arquivos: 0, bytes: dia.bytes - 50 * MB});
    const head = (bytes: number) =>
      `POST /api/upload/venda_foto HTTP/1.1\r\nHost: clube\r\nAuthorization: ${pintor.token}||\r\n` +
      `Content-Type: multipart/form-data; boundary=X\r\nContent-Length: ${bytes}\r\n\r\n--X\r\n` +
      'Content-Disposition: form-data; name="arquivos"; filename="a.jpg"\r\n\r\nabc';
    const first = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(first, 'connect');
    first.write(head(49 * MB));
    const tmp = () => readdirSync(join(t.dataDir, 'tmp')).length;
    const untilTrue = async (condition: () => boolean) => {
      while (!condition()) await new Promise(resolve => setImmediate(resolve));
    };
    await untilTrue(() => tmp() === 1);
    const second = connect(Number(new URL(t.url).port), '127.0.0.1');
    await once(second, 'connect');
    second.write(head(2 * MB));
    const [answer] = (await once(second, 'data')) as [Buffer];
    assert.match(answer.toString(), /^HTTP\/1\.1 429 /);
    second.destroy();
    first.destroy();
    await untilTrue(() => tmp() === 0);
    let {status} = await send(1);
    while (status === 429) ({status} = await send(1));
    assert.equal(status, 200);
  });

  it('a sending that took the last of it hears its first answer again', async () => {
    await givenUsage(mine(), {arquivos: dia.arquivos - 1, bytes: 0});
    const values = await photos(1);
    const headers = {'X-Forwarded-For': '198.51.100.7', 'Idempotency-Key': 'ultima'};
    const submit = () => pintor.api.post<Sent>('/api/upload/venda_foto', values, {headers});
    const [one, another] = [await submit(), await submit()];
    assert.deepEqual([one.status, another.status, another.body], [200, 200, one.body]);
    assert.equal(another.headers.get('idempotent-replayed'), 'true');
    assert.equal((await send(1, {chave: 'nova'})).status, 429);
  });

  it('is forgotten once no month counts it', async () => {
    await givenUsage(mine(), dia, '2026-08-10');
    await givenUsage(mine(), dia, '2026-08-11');
    await t.app.jobs.runNow(CLEAN_USAGE);
    const days = await t.db.query(sql`SELECT dia FROM consumo_envio WHERE quem = ${mine()}`);
    assert.deepEqual(days, [{dia: '2026-08-11'}]);
  });
});
