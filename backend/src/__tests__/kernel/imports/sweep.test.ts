import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {HOUSEKEEPING} from '../../../kernel/jobs/housekeeping';
import {givenApp, givenUsuario, type TestApp} from '../../support';
import {checked, gravar, linhas, type Imported} from './support';

const DAY_MS = 86_400_000;
const file = (codigo: string) => `Código;Nome;Valor unitário;Pontos\n${codigo};a;1;1\n`;

describe('Old imports', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());

  it('let go of their lines and files, and stay as what was imported', async () => {
    const begun = t.clock.now;
    const {api} = await givenUsuario(t, 1);
    const [written, open] = [await checked(t, api, file('A')), await checked(t, api, file('B'))];
    await gravar(t, api, written.id, 'tudo');
    const state = async (id: number) => {
      const {body} = await api.get<Imported>(`/api/importacoes/${id}`);
      const [kept] = await t.db.query(
        sql<{file: boolean}>`SELECT arquivo_id IS NOT NULL AS file FROM importacao WHERE id = ${id}`,
      );
      const shown = body.amostra.length > 0 || body.colunas.some(({exemplo}) => exemplo !== '');
      return [body.estado, (await linhas(api, id)).length, kept?.file, shown];
    };
    const after = async (days: number) => {
      t.clock.now = new Date(begun.getTime() + days * DAY_MS);
      await t.db.query(sql`UPDATE sessao SET expira_em = ${new Date(t.clock.now.getTime() + DAY_MS)}`);
      await t.app.jobs.runNow(HOUSEKEEPING);
    };
    await after(6);
    assert.deepEqual(
      [await state(written.id), await state(open.id)],
      [
        ['concluida', 1, true, true],
        ['conferida', 1, true, true],
      ],
    );
    await after(8);
    assert.deepEqual(
      [await state(written.id), await state(open.id)],
      [
        ['concluida', 0, false, false],
        ['conferida', 1, true, true],
      ],
    );
    assert.equal((await api.get(`/api/importacoes/${written.id}/erros`)).status, 409);
    await after(31);
    assert.deepEqual(await state(open.id), ['cancelada', 0, false, false]);
    assert.deepEqual(await t.db.query(sql`SELECT 1 FROM arquivo WHERE caminho LIKE 'importacoes/%'`), []);
  });
});
