import assert from 'node:assert/strict';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {deflateRawSync, deflateSync} from 'node:zlib';
import {sql} from '../../kernel/persistence/sql';
import {
  form,
  givenApp,
  givenImage,
  givenUsuario,
  nextNumber,
  type AnswerBody,
  type TestApp,
  type GivenUsuario,
} from '../support';
import {heapInUse} from '../support/heap';

const MB = 1024 * 1024;

describe('Prizes: hostile photos', () => {
  let t: TestApp;
  let smart: GivenUsuario;

  before(async () => {
    t = await givenApp();
    smart = await givenUsuario(t, 1);
  });
  after(() => t.stop());

  // Refused requests must leave nothing behind.
  afterEach(async () => {
    const left = ['tmp', 'arquivos'].map(name => join(t.dataDir, name)).filter(existsSync);
    assert.deepEqual(
      left.flatMap(path => readdirSync(path)),
      [],
    );
    assert.deepEqual(await t.db.query(sql`SELECT id FROM premio UNION ALL SELECT id FROM arquivo`), []);
  });

  const campos = () => ({nome: 'Trena', descricao: 'Boa', codigo: `H${nextNumber()}`, custo: 15});
  const send = (content: Uint8Array | string, nome = 'foto.jpg') =>
    smart.api.post('/api/premios', form(campos(), {foto: {nome, content}}));
  const refused = ({status, body}: {status: number; body: AnswerBody}, expected: number) => {
    assert.equal(status, expected);
    assert.equal(typeof body.erro, 'string');
    assert.deepEqual(Object.keys(body.campos ?? {foto: ''}), ['foto']);
  };

  it('refuses a zip named .jpg', async () => {
    const zip = Buffer.concat([
      Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
      Buffer.alloc(20),
      deflateRawSync('oi'),
    ]);
    refused(await send(zip), 415);
  });

  it('refuses an SVG, with script or without', async () => {
    refused(await send('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'), 415);
    refused(await send('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'foto.png'), 415);
  });

  it('refuses a picture that breaks off', async () => {
    refused(await send((await givenImage('png')).subarray(0, 900)), 422);
    refused(await send(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)])), 422);
  });

  it('refuses a small file that unfolds into billions of pixels', async () => {
    refused(await send(pngClaiming(60_000, 60_000)), 422);
  });

  it('refuses two photos, an empty one and one whose field has another name', async () => {
    const two = form(campos(), {foto: {nome: 'a.jpg', content: await givenImage('jpeg', 20, 20)}});
    two.append('foto', new Blob([Uint8Array.from(await givenImage('jpeg', 20, 20))]), 'b.jpg');
    refused(await smart.api.post('/api/premios', two), 422);
    refused(await send(''), 415);
    const content = await givenImage('jpeg', 20, 20);
    const other = await smart.api.post('/api/premios', form(campos(), {arquivo: {nome: 'a.jpg', content}}));
    assert.deepEqual([other.status, other.body.campos], [422, {foto: 'Selecione a foto'}]);
  });

  it('reads past a part of 300 MB with its memory flat', async () => {
    const boundary = 'limite-do-teste';
    const head = Object.entries(campos())
      .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('');
    const start = `${head}--${boundary}\r\nContent-Disposition: form-data; name="foto"; filename="g.jpg"\r\n\r\n`;
    const chunk = new Uint8Array(MB);
    chunk.set([0xff, 0xd8, 0xff]);
    let sent = -1;
    // Measured after garbage collection, as the amount of garbage depends on the machine's load.
    const held = async () => (await heapInUse()) + process.memoryUsage().external;
    const before = await held();
    let peak = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent > 0 && sent % 150 === 0) peak = Math.max(peak, await held());
        if (sent++ < 0) controller.enqueue(new TextEncoder().encode(start));
        else if (sent <= 300) controller.enqueue(chunk);
        else {
          controller.enqueue(new TextEncoder().encode(`\r\n--${boundary}--\r\n`));
          controller.close();
        }
      },
    });
    const headers = {'Content-Type': `multipart/form-data; boundary=${boundary}`};
    const answer = await smart.api.raw('POST', '/api/premios', body, {headers});
    refused(answer, 413);
    assert.ok(peak > 0 && peak - before < 8 * MB, `memory grew by ${Math.round((peak - before) / MB)} MB`);
  });

  it('refuses a form that breaks off or has no boundary', async () => {
    const headers = {'Content-Type': 'multipart/form-data; boundary=b'};
    const cut = '--b\r\nContent-Disposition: form-data; name="foto"; filename="a.jpg"\r\n\r\nabc';
    // Some requests end before their file is created, some after.
    const answers = await Promise.all(
      Array.from({length: 20}, () => smart.api.raw('POST', '/api/premios', cut, {headers})),
    );
    assert.ok(answers.every(({status}) => status === 400));
    const none = {'Content-Type': 'multipart/form-data'};
    assert.equal((await smart.api.raw('POST', '/api/premios', cut, {headers: none})).status, 400);
    assert.equal(
      (await smart.api.raw('POST', '/api/premios', 'x', {headers: {'Content-Type': 'text/xml'}})).status,
      415,
    );
  });

  it('takes nothing from who may not make prizes, before reading the body', async () => {
    const auditor = await givenUsuario(t, 2);
    const big = form(campos(), {foto: {nome: 'a.jpg', content: Buffer.alloc(5 * MB)}});
    assert.equal((await auditor.api.post('/api/premios', big)).status, 403);
    assert.equal((await t.anonymous.post('/api/premios', big)).status, 401);
  });
});

/** A PNG that declares this size, but has less data. */
function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(MB)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    data,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
