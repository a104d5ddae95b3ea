import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {sql} from '../../../kernel/persistence/sql';
import {Kernel} from '../../../kernel/keys';
import type {Storage} from '../../../kernel/storage/storage';
import {findEnvio} from '../../../kernel/uploads/rows';
import {completeUpload} from '../../../kernel/uploads/complete-upload';
import {givenApp, givenUsuario, type TestApp} from '../../support';
import {TEST_KIND, begun, givenKind, idOf, mp4, send} from './support';

/** More storage calls than are made, so that the last interruption happens after all of them. */
const CALLS = 8;

describe('A large file whose last byte is there', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
    await givenKind(t);
  });
  after(() => t.stop());

  it('is made whole whichever moment another copy of the server gives it its name', async () => {
    const storage = await t.app.get(Kernel.STORAGE);
    for (let moment = 1; moment <= CALLS; moment++) {
      const {api} = await givenUsuario(t, 1);
      const bytes = mp4(5000);
      const address = await begun(api, bytes.length);
      await send(api, address, 0, bytes);
      const id = idOf(address);
      const key = `${TEST_KIND.folder}/${id}.mp4`;
      const partial = `envios/${id}.parcial`;
      await t.db.query(sql`UPDATE envio SET caminho = NULL, sha256 = NULL WHERE id = ${id}`);
      await storage.adopt(key, partial);

      const envio = await findEnvio(t.db, id, 0);
      assert.ok(envio);
      const parts = {db: t.db, storage: interrupted(storage, moment, () => storage.adopt(partial, key))};
      await t.run(() => completeUpload(parts, TEST_KIND, envio, new Date(t.clock.now.getTime() + 60_000)));
      const [row] = await t.db.query(
        sql<{caminho: string; sha256: string}>`SELECT caminho, sha256 FROM envio WHERE id = ${id}`,
      );
      assert.deepEqual(row, {caminho: key, sha256: createHash('sha256').update(bytes).digest('hex')}, String(moment));
    }
  });

  /** The storage, which runs `work` before its nth call. */
  function interrupted(storage: Storage, nth: number, work: () => Promise<void>): Storage {
    let calls = 0;
    const inTurn =
      (call: (...args: unknown[]) => unknown) =>
      async (...args: unknown[]): Promise<unknown> => {
        if (++calls === nth) await work();
        return call.apply(storage, args);
      };
    return new Proxy(storage, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        return typeof found === 'function' ? inTurn(found as (...args: unknown[]) => unknown) : found;
      },
    });
  }
});
