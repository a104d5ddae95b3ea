import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {INVARIANTS} from '../../modules/pontos/invariants';
import {VERIFY_LEDGER} from '../../modules/pontos/verify';
import {NOW, givenApp, givenPintor, scrape} from '../support';

describe('The nightly look at the ledger', () => {
  const names = Object.keys(INVARIANTS);

  it('reports nothing before it was made, and all is well afterwards', async () => {
    const t = await givenApp();
    try {
      await givenPintor(t, {saldo: 100});
      assert.equal((await scrape(t)).value('clube_ledger_checked_timestamp_seconds'), 0);
      await t.app.jobs.runNow(VERIFY_LEDGER);
      const rows = await t.db.query(sql<{nome: string; violacoes: number}>`SELECT nome, violacoes FROM verificacao`);
      assert.deepEqual(rows.map(({nome}) => nome).sort(), [...names].sort());
      assert.ok(rows.every(({violacoes}) => violacoes === 0));
    } finally {
      await t.stop();
    }
  });

  it('counts what is wrong, and forgets it when it is right again', async () => {
    const t = await givenApp();
    const wrong = 'balance = sum of entries';
    const violations = async () => {
      await t.app.jobs.runNow(VERIFY_LEDGER);
      const found = await t.db.query(
        sql<{nome: string; violacoes: number}>`SELECT nome, violacoes FROM verificacao WHERE violacoes > 0`,
      );
      return found.map(({nome, violacoes}) => `${nome}: ${violacoes}`).sort();
    };
    try {
      const [one, two] = [await givenPintor(t, {saldo: 100}), await givenPintor(t, {saldo: 50})];
      await t.db.query(sql`UPDATE conta SET saldo = saldo + 1 WHERE pintor_id IN (${one.id}, ${two.id})`);
      await t.db.query(sql`INSERT INTO verificacao VALUES ('what was once asked', 3, 1, now())`);
      assert.deepEqual(await violations(), ['balance = sum of entries: 2', 'balance = sum of lots - debt: 2']);
      const found = await scrape(t);
      assert.equal(found.value('clube_ledger_violations', {invariant: wrong}), 2);
      assert.equal(found.value('clube_ledger_checked_timestamp_seconds'), NOW.getTime() / 1000);
      await t.db.query(sql`UPDATE conta SET saldo = saldo - 1 WHERE pintor_id IN (${one.id}, ${two.id})`);
      assert.deepEqual(await violations(), []);
    } finally {
      await t.stop();
    }
  });
});
