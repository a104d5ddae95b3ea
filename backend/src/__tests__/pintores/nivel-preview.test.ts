import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenPintor,
  givenUsuario,
  insert,
  type AnswerBody,
  type GivenUsuario,
  type TestApp,
} from '../support';
import {givenScoredVenda} from '../relatorios/support';

describe('The preview of a changed level', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  let prata: number;
  before(async () => {
    t = await givenApp();
    staff = await givenUsuario(t, 0);
    const level = async (columns: object) => (await insert<{id: number}>(t, 'cluster', {...columns})).id;
    const bronze = await level({nome: 'Bronze', ordem: 1});
    prata = await level({nome: 'Prata', ordem: 2, foto_perfil: true});
    for (const agreed of [true, true, false]) {
      const pintor = await givenPintor(t);
      await givenScoredVenda(t, pintor);
      await t.db.query(
        sql`UPDATE pintor SET cluster_id = ${bronze}, aceitou_regulamento = ${agreed} WHERE id = ${pintor.id}`,
      );
    }
    // Two painters whose level does not change: one without scored receipts, one inactive.
    await givenPintor(t);
    const off = await givenPintor(t);
    await givenScoredVenda(t, off);
    await t.db.query(sql`UPDATE pintor SET cluster_id = ${bronze}, ativo = false WHERE id = ${off.id}`);
  });
  after(() => t.stop());

  const preview = (body: AnswerBody, by = staff) =>
    by.api.post<AnswerBody & {sobem: object[]}>('/api/cluster/previa', body);

  it('counts whom it would move up, and moves nobody', async () => {
    assert.deepEqual((await preview({id: prata})).body.sobem, []);
    assert.deepEqual((await preview({id: prata, fotoPerfil: false})).body.sobem, [{nivel: 'Prata', pintores: 3}]);
    const asked = {id: prata, fotoPerfil: false, clubProPintor: true};
    assert.deepEqual((await preview(asked)).body.sobem, [{nivel: 'Prata', pintores: 2}]);
    const moved = await t.db.one(sql<{n: number}>`SELECT count(*)::int AS n FROM pintor WHERE cluster_id = ${prata}`);
    assert.equal(moved?.n, 0);
  });

  it('counts for a new level too: those who may not pass the one below stay', async () => {
    assert.deepEqual((await preview({nome: 'Ouro', ordem: 3})).body.sobem, []);
    await staff.api.put(`/api/cluster/${prata}`, {fotoPerfil: false});
    assert.deepEqual((await preview({nome: 'Ouro', ordem: 3})).body.sobem, [{nivel: 'Ouro', pintores: 3}]);
    await staff.api.put(`/api/cluster/${prata}`, {fotoPerfil: true});
  });

  it('is for who may change levels, and refuses what no level may be', async () => {
    assert.equal((await preview({}, await givenUsuario(t, 2))).status, 403);
    assert.equal((await preview({ordem: 0})).status, 422);
    assert.equal((await preview({cor: 'azul'})).status, 400);
  });
});
