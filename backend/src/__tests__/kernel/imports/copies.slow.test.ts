import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {givenApp, givenUsuario, until, type GivenUsuario, type TestApp} from '../../support';
import {startServerProcess, type ServerProcess} from '../../support/server-process';
import {asFile, type Imported} from './support';

/** Enough lines for three steps: one is done when the copy is killed, one is left for the other copy. */
const LINES = 45_000;

describe('An import on several copies of the server', function () {
  this.timeout(240_000);
  let t: TestApp;
  let staff: GivenUsuario;
  const copies: ServerProcess[] = [];
  before(async () => {
    // This copy handles requests and does not run batch jobs.
    t = await givenApp({jobs: true});
    staff = await givenUsuario(t, 1);
  });
  afterEach(() => Promise.all(copies.splice(0).map(copy => copy.kill('SIGTERM'))));
  after(() => t.stop());

  /** Returns the running copy, or starts one. */
  async function givenCopy(): Promise<ServerProcess> {
    const copy = copies[0] ?? startServerProcess({DATABASE_URL: t.databaseUrl, DATA_DIR: t.dataDir});
    copies[0] = copy;
    await copy.url();
    return copy;
  }
  const one = async (id: number) => (await staff.api.get<Imported>(`/api/importacoes/${id}`)).body;
  const done = async (trabalho: number | null) =>
    (await t.db.one(sql<{feitos: number}>`SELECT feitos FROM trabalho WHERE id = ${trabalho}`))?.feitos ?? 0;
  const reached = (id: number, estado: string) =>
    until(async () => (await one(id)).estado === estado, `the import being ${estado}`, 120_000);

  it('is checked and written once, although both are killed in the middle', async () => {
    const lines = Array.from({length: LINES}, (_, i) => `K${i};Tinta ${i};10,00;1`).join('\n');
    const {body} = await staff.api.post<Imported>(
      '/api/importacoes',
      asFile(`Código;Nome;Valor unitário;Pontos\n${lines}`, 'produtos'),
    );
    for (const [endpoint, most, estado] of [
      ['conferir', 10_000, 'conferida'],
      ['gravar', 19_999, 'concluida'],
    ] as const) {
      const first = await givenCopy();
      const {trabalho} = (
        await staff.api.post<Imported>(
          `/api/importacoes/${body.id}/${endpoint}`,
          endpoint === 'gravar' ? {modo: 'tudo'} : {},
        )
      ).body;
      await until(async () => (await done(trabalho)) >= most, `the first lines to ${endpoint}`, 90_000);
      copies.pop();
      await first.kill('SIGKILL');
      assert.notEqual((await one(body.id)).estado, estado, 'it was over before it could be killed');
      if (endpoint === 'gravar')
        assert.deepEqual(await t.db.query(sql`SELECT 1 FROM produto WHERE codigo LIKE 'K%'`), []);
      // Makes its last heartbeat old enough for another copy to take over.
      await t.db.query(sql`UPDATE trabalho SET vivo_em = now() - interval '1 minute' WHERE id = ${trabalho}`);
      await givenCopy();
      await reached(body.id, estado);
    }
    const after = await one(body.id);
    assert.deepEqual(after.contagens, {validas: LINES, novas: LINES, mudadas: 0, iguais: 0, erros: 0});
    assert.deepEqual(
      await t.db.one(sql`SELECT count(*)::int AS made, count(DISTINCT codigo)::int AS codes,
                (SELECT count(*)::int FROM auditoria WHERE entidade = 'produto' AND acao = 'criar') AS trail
           FROM produto WHERE codigo LIKE 'K%'`),
      {made: LINES, codes: LINES, trail: LINES},
    );
  });
});
