import assert from 'node:assert/strict';
import {Client} from 'pg';
import {brokenInvariants, rowsOf, sql} from '@clube/backend';
import {givenDatabase, type TestDatabase} from '@clube/backend/dist/__tests__/support/postgres';
import {loadScale} from '../scale';

describe('Five years of sales, copied in', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let db: Client;
  before(async () => {
    database = await givenDatabase();
    db = new Client({connectionString: database.url});
    await db.connect();
  });
  after(async () => {
    await db.end();
    await database.drop();
  });

  it('are whole ledgers with right rollups, and foreign keys and triggers are back', async () => {
    const triggers = sql<{n: number}>`SELECT count(*)::int AS n FROM pg_trigger WHERE tgenabled = 'O'`;
    const [before] = await rowsOf(db, triggers);
    const log = () => undefined;
    await loadScale(db, {
      databaseUrl: database.url,
      items: 9000,
      seed: 'teste',
      now: new Date('2026-09-15T15:00:00Z'),
      log,
    });
    assert.deepEqual(await rowsOf(db, triggers), [before]);
    assert.deepEqual(await brokenInvariants({query: statement => rowsOf(db, statement)}), []);
    const [found] = await rowsOf(
      db,
      sql<{itens: number; canceladas: number; resgates: number; dias: number}>`
        SELECT (SELECT count(*)::int FROM venda_item) AS itens, count(*) FILTER (WHERE estado = 'cancelada')::int AS canceladas,
               (SELECT count(*)::int FROM resgate) AS resgates, max(realizado_em) - min(realizado_em) AS dias FROM venda`,
    );
    assert.ok(found && Math.abs(found.itens - 9000) < 2500, JSON.stringify(found));
    assert.ok(found.canceladas > 0 && found.resgates > 0 && found.dias > 5 * 360, JSON.stringify(found));
  });
});
