import assert from 'node:assert/strict';
import {statSync} from 'node:fs';
import {appendFile, rm} from 'node:fs/promises';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import {
  allClosed,
  givenApp,
  givenUsuario,
  openFiles,
  readToEnd,
  until,
  type GivenUsuario,
  type TestApp,
} from '../../support';
import {TEST_KIND, begun, givenKind, head, idOf, mp4, offsetOf, partialOf, send, sendOpen} from './support';

/** So long that no upload becomes idle by chance; tests use `standStill` instead. */
const IDLE_MS = 600_000;

describe('A large file that is cut off', () => {
  let t: TestApp;
  let smart: GivenUsuario;
  before(async () => {
    t = await givenApp({limits: {uploadIdleMs: IDLE_MS}});
    await givenKind(t);
  });
  after(() => t.stop());
  beforeEach(async () => {
    smart = await givenUsuario(t, 1);
  });
  afterEach(() => allClosed(t.dataDir));

  const contentOf = async (address: string): Promise<Buffer> => {
    const [uploads, sessions] = [await t.app.get(Kernel.RESUMABLE_UPLOADS), await t.app.get(Kernel.SESSIONS)];
    const actor = await t.run(() => sessions.find('painel', smart.token));
    const {caminho} = await t.run(() => uploads.take(TEST_KIND, idOf(address), async file => file), actor);
    return Buffer.concat((await (await t.app.get(Kernel.STORAGE)).read(caminho).toArray()) as Buffer[]);
  };
  const received = async (address: string): Promise<number> => {
    const row = await t.db.query(sql<{recebidos: number}>`SELECT recebidos FROM envio WHERE id = ${idOf(address)}`);
    return row[0]?.recebidos ?? 0;
  };
  const written = (address: string, bytes: number): Promise<void> =>
    until(
      () => statSync(partialOf(t, address), {throwIfNoEntry: false})?.size === bytes,
      `${bytes} bytes are on the disk`,
    );
  /** Makes the upload's sender idle for longer than the limit. */
  const standStill = (address: string) =>
    t.db.query(sql`UPDATE envio SET vivo_em = clock_timestamp() - interval '1 hour' WHERE id = ${idOf(address)}`);

  it('goes on from where it stood, however often and wherever', async () => {
    const bytes = mp4(3_000_000);
    const address = await begun(smart.api, bytes.length);
    let at = 0;
    for (const cut of [0, 1, 40, 4099, 4100, 65_536, 1_000_000, 2_999_999]) {
      const socket = await sendOpen(t, smart.token, address, at, bytes.length - at);
      if (cut > at) {
        socket.write(bytes.subarray(at, cut));
        await until(async () => (await received(address)) >= cut || socket.writableLength === 0, 'it is on its way');
      }
      socket.resetAndDestroy();
      const stands = await offsetOf(smart.api, address);
      assert.ok(stands >= at && stands <= Math.max(cut, at), `${stands} after a cut at ${cut}`);
      at = stands;
    }
    // The server may handle the interrupted request after the one for the offset.
    await until(async () => {
      at = await offsetOf(smart.api, address);
      return (await send(smart.api, address, at, bytes.subarray(at))).status === 204;
    }, 'the rest is taken');
    assert.ok((await contentOf(address)).equals(bytes));
  });

  it('of two that send at once takes one, and refuses the other', async () => {
    const bytes = mp4(1_000_000);
    const address = await begun(smart.api, bytes.length);
    const first = await sendOpen(t, smart.token, address, 0, bytes.length);
    first.write(bytes.subarray(0, 100_000));
    await until(() => openFiles(t.dataDir).length === 1, 'the first one writes');
    const answers = await Promise.all([head(smart.api, address), send(smart.api, address, 0, bytes)]);
    assert.deepEqual(
      answers.map(({status}) => status),
      [423, 423],
    );
    assert.equal(answers[1].body.codigo, 'ENVIO_EM_ANDAMENTO');
    first.write(bytes.subarray(100_000));
    await until(async () => (await received(address)) === bytes.length, 'the first one ends');
    first.destroy();
    assert.equal(await offsetOf(smart.api, address), bytes.length);
    assert.ok((await contentOf(address)).equals(bytes));
  });

  it('that is refused is read past, so that who is still sending hears why', async () => {
    const bytes = mp4(8_000_000);
    const address = await begun(smart.api, bytes.length);
    const first = await sendOpen(t, smart.token, address, 0, bytes.length);
    first.write(bytes.subarray(0, 100_000));
    await until(() => openFiles(t.dataDir).length === 1, 'the first one writes');
    for (const offset of [0, 5]) {
      const second = await sendOpen(t, smart.token, address, offset, bytes.length - offset);
      const heard = readToEnd(second);
      await new Promise<void>(resolve => second.write(bytes.subarray(offset), () => resolve()));
      assert.match(await heard, /^HTTP\/1.1 (409|423) /);
      second.destroy();
    }
    first.destroy();
    const wrong = await begun(smart.api, bytes.length);
    const refused = await sendOpen(t, smart.token, wrong, 0, bytes.length);
    const heard = readToEnd(refused);
    await new Promise<void>(resolve => refused.write(Buffer.alloc(bytes.length), () => resolve()));
    assert.match(await heard, /^HTTP\/1.1 415 /);
    refused.destroy();
  });

  it('is taken over from a stalled connection, and the one before writes nothing more', async () => {
    const bytes = mp4(600_000);
    const address = await begun(smart.api, bytes.length);
    const dead = await sendOpen(t, smart.token, address, 0, bytes.length);
    dead.write(bytes.subarray(0, 200_000));
    await written(address, 200_000);
    assert.equal((await head(smart.api, address)).status, 423);
    await standStill(address);
    const stands = await offsetOf(smart.api, address);
    assert.equal((await send(smart.api, address, stands, bytes.subarray(stands, 400_000))).status, 204);
    dead.write(Buffer.alloc(400_000));
    assert.equal(await offsetOf(smart.api, address), 400_000);
    assert.equal((await send(smart.api, address, 400_000, bytes.subarray(400_000))).status, 204);
    assert.ok((await contentOf(address)).equals(bytes));
    dead.destroy();
  });

  it('is taken over from another copy of the server, which is refused at its next piece', async () => {
    // This copy stores the offset after every chunk, so it detects another sender before it writes the next one.
    const other = await givenApp({beside: t, limits: {uploadIdleMs: 0}});
    try {
      await givenKind(other);
      const bytes = mp4(600_000);
      const address = await begun(smart.api, bytes.length);
      const there = await sendOpen(other, smart.token, address, 0, bytes.length);
      there.write(bytes.subarray(0, 200_000));
      await written(address, 200_000);
      await standStill(address);
      const stands = await offsetOf(smart.api, address);
      assert.equal((await send(smart.api, address, stands, bytes.subarray(stands, 500_000))).status, 204);
      there.write(Buffer.alloc(400_000));
      await allClosed(t.dataDir);
      there.destroy();
      assert.equal((await send(smart.api, address, 500_000, bytes.subarray(500_000))).status, 204);
      assert.ok((await contentOf(address)).equals(bytes));
    } finally {
      await other.stop();
    }
  });

  it('by a killed server goes on at what was noted: what lies beyond on the disk counts for nothing', async () => {
    const bytes = mp4(100_000);
    const address = await begun(smart.api, bytes.length);
    await send(smart.api, address, 0, bytes.subarray(0, 60_000));
    // The state after a kill: the row has an active sender, and the file has more bytes than the row.
    await t.db.query(
      sql`UPDATE envio SET vivo_em = clock_timestamp(), escrita = escrita + 1 WHERE id = ${idOf(address)}`,
    );
    await appendFile(partialOf(t, address), Buffer.alloc(10_000));
    assert.equal((await head(smart.api, address)).status, 423);
    await standStill(address);
    assert.equal(await offsetOf(smart.api, address), 60_000);
    assert.equal((await send(smart.api, address, 60_000, bytes.subarray(60_000))).status, 204);
    assert.ok((await contentOf(address)).equals(bytes));
  });

  it('by a kill after its last byte is whole with the next question, on whichever side of the rename it was', async () => {
    for (const renamed of [false, true]) {
      const bytes = mp4(1_000_000);
      const address = await begun(smart.api, bytes.length);
      await send(smart.api, address, 0, bytes);
      const [row] = await t.db.query(
        sql<{
          caminho: string;
        }>`UPDATE envio e SET caminho = NULL, sha256 = NULL FROM envio v WHERE v.id = e.id AND e.id = ${idOf(address)} RETURNING v.caminho`,
      );
      const storage = await t.app.get(Kernel.STORAGE);
      if (!renamed) await storage.adopt(row?.caminho ?? '', `envios/${idOf(address)}.parcial`);
      // All parallel requests get the complete file, whichever of them renames it.
      assert.deepEqual(
        await Promise.all(Array.from({length: 8}, () => offsetOf(smart.api, address))),
        Array(8).fill(bytes.length),
      );
      assert.ok((await contentOf(address)).equals(bytes));
    }
  });

  it('whose bytes are gone from the disk is begun anew', async () => {
    const address = await begun(smart.api, 1000);
    await send(smart.api, address, 0, mp4(1000).subarray(0, 500));
    await rm(partialOf(t, address));
    assert.equal((await head(smart.api, address)).status, 410);
    assert.equal((await send(smart.api, address, 500, Buffer.alloc(1))).status, 410);
  });

  it('while it is cancelled ends, and leaves nothing', async () => {
    const bytes = mp4(500_000);
    const address = await begun(smart.api, bytes.length);
    const socket = await sendOpen(t, smart.token, address, 0, bytes.length);
    socket.write(bytes.subarray(0, 200_000));
    await until(() => openFiles(t.dataDir).length === 1, 'it is being written');
    assert.equal(
      (await smart.api.raw('DELETE', address, undefined, {headers: {'Tus-Resumable': '1.0.0'}})).status,
      204,
    );
    await allClosed(t.dataDir);
    socket.destroy();
    assert.equal((await head(smart.api, address)).status, 404);
  });
});
