import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenUsuario, nextNumber, until, type AnswerBody, type TestApp, type GivenUsuario} from '../support';
import {startServerProcess, type ServerProcess} from '../support/server-process';

interface Comecado extends AnswerBody {
  trabalho: number;
  total: number;
}

/** Enough rows that they take longer than the interval between two polls. */
const ROWS = 800;

describe('Batch jobs on several copies of the server', function () {
  this.timeout(180_000);
  let t: TestApp;
  let smart: GivenUsuario;
  /** The copies that run the batch jobs; one that survives a test is reused in the next. */
  const copies: ServerProcess[] = [];
  before(async () => {
    // This copy handles requests and does not run batch jobs.
    t = await givenApp({jobs: true});
    smart = await givenUsuario(t, 1);
  });
  after(async () => {
    await Promise.all(copies.map(copy => copy.kill('SIGTERM')));
    await t.stop();
  });

  async function givenCopies(count: number): Promise<void> {
    while (copies.length < count) copies.push(startServerProcess({DATABASE_URL: t.databaseUrl, DATA_DIR: t.dataDir}));
    await Promise.all(copies.map(copy => copy.url()));
  }
  /** Ends the only copy. */
  async function endWorker(signal: NodeJS.Signals): Promise<void> {
    assert.equal(copies.length, 1);
    await copies.pop()?.kill(signal);
  }

  async function begin(count: number) {
    const palavra = `Copia${nextNumber()}`;
    await t.db.query(sql`INSERT INTO premio (codigo, nome, descricao, custo, ativo)
       SELECT ${palavra} || n, ${palavra} || ' ' || n, '<p>Um</p>', 10, true FROM generate_series(1, ${count}) n`);
    const {body} = await smart.api.post<Comecado>('/api/premios/bulk-activate/filtro', {
      filtro: {q: palavra},
      ativo: 0,
    });
    assert.equal(body.total, count);
    return {...body, palavra};
  }
  const stateOf = async (id: number) => {
    const row = await t.db.one(
      sql<{
        estado: string;
        feitos: number;
        falhas: number;
        execucao: number;
      }>`SELECT estado, feitos, falhas, execucao FROM trabalho WHERE id = ${id}`,
    );
    assert.ok(row);
    return row;
  };
  const ended = (id: number) =>
    until(async () => (await stateOf(id)).estado === 'concluido', `the end of work ${id}`, 90_000);
  /** Asserts that every row was changed, by exactly one audited change. */
  async function assertOnceEach({trabalho, total, palavra}: {trabalho: number; total: number; palavra: string}) {
    const {estado, feitos, falhas} = await stateOf(trabalho);
    assert.deepEqual({estado, feitos, falhas}, {estado: 'concluido', feitos: total, falhas: 0});
    assert.deepEqual(
      await t.db
        .query(sql`SELECT count(*)::int AS linhas, count(*) FILTER (WHERE NOT p.ativo)::int AS inativos, max(a.vezes)::int AS vezes
           FROM premio p JOIN LATERAL (SELECT count(*) AS vezes FROM auditoria WHERE entidade = 'premio' AND entidade_id = p.id::text) a ON true
          WHERE p.codigo LIKE ${palavra} || '%'`),
      [{linhas: total, inativos: total, vezes: 1}],
    );
  }

  it('goes on elsewhere when a copy is killed in the middle, and does no row twice', async () => {
    await givenCopies(1);
    const work = await begin(ROWS);
    await until(async () => (await stateOf(work.trabalho)).feitos >= 100, 'the first hundred', 60_000);
    await endWorker('SIGKILL');
    const {estado, feitos} = await stateOf(work.trabalho);
    assert.equal(estado, 'rodando');
    assert.ok(feitos < ROWS, 'it was over before it could be killed');
    // Makes its last heartbeat old enough for another copy to take over.
    await t.db.query(sql`UPDATE trabalho SET vivo_em = now() - interval '1 minute' WHERE id = ${work.trabalho}`);
    await givenCopies(1);
    await ended(work.trabalho);
    assert.equal((await stateOf(work.trabalho)).execucao, 2);
    await assertOnceEach(work);
  });

  it('goes back into the queue when a copy is asked to end', async () => {
    await givenCopies(1);
    const work = await begin(ROWS);
    await until(async () => (await stateOf(work.trabalho)).feitos >= 100, 'the first hundred', 60_000);
    await endWorker('SIGTERM');
    assert.equal((await stateOf(work.trabalho)).estado, 'fila');
    await givenCopies(1);
    await ended(work.trabalho);
    await assertOnceEach(work);
  });

  it('is done by one copy at a time, several batch jobs by several', async () => {
    await givenCopies(2);
    const batchJobs = [await begin(150), await begin(150), await begin(150), await begin(150)];
    await Promise.all(batchJobs.map(({trabalho}) => ended(trabalho)));
    for (const work of batchJobs) {
      await assertOnceEach(work);
      assert.equal((await stateOf(work.trabalho)).execucao, 1);
    }
  });
});
