import assert from 'node:assert/strict';
import {constants, createDeflateRaw} from 'node:zlib';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenUsuario, type GivenUsuario, type TestApp} from '../../support';
import {asFile} from './support';
import {workbookOf} from './workbooks';

const MB = 1024 * 1024;
const HEADING = 'Código;Nome;Valor unitário;Pontos';
/** What one file, its bytes included, may add to the memory of the server. */
const MAX_GROWTH = 120 * MB;
/** Of work in the server's own thread, in ms, receiving the file included. */
const MAX_WORK = 1500;

type Bytes = Uint8Array<ArrayBuffer>;

const repeated = (text: string, bytes: number): Bytes => new Uint8Array(Buffer.alloc(bytes, text));

/** Text of `bytes` that packs about 150 times: no ratio gives it away. */
function packedText(bytes: number): string {
  const block = Array.from({length: 64}, (_, i) => `${(i * 2_654_435_761) % 4_294_967_296}`.padEnd(1500, 'a')).join('');
  return block.repeat(Math.ceil(bytes / block.length));
}

const book = (rows: string, prolog = ''): Bytes => workbookOf({sheets: {Lista: rows}, prolog});
const LARGE = 64 * MB;

const REFUSED: Record<string, () => Bytes> = {
  'one attribute of 64 MB': () => book(`<row x="${packedText(LARGE)}"/>`),
  'one text of 64 MB': () => book(`<row><c t="inlineStr"><is><t>${packedText(LARGE)}</t></is></c></row>`),
  'one comment of 64 MB': () => book(`<!--${packedText(LARGE)}-->`),
  'one name of 64 MB': () => book(`<${packedText(LARGE).replaceAll(/\d/g, 'b')}/>`),
  'one tag of a million attributes': () =>
    book(`<row ${Array.from({length: 1_000_000}, (_, i) => `a${i}="${i}"`).join(' ')}/>`),
  'a hundred thousand tags in each other': () => book('<a>'.repeat(100_000)),
  'a sheet of one sign': () => book(' '.repeat(32 * MB)),
  'entities in each other': () => book('', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'),
  'a file of line breaks': () => repeated('\n', 20 * MB),
  'a file of blank lines': () => repeated('  \r\n', 20 * MB),
  'a quote that is never closed': () => new Uint8Array(Buffer.from(`${HEADING}\n"${'x'.repeat(5 * MB)}`)),
  'one endless line': () => repeated('x', 20 * MB),
  'one line of a million cells': () => repeated(';', 5 * MB),
};

describe('Files made to end the server', function () {
  this.timeout(120_000);
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
    staff = await givenUsuario(t, 1);
    // The first file of all starts the process that reads them.
    await send(new Uint8Array(Buffer.from(`${HEADING}\nA;a;1;1`)));
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE importacao, importacao_linha CASCADE`));

  const send = (content: Bytes, name = 'lista.csv') =>
    staff.api.post<{id: number; linhas: number}>('/api/importacoes', asFile(content, 'produtos', name));

  for (const [what, made] of Object.entries(REFUSED))
    it(`${what}: refused, and the server has neither worked nor grown`, async () => {
      const content = made();
      const [memory, work] = [process.memoryUsage().rss, process.threadCpuUsage()];
      const {status, body} = await send(content);
      const {user, system} = process.threadCpuUsage(work);
      assert.ok(status === 422 || status === 413, JSON.stringify(body));
      assert.ok(process.memoryUsage().rss - memory < MAX_GROWTH + content.length, 'the server has grown');
      assert.ok((user + system) / 1000 < MAX_WORK, `${Math.round((user + system) / 1000)} ms of work`);
      assert.deepEqual(await t.db.query(sql`SELECT 1 FROM importacao`), []);
      assert.equal((await staff.api.get('/api/importacoes/tipos')).status, 200);
    });

  it('ten of them at once end nothing, and another person’s file is read meanwhile', async () => {
    const bomb = book(`<row x="${packedText(LARGE)}"/>`);
    const other = await givenUsuario(t, 1);
    const [theirs, ...mine] = await Promise.all([
      other.api.post('/api/importacoes', asFile(`${HEADING}\nA;a;1;1`, 'produtos')),
      ...Array.from({length: 10}, () => send(bomb)),
    ]);
    assert.equal(theirs.status, 201, JSON.stringify(theirs.body));
    assert.deepEqual(new Set(mine.map(({status}) => status)), new Set([422]));
  });

  it('of ragged lines each is a line', async () => {
    const {status, body} = await send(
      new Uint8Array(
        Buffer.from(`${HEADING}\n${Array.from({length: 20_000}, (_, i) => ';'.repeat(i % 7)).join('\n')}\nA;a;1;1`),
      ),
    );
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
