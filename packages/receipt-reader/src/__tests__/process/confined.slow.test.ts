import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ConfinedPool} from '@clube/confined';
import sharp from 'sharp';
import {READABLE_FOLDERS, Supervisor, TASK_LIMITS} from '../../process';
import {drawCode} from '../codes/drawn-codes';
import {COUPON, STRIP, drawPhoto} from '../image/drawn-photo';
import type {EscapeRequest} from './escape-program';
import {MINIMAL_HEIC} from '../image/heic';
import type {EnginesResult, EnginesRequest} from './engines-program';
import {writeText, rawPdf} from '../pdf/raw-pdf';
import {SAMPLE_KEY, nfeProc} from '../xml/sample-xml';

const TODAY = '2026-11-21';
async function doOnce<T>(program: string, request: EscapeRequest | EnginesRequest): Promise<T> {
  const entry = join(__dirname, program);
  const pool = new ConfinedPool({entry, readable: READABLE_FOLDERS}, {...TASK_LIMITS, time: 60_000});
  try {
    return (await pool.run({task: 'only', request}, {person: ''})) as T;
  } finally {
    await pool.stop();
  }
}

interface Escape {
  found: Record<string, string>;
  database: string;
  leftOver: string;
}

describe('a document that got hold of its reader', () => {
  let folder: string;
  let server: Server;
  let connections = 0;
  let secret: string;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'receipt-reader-'));
    secret = join(folder, 'outra-nota.xml');
    writeFileSync(secret, nfeProc());
    server = createServer(connection => {
      connections++;
      connection.destroy();
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    server.close();
    rmSync(folder, {recursive: true});
  });

  it('is denied every access but that to its own program', async () => {
    const {port} = server.address() as AddressInfo;
    const {found, database, leftOver} = await doOnce<Escape>('escape-program.js', {secret, port});
    const {programa: program, ...attempts} = found;
    assert.equal(program, 'conseguiu', 'the tries would tell of any success');
    const openChains = Object.entries(attempts).filter(([, codigo]) => codigo !== 'ERR_ACCESS_DENIED');
    assert.deepEqual(openChains, []);
    assert.ok(Object.keys(attempts).length > 15);
    assert.equal(database, 'ERR_UNKNOWN_BUILTIN_MODULE');
    assert.equal(leftOver, 'ERR_ACCESS_DENIED');
    assert.equal(connections, 0);
  });

  it('reads nothing of the machine, of the project or of the server', async () => {
    const root = join(__dirname, '../../../../..');
    const ofProject = [join(root, 'package.json'), join(root, 'backend/tsconfig.json')];
    const ofSystem = ['/etc/passwd', `/proc/${process.pid}/environ`].filter(path => existsSync(path));
    for (const file of [secret, ...ofProject, ...ofSystem]) {
      // The server itself must be able to read the file; otherwise the test would prove nothing.
      assert.ok(readFileSync(file).length > 0, file);
      const {found} = await doOnce<Escape>('escape-program.js', {secret: file, port: 1});
      assert.deepEqual([found.ler, found.fio], ['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED'], file);
    }
  });
});

describe('a reading process without rights', () => {
  let supervisor: Supervisor;
  before(() => (supervisor = new Supervisor()));
  after(() => supervisor.stop());

  const read = (mime: string, content: Buffer) => supervisor.read([{mime, content: async () => content}], TODAY);

  it('reads pictures of every format, PDF and XML', async () => {
    const portal = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${SAMPLE_KEY}|2|1|1|9B1CE0E5A4F2D3C4B5A697887766554433221100`;
    const photo = sharp(await drawCode('QRCode', portal, 4));
    const readings = {
      jpeg: await read('image/jpeg', await photo.clone().jpeg().toBuffer()),
      png: await read('image/png', await photo.clone().png().toBuffer()),
      webp: await read('image/webp', await photo.clone().webp().toBuffer()),
      pdf: await read('application/pdf', rawPdf([{content: writeText(SAMPLE_KEY, 50, 600)}])),
      xml: await read('application/xml', Buffer.from(nfeProc())),
    };
    for (const [format, {chave}] of Object.entries(readings)) assert.equal(chave, SAMPLE_KEY, format);
    const heic = await read('image/heic', MINIMAL_HEIC);
    assert.deepEqual([heic.medidas.paginas, heic.avisos], [1, []]);
  });

  it('finds the nets, the language, the fonts and the character maps', async () => {
    const composite = {
      100: '<< /Type /Font /Subtype /Type0 /BaseFont /STSong /Encoding /UniGB-UCS2-H /DescendantFonts [101 0 R] >>',
      101: '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    };
    const pdfs = [
      rawPdf([{content: writeText('LETRAS', 50, 600, 40)}]),
      rawPdf([{content: 'BT /F2 40 Tf 50 600 Td <4E004E8C> Tj ET', resources: '/Font << /F2 100 0 R >>'}], composite),
    ];
    const {png: photo} = drawPhoto(STRIP.width, STRIP.height, [{x: 0, y: 0}]);
    const {ocr, pdfs: built} = await doOnce<EnginesResult>('engines-program.js', {photo, pdfs});
    const price = COUPON.flat().find(text => text === '389,90');
    for (const engine of ['tesseract', 'redes'] as const)
      assert.ok(ocr[engine]?.includes(price ?? '?'), `${engine}: ${ocr[engine]?.join(' ')}`);
    assert.deepEqual(
      built.map(({text}) => text),
      ['LETRAS', '一二'],
    );
    assert.ok((built[0]?.darkPixels ?? 0) > 500, `${built[0]?.darkPixels} dark points`);
  });
});
