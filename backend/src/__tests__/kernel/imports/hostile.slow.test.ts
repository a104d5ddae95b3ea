import assert from 'node:assert/strict';
import {constants, createDeflateRaw} from 'node:zlib';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenUsuario, type GivenUsuario, type TestApp} from '../../support';
import {asFile} from './support';
import {CSV_REFUSED, CSV_TAKEN, HEADING, MB, XLSX_REFUSED, XLSX_TAKEN} from '../../support/hostile';
import {packedText} from '../../support/hostile/packed';

/** Maximum growth of the server's memory by one file, including its bytes. */
const MAX_GROWTH = 120 * MB;
/** Maximum CPU time in the server's main thread, in ms, including the upload. */
const MAX_WORK = 1500;

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (content: Buffer): Bytes => new Uint8Array(content);
const bomb = XLSX_REFUSED[0] ?? assert.fail('there is one');

describe('Files made to end the server', function () {
  this.timeout(120_000);
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = await givenUsuario(t, 1);
    // Warm-up, as the first file starts the reading process.
    await send(new Uint8Array(Buffer.from(`${HEADING}\nA;a;1;1`)));
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE importacao, importacao_linha CASCADE`));

  const send = (content: Bytes, name = 'lista.csv') =>
    staff.api.post<{id: number; linhas: number}>('/api/importacoes', asFile(content, 'produtos', name));

  for (const {name, as, content: make} of [...CSV_REFUSED, ...XLSX_REFUSED])
    it(`${name}: refused, and the server has neither worked nor grown`, async () => {
      const content = bytesOf(make());
      const [memory, work] = [process.memoryUsage().rss, process.threadCpuUsage()];
      const {status, body} = await send(content, as);
      const {user, system} = process.threadCpuUsage(work);
      assert.ok([413, 415, 422].includes(status), JSON.stringify(body));
      assert.ok(process.memoryUsage().rss - memory < MAX_GROWTH + content.length, 'the server has grown');
      assert.ok((user + system) / 1000 < MAX_WORK, `${Math.round((user + system) / 1000)} ms of CPU time`);
      assert.deepEqual(await t.db.query(sql`SELECT 1 FROM importacao`), []);
      assert.equal((await staff.api.get('/api/importacoes/tipos')).status, 200);
    });

  it('ten of them at once end nothing, and another person’s file is read meanwhile', async () => {
    const file = bytesOf(bomb.content());
    const other = await givenUsuario(t, 1);
    const [theirs, ...mine] = await Promise.all([
      other.api.post('/api/importacoes', asFile(`${HEADING}\nA;a;1;1`, 'produtos')),
      ...Array.from({length: 10}, () => send(file)),
    ]);
    assert.equal(theirs.status, 201, JSON.stringify(theirs.body));
    assert.deepEqual(new Set(mine.map(({status}) => status)), new Set([422]));
  });

  for (const {name, as, content} of [...CSV_TAKEN, ...XLSX_TAKEN])
    it(`${name}: lines for people to put right, or refused`, async () => {
      const {status, body} = await send(bytesOf(content()), as);
      assert.ok([201, 415, 422].includes(status), `${status} ${JSON.stringify(body)}`);
    });

  it('of ragged lines each is a line', async () => {
    const ragged = CSV_TAKEN.find(({name}) => name.includes('ragged')) ?? assert.fail('there is one');
    const {status, body} = await send(bytesOf(ragged.content()));
    assert.equal(status, 201, JSON.stringify(body));
  });

  it('packs as it says', async () => {
    const deflate = createDeflateRaw({level: constants.Z_BEST_COMPRESSION});
    let packed = 0;
    deflate.on('data', (chunk: Buffer) => (packed += chunk.length));
    deflate.end(packedText(8 * MB));
    await new Promise(resolve => deflate.once('end', resolve));
    assert.ok((8 * MB) / packed < 400, 'the ratio would give it away');
  });
});
