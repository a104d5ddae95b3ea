import assert from 'node:assert/strict';
import {z} from 'zod';
import {requireActor, currentContext} from '../../kernel/context';
import {NotFound} from '../../kernel/refusals/refusals';
import {Kernel} from '../../kernel/keys';
import {sql} from '../../kernel/persistence/sql';
import {RECOVERY_JOB, BATCH_JOB, type BatchJobKind} from '../../kernel/batch-jobs/kind';
import type {BatchJobRow} from '../../kernel/batch-jobs/rows';
import type {BatchJobs} from '../../kernel/batch-jobs/batch-jobs';
import {givenApp, givenPremio, givenUsuario, type TestApp, type GivenUsuario} from '../support';

interface Row {
  estado: string;
  total: number | null;
  feitos: number;
  falhas: number;
  mensagem: string | null;
  resultado: object | null;
  execucao: number;
  tentativas: number;
}

describe('Batch jobs', () => {
  let t: TestApp;
  let batchJobs: BatchJobs;
  let smart: GivenUsuario;
  /** The kind's work for each row, and its preparation. */
  let each: (row: BatchJobRow) => Promise<unknown>;
  let prepare: () => unknown;
  let kind: BatchJobKind<{sufixo: string}>;

  before(async () => {
    t = await givenApp({jobs: true});
    batchJobs = await t.app.get(Kernel.BATCH_JOBS);
    kind = batchJobs.define({
      name: 'teste.nomes',
      right: 'PUT /api/premios/{id}',
      params: z.object({sufixo: z.string()}),
      async run(work) {
        prepare();
        await batchJobs.eachRow(work, row => each(row), {batch: 2});
        return {feitos: work.done};
      },
    });
  });
  beforeEach(async () => {
    smart = await givenUsuario(t, 1);
    prepare = () => undefined;
    each = rename;
  });
  after(() => t.stop());

  const rename = ({chave}: BatchJobRow) =>
    t.app.db.query(sql`UPDATE premio SET nome = nome || ' !' WHERE id = ${Number(chave)}`);
  const premios = (n: number) => Promise.all(Array.from({length: n}, () => givenPremio(t)));
  const names = (ids: number[]) =>
    t.db.query(sql<{nome: string}>`SELECT nome FROM premio WHERE id = ANY(${ids}) ORDER BY id`);

  const asUser = <T>(user: GivenUsuario, run: () => Promise<T>) =>
    t.run(run, {kind: 'painel', id: user.id, nome: user.nome, permissao: user.permissao, session: 'x'});
  const begin = (ids: number[]) =>
    batchJobs.start(kind, {
      titulo: 'Renomear',
      params: {sufixo: '!'},
      rows: sql`SELECT row_number() OVER (ORDER BY id) AS ordem, id::text AS chave, nome FROM premio WHERE id = ANY(${ids})`,
    });
  const start = (ids: number[]) => asUser(smart, () => begin(ids));
  const run = (trabalho: number) => t.app.jobs.runNow(BATCH_JOB, {trabalho});
  const stateOf = async (id: number) => {
    const [row] = await t.db.query(sql<Row & Record<string, unknown>>`SELECT * FROM trabalho WHERE id = ${id}`);
    assert.ok(row);
    return row;
  };
  const linhas = (id: number) =>
    t.db.query(
      sql<{
        estado: string;
        mensagem: string | null;
      }>`SELECT estado, mensagem FROM trabalho_linha WHERE trabalho_id = ${id} ORDER BY ordem`,
    );

  it('does every row once and records its result', async () => {
    const ids = (await premios(5)).map(({id}) => id);
    const {trabalho} = await start(ids);
    assert.deepEqual((await stateOf(trabalho)).estado, 'fila');
    await run(trabalho);
    await run(trabalho);
    const {estado, total, feitos, falhas, resultado, execucao} = await stateOf(trabalho);
    assert.deepEqual(
      {estado, total, feitos, falhas, resultado, execucao},
      {
        estado: 'concluido',
        total: 5,
        feitos: 5,
        falhas: 0,
        resultado: {feitos: 5},
        execucao: 1,
      },
    );
    assert.ok((await names(ids)).every(({nome}) => /[^!] !$/.test(nome)));
    assert.ok((await linhas(trabalho)).every(({estado: of}) => of === 'feita'));
  });

  it('runs as who started it, at a timestamp of its own', async () => {
    const ids = (await premios(1)).map(({id}) => id);
    const seen: unknown[] = [];
    each = async () => seen.push([requireActor('painel').id, currentContext().requestId]);
    const {trabalho} = await start(ids);
    await run(trabalho);
    assert.deepEqual(seen, [[smart.id, `trabalho:${trabalho}`]]);
  });

  it('keeps a refused row’s reason, undoes what it wrote, and goes on', async () => {
    const ids = (await premios(3)).map(({id}) => id);
    const committed: number[] = [];
    each = async row => {
      await rename(row);
      await t.app.db.afterCommit(() => committed.push(row.ordem));
      if (row.ordem === 2) throw NotFound({erro: 'Não quero.'});
    };
    const {trabalho} = await start(ids);
    await run(trabalho);
    const {estado, feitos, falhas} = await stateOf(trabalho);
    assert.deepEqual({estado, feitos, falhas}, {estado: 'concluido', feitos: 3, falhas: 1});
    assert.deepEqual(committed, [1, 3], 'what was to follow a commit that never was');
    assert.deepEqual(await linhas(trabalho), [
      {estado: 'feita', mensagem: null},
      {estado: 'falhou', mensagem: 'Não quero.'},
      {estado: 'feita', mensagem: null},
    ]);
    assert.deepEqual(
      (await names(ids)).map(({nome}) => nome.endsWith('!')),
      [true, false, true],
    );
  });

  it('takes a fault of ours for that row’s alone, and reveals nothing of it', async () => {
    const {trabalho} = await start((await premios(3)).map(({id}) => id));
    each = async row => {
      await rename(row);
      if (row.ordem === 1) throw new Error('the password is 123');
      // A database error, after which the job continues from the savepoint.
      if (row.ordem === 2) await t.app.db.query(sql`UPDATE premio SET custo = -1 WHERE id = ${Number(row.chave)}`);
    };
    await run(trabalho);
    const rows = await linhas(trabalho);
    assert.deepEqual(
      rows.map(row => row.estado),
      ['falhou', 'falhou', 'feita'],
    );
    assert.match(rows[0]?.mensagem ?? '', /^Algo deu errado do nosso lado/);
    assert.equal(rows[1]?.mensagem, 'Um dos valores não é aceito.');
  });

  it('undoes the step and tries again when the database is to blame', async () => {
    const ids = (await premios(4)).map(({id}) => id);
    const {trabalho} = await start(ids);
    const codes = ['40P01', '57P01'];
    each = async row => {
      await rename(row);
      if (row.ordem === 4 && codes.length > 0) throw Object.assign(new Error('gone'), {code: codes.shift()});
    };
    // After a deadlock the transaction is repeated at once; the second error requeues the batch job.
    await assert.rejects(run(trabalho), /gone/);
    const {estado, feitos} = await stateOf(trabalho);
    assert.deepEqual({estado, feitos}, {estado: 'fila', feitos: 2});
    await run(trabalho);
    assert.equal((await stateOf(trabalho)).estado, 'concluido');
    assert.ok((await names(ids)).every(({nome}) => /[^!] !$/.test(nome)));
  });

  it('exists only if the transaction that started it holds', async () => {
    const [premio] = await premios(1);
    const [before] = await t.db.query(sql<{n: number}>`SELECT count(*)::int AS n FROM trabalho`);
    const attempt = asUser(smart, () =>
      t.app.db.tx(async () => {
        await begin([premio?.id ?? 0]);
        throw new Error('rolled back');
      }),
    );
    await assert.rejects(attempt, /rolled back/);
    assert.deepEqual(await t.db.query(sql`SELECT count(*)::int AS n FROM trabalho`), [before]);
  });

  it('is refused where nothing matches, without the right, and beyond five at a time', async () => {
    await assert.rejects(start([]), {codigo: 'TRABALHO_VAZIO'});
    const admin = await givenUsuario(t, 0);
    const asAdmin = asUser(admin, () => batchJobs.start(kind, {titulo: 'x', params: {sufixo: ''}}));
    await assert.rejects(asAdmin, {codigo: 'SEM_PERMISSAO'});
    const [premio] = await premios(1);
    const all = await Promise.allSettled(Array.from({length: 7}, () => start([premio?.id ?? 0])));
    assert.equal(all.filter(({status}) => status === 'fulfilled').length, 5);
    for (const each of all)
      if (each.status === 'rejected') assert.equal((each.reason as {codigo: string}).codigo, 'TRABALHOS_DEMAIS');
  });

  it('ends at once when it is cancelled before it began', async () => {
    const {trabalho} = await start((await premios(1)).map(({id}) => id));
    await asUser(smart, () => batchJobs.cancel(trabalho));
    await run(trabalho);
    assert.equal((await stateOf(trabalho)).estado, 'cancelado');
    assert.deepEqual(await linhas(trabalho), [{estado: 'pendente', mensagem: null}]);
    await assert.rejects(
      asUser(smart, () => batchJobs.cancel(trabalho)),
      {codigo: 'TRABALHO_TERMINADO'},
    );
    await assert.rejects(
      asUser(smart, () => batchJobs.cancel(999_999)),
      {codigo: 'NAO_ENCONTRADO'},
    );
  });

  it('ends after its step when it is cancelled half-way: what is done stays done', async () => {
    const {trabalho} = await start((await premios(5)).map(({id}) => id));
    each = async row => {
      await rename(row);
      // Another user's request, on another connection.
      if (row.ordem === 3) await t.db.reads.query(sql`UPDATE trabalho SET cancelar = true WHERE id = ${trabalho}`);
    };
    await run(trabalho);
    const {estado, feitos} = await stateOf(trabalho);
    assert.deepEqual({estado, feitos}, {estado: 'cancelado', feitos: 4});
    assert.deepEqual(
      (await linhas(trabalho)).map(row => row.estado),
      ['feita', 'feita', 'feita', 'feita', 'pendente'],
    );
  });

  it('is done when it was cancelled too late', async () => {
    const {trabalho} = await start((await premios(2)).map(({id}) => id));
    each = async row => {
      if (row.ordem === 2) await t.db.reads.query(sql`UPDATE trabalho SET cancelar = true WHERE id = ${trabalho}`);
    };
    await run(trabalho);
    const {estado, feitos} = await stateOf(trabalho);
    assert.deepEqual({estado, feitos}, {estado: 'concluido', feitos: 2});
  });

  it('stops when the right of who started it is taken away', async () => {
    const {trabalho} = await start((await premios(4)).map(({id}) => id));
    each = async row => {
      if (row.ordem === 2) await t.db.reads.query(sql`UPDATE usuario SET permissao = 0 WHERE id = ${smart.id}`);
      await rename(row);
    };
    await run(trabalho);
    const {estado, feitos, mensagem: message} = await stateOf(trabalho);
    assert.deepEqual({estado, feitos}, {estado: 'falhou', feitos: 2});
    assert.match(message ?? '', /não tem mais permissão/);
  });

  it('is tried again after a fault, and given up after three without progress', async () => {
    const {trabalho} = await start((await premios(3)).map(({id}) => id));
    let faults = 0;
    prepare = () => {
      if (faults++ < 1) throw new Error('the disk hums');
    };
    await assert.rejects(run(trabalho), /hums/);
    assert.deepEqual((await stateOf(trabalho)).estado, 'fila');
    await run(trabalho);
    assert.equal((await stateOf(trabalho)).estado, 'concluido');

    const hopeless = await start((await premios(1)).map(({id}) => id));
    prepare = () => {
      throw new Error('always');
    };
    for (const _ of [1, 2]) await assert.rejects(run(hopeless.trabalho), /always/);
    await run(hopeless.trabalho);
    const {estado, mensagem: message} = await stateOf(hopeless.trabalho);
    assert.equal(estado, 'falhou');
    assert.match(message ?? '', /do nosso lado/);
  });

  it('is left to others while it is not known here, and ends with that reason once nobody came', async () => {
    const changes = [`tipo = 'teste.antigo'`, `parametros = '{"antigo": 1}'`];
    for (const change of changes) {
      const {trabalho} = await start((await premios(1)).map(({id}) => id));
      await t.db.query(sql`UPDATE trabalho SET ${sql.raw(change)} WHERE id = ${trabalho}`);
      for (const _ of [1, 2, 3, 4]) await run(trabalho);
      const {estado, tentativas} = await stateOf(trabalho);
      assert.deepEqual({estado, tentativas}, {estado: 'fila', tentativas: 0});
      await t.db.query(sql`UPDATE trabalho SET criado_em = criado_em - interval '1 hour' WHERE id = ${trabalho}`);
      await run(trabalho);
      const ended = await stateOf(trabalho);
      assert.equal(ended.estado, 'falhou');
      assert.match(ended.mensagem ?? '', /não conhece mais este trabalho/);
    }
  });

  it('goes on from what was kept after its copy died, and the dead one writes nothing more', async () => {
    const ids = (await premios(6)).map(({id}) => id);
    const {trabalho} = await start(ids);
    let takenUp = false;
    each = async row => {
      await rename(row);
      if (row.ordem !== 3 || takenUp) return;
      takenUp = true;
      // Without a heartbeat for too long, another copy takes over while this one is in the middle of a step.
      await t.db.reads.query(sql`UPDATE trabalho SET execucao = execucao + 1, estado = 'fila' WHERE id = ${trabalho}`);
    };
    await run(trabalho);
    assert.deepEqual(
      (await linhas(trabalho)).map(row => row.estado === 'feita'),
      [true, true, false, false, false, false],
    );
    await run(trabalho);
    assert.equal((await stateOf(trabalho)).estado, 'concluido');
    assert.ok((await names(ids)).every(({nome}) => /[^!] !$/.test(nome)));
  });

  it('is left alone by others while somebody is at it, and found when nobody is', async () => {
    const {trabalho} = await start((await premios(1)).map(({id}) => id));
    await t.db.query(sql`UPDATE trabalho SET estado = 'rodando', vivo_em = now() WHERE id = ${trabalho}`);
    await run(trabalho);
    assert.equal((await stateOf(trabalho)).execucao, 0);
    await t.db.query(sql`DELETE FROM pgboss.job WHERE name = ${BATCH_JOB}`);
    await t.db.query(sql`UPDATE trabalho SET vivo_em = now() - interval '1 minute' WHERE id = ${trabalho}`);
    await t.app.jobs.runNow(RECOVERY_JOB);
    await t.app.jobs.runNow(RECOVERY_JOB);
    assert.equal((await stateOf(trabalho)).estado, 'fila');
    const queued = await t.db.query(
      sql`SELECT 1 FROM pgboss.job WHERE name = ${BATCH_JOB} AND (data->>'trabalho')::int = ${trabalho}`,
    );
    assert.equal(queued.length, 1);
    await run(trabalho);
    assert.equal((await stateOf(trabalho)).estado, 'concluido');
  });
});
