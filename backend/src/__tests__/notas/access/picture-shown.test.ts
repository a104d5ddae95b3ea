import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {buffer} from 'node:stream/consumers';
import sharp from 'sharp';
import {MINIMAL_HEIC} from '@clube/receipt-reader/fixtures';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import type {Storage} from '../../../kernel/storage/storage';
import {NOTA_ARRIVED} from '../../../modules/notas/sending/arrival';
import {
  form,
  givenApp,
  givenArquivo,
  givenNota,
  givenPintor,
  givenPremio,
  givenUsuario,
  insert,
  nextNumber,
  type AnswerBody,
  type GivenPintor,
  type TestApp,
  type GivenUsuario,
} from '../../support';
import {readDocument, givenReader, read, replaceContent} from '../reading/support';

const SECRET = 'Rua das Flores 100';

/** A unique picture with EXIF data: rotated, and with a location. */
async function photoWithPlace(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  return sharp({create: {width: 60 + nextNumber(), height: 40, channels: 3, background: '#d81'}})
    .toFormat(format)
    .withExif({IFD0: {ImageDescription: SECRET}, IFD3: {GPSLatitudeRef: 'S', GPSLatitude: '23/1 32/1 0/1'}})
    .withMetadata({orientation: 6})
    .toBuffer();
}

async function assertNoPlace(served: Buffer, original: Buffer): Promise<void> {
  assert.ok(!served.includes(SECRET) && !served.equals(original));
  const [earlier, later] = [await sharp(original).metadata(), await sharp(served).metadata()];
  assert.ok((later.exif?.length ?? 0) <= 32, 'no more than which way is up');
  assert.deepEqual(
    [later.autoOrient.width, later.autoOrient.height],
    [earlier.autoOrient.width, earlier.autoOrient.height],
  );
}

describe('What is shown of a receipt’s picture', () => {
  let t: TestApp;
  let storage: Storage;
  let staff: GivenUsuario;
  let pintor: GivenPintor;
  before(async () => {
    t = await givenApp({jobs: true});
    storage = await t.app.get(Kernel.STORAGE);
    staff = await givenUsuario(t, 1);
    pintor = await givenPintor(t);
  });
  after(() => t.stop());

  const stored = (path: string) => buffer(storage.read(path));
  const download = async (address: string, token?: string) => {
    const headers = token ? {Authorization: token} : undefined;
    const answer = await fetch(`${t.url}${address}`, headers ? {headers} : {});
    return {status: answer.status, tipo: answer.headers.get('content-type'), bytes: await bodyOf(answer)};
  };
  const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  async function send(content: Buffer, nome = 'nota.jpg') {
    const {status, body} = await pintor.api.post<AnswerBody & {arquivos: {id: number}[]}>(
      '/api/upload/venda_foto',
      form({}, {arquivos: {nome, content}}),
    );
    assert.equal(status, 200, JSON.stringify(body));
    const id = body.arquivos[0]?.id ?? 0;
    return {id, arquivo: await fileOf(id)};
  }

  async function fileOf(notaId: number) {
    const arquivo = await t.db.one(
      sql<{
        id: number;
        caminho: string;
        vista: string | null;
        sha256: string;
      }>`SELECT a.* FROM arquivo a JOIN nota_arquivo na ON na.arquivo_id = a.id WHERE na.nota_id = ${notaId} ORDER BY na.ordem DESC`,
    );
    assert.ok(arquivo);
    return arquivo;
  }

  /** A file from before previews existed. */
  async function givenOlder(mime: string, extension: string, content: Buffer) {
    const nota = await givenNota(t, pintor.id);
    const arquivo = await givenArquivo(t, {mime, caminho: `notas/antigo${nextNumber()}.${extension}`});
    await replaceContent(t, arquivo.caminho, content);
    await insert(t, 'nota_arquivo', {notaId: nota.id, arquivoId: arquivo.id, ordem: 2});
    return {notaId: nota.id, ...arquivo, address: `/arquivos/${arquivo.caminho}`};
  }

  for (const format of ['jpeg', 'png', 'webp'] as const)
    it(`${format}: carries no place, whoever asks and however; what was sent stays as it came`, async () => {
      const original = await photoWithPlace(format);
      const {id, arquivo} = await send(original);
      const queueAddress = async () => {
        const {body} = await staff.api.get<{arquivos: {arquivoUrl: string}[]}>(`/api/nota/${id}`);
        return body.arquivos[0]?.arquivoUrl ?? '';
      };
      const [earlier, raw] = [await queueAddress(), `/arquivos/${arquivo.caminho}`];
      // Before the job has run, the preview is created on the first request.
      for (const served of [await download(earlier), await download(raw, `${pintor.token}||`)]) {
        assert.deepEqual([served.status, served.tipo], [200, `image/${format}`]);
        await assertNoPlace(served.bytes, original);
      }
      await t.app.jobs.runNow(NOTA_ARRIVED, {notaId: id});
      const later = await queueAddress();
      for (const address of [later, earlier]) await assertNoPlace((await download(address)).bytes, original);
      for (const address of [raw, later.split('?')[0] ?? ''])
        for (const token of [`${pintor.token}||`, `|${staff.token}|`])
          await assertNoPlace((await download(address, token)).bytes, original);
      const kept = await stored(arquivo.caminho);
      assert.deepEqual(kept, original);
      assert.equal(createHash('sha256').update(kept).digest('hex'), arquivo.sha256);
    });

  it('a picture without anything beside it is kept once', async () => {
    const clean = await sharp({create: {width: 90 + nextNumber(), height: 40, channels: 3, background: '#333'}})
      .jpeg()
      .toBuffer();
    const {id, arquivo} = await send(clean);
    await t.app.jobs.runNow(NOTA_ARRIVED, {notaId: id});
    assert.equal((await fileOf(id)).vista, arquivo.caminho);
    assert.equal(await storage.stat(arquivo.caminho.replace('.jpg', '-vista.jpg')), undefined);
    assert.deepEqual((await download(`/arquivos/${arquivo.caminho}`, `${pintor.token}||`)).bytes, clean);
  });

  it('one that came before is shown the same way, made once however many ask', async () => {
    const original = await photoWithPlace();
    const {address, notaId} = await givenOlder('image/jpeg', 'jpg', original);
    const save = storage.save.bind(storage);
    let times = 0;
    storage.save = (...como) => (times++, save(...como));
    const answers = await Promise.all(Array.from({length: 8}, () => download(address, `${pintor.token}||`))).finally(
      () => (storage.save = save),
    );
    for (const {bytes} of answers) await assertNoPlace(bytes, original);
    assert.equal(times, 1);
    assert.match((await fileOf(notaId)).vista ?? '', /-vista\.jpg$/);
  });

  it('two copies of the server that are asked at once show the same', async () => {
    const copy = await givenApp({beside: t});
    try {
      const original = await photoWithPlace();
      const {address} = await givenOlder('image/jpeg', 'jpg', original);
      const ask = ({url}: TestApp) => fetch(url + address, {headers: {Authorization: `${pintor.token}||`}});
      const answers = await Promise.all([t, copy, t, copy].map(ask));
      assert.deepEqual(
        answers.map(({status}) => status),
        [200, 200, 200, 200],
      );
      for (const answer of answers) await assertNoPlace(await bodyOf(answer), original);
    } finally {
      await copy.stop();
    }
  });

  it('HEIC is a JPEG from the first who asks on; a file that cannot be shown is not sent as it came', async () => {
    const heic = await givenOlder('image/heic', 'heic', MINIMAL_HEIC);
    const {status, tipo, bytes} = await download(heic.address, `|${staff.token}|`);
    assert.deepEqual([status, tipo, (await sharp(bytes).metadata()).format], [200, 'image/jpeg', 'jpeg']);
    const broken = await givenOlder('image/heic', 'heic', MINIMAL_HEIC.subarray(0, 300));
    const junk = await givenOlder('image/jpeg', 'jpg', Buffer.from(`${SECRET} e mais nada`));
    for (const {address} of [broken, junk])
      for (const token of [`|${staff.token}|`, `${pintor.token}||`])
        assert.equal((await download(address, token)).status, 404);
  });

  it('one that is built otherwise is drawn anew, with all its pixels, as far as it goes', async () => {
    const noise = Buffer.from(Array.from({length: 300 * 200 * 3}, (_, i) => (i * i * 7) % 256));
    const whole = await sharp(noise, {raw: {width: 300, height: 200, channels: 3}})
      .jpeg()
      .withExif({IFD0: {ImageDescription: SECRET}})
      .toBuffer();
    const {address} = await givenOlder('image/jpeg', 'jpg', whole.subarray(0, whole.length - 2000));
    const {status, bytes} = await download(address, `|${staff.token}|`);
    assert.equal(status, 200);
    await assertNoPlace(bytes, whole);
    assert.equal((await sharp(bytes).metadata()).exif, undefined);
  });

  it('PDF and XML are sent as they came', async () => {
    for (const [mime, extension] of [
      ['application/pdf', 'pdf'],
      ['application/xml', 'xml'],
    ] as const) {
      const content = Buffer.from(`documento ${nextNumber()}`);
      const {address} = await givenOlder(mime, extension, content);
      const served = await download(address, `|${staff.token}|`);
      assert.deepEqual([served.status, served.tipo, served.bytes], [200, mime, content]);
    }
  });

  it('when it cannot be written now it is next time, and nothing is sent instead', async () => {
    const {address} = await givenOlder('image/jpeg', 'jpg', await photoWithPlace());
    const save = storage.save.bind(storage);
    storage.save = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), {code: 'ENOSPC'}));
    const full = await download(address, `|${staff.token}|`).finally(() => (storage.save = save));
    assert.ok(full.status >= 500 && !full.bytes.includes(SECRET));
    assert.deepEqual(readdirSync(join(t.dataDir, 'tmp')), []);
    assert.equal((await download(address, `|${staff.token}|`)).status, 200);
  });

  it('a prize’s photo carries nothing either, in no width', async () => {
    const photo = await photoWithPlace();
    const premio = await givenPremio(t);
    const values = form({nome: 'Com foto'}, {foto: {nome: 'foto.jpg', content: photo}});
    assert.equal((await staff.api.put(`/api/premios/${premio.id}`, values)).status, 200);
    const {body} = await t.anonymous.get<{imagens: {url: string}[]}>(`/api/premios/${premio.id}`);
    assert.ok(body.imagens.length > 0);
    for (const {url} of body.imagens) {
      const {status, bytes} = await download(url);
      assert.equal(status, 200);
      assert.ok(!bytes.includes(SECRET));
      assert.equal((await sharp(bytes).metadata()).exif, undefined);
    }
  });

  // The last test, as it replaces the reader.
  it('the reader goes on reading what was sent', async () => {
    const original = await photoWithPlace();
    const {id} = await send(original);
    await t.app.jobs.runNow(NOTA_ARRIVED, {notaId: id});
    const readings: Uint8Array[] = [];
    givenReader(t).ler = async arquivos => {
      for (const {content} of arquivos) readings.push(await content());
      return readDocument();
    };
    await read(t, id);
    assert.deepEqual(readings, [original]);
  });
});
