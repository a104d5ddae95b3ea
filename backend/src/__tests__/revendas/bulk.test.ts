import assert from 'node:assert/strict';
import {BATCH_JOB} from '../../kernel/batch-jobs/kind';
import {sql} from '../../kernel/persistence/sql';
import {
  givenApp,
  givenRede,
  givenRevenda,
  givenUsuario,
  nextNumber,
  type AnswerBody,
  type Client,
  type TestApp,
} from '../support';

interface Started extends AnswerBody {
  trabalho: number;
  total: number;
}

const BULK = '/api/revendas/bulk/filtro';
const PREVIEW = '/api/revendas/bulk/previa';

describe('Resellers in bulk', () => {
  let t: TestApp;
  let api: Client;
  let ids: number[];
  let word: string;
  before(async () => (t = await givenApp({jobs: true})));
  after(() => t.stop());
  beforeEach(async () => {
    ({api} = await givenUsuario(t, 0));
    word = `Lote${nextNumber()}x`;
    ids = [];
    for (let n = 0; n < 3; n++) ids.push((await givenRevenda(t, {nomeInput: `${word} ${n}`})).id);
  });

  const start = (filtro: object, mudanca: object, as = api) => as.post<Started>(BULK, {filtro, mudanca});
  const run = (trabalho: number) => t.app.jobs.runNow(BATCH_JOB, {trabalho});
  const done = async (filtro: object, mudanca: object) => {
    const {body} = await start(filtro, mudanca);
    await run(body.trabalho);
    return body.trabalho;
  };
  const undo = async (trabalho: number) => {
    const {body} = await api.post<Started>(`/api/trabalhos/${trabalho}/desfazer`);
    await run(body.trabalho);
    return body.trabalho;
  };
  const stored = async () =>
    (
      await t.db.query(sql<{valores: unknown}>`
        SELECT json_build_array(ativo, rm, rede_id) AS valores FROM revenda WHERE id = ANY(${ids}) ORDER BY id`)
    ).map(({valores}) => valores);
  const rowsOf = (trabalho: number) =>
    t.db.query(sql<{estado: string; mensagem: string | null}>`
      SELECT estado, mensagem FROM trabalho_linha WHERE trabalho_id = ${trabalho} ORDER BY ordem`);

  it('are switched off and made masters by a filter, each audited', async () => {
    const trabalho = await done({q: word, ativo: 1}, {ativo: 0});
    await done({id: ids}, {rm: 1});
    assert.deepEqual(
      await stored(),
      ids.map(() => [false, true, null]),
    );
    const trail = await t.db.query(sql`
      SELECT antes, depois FROM auditoria WHERE request_id = ${`trabalho:${trabalho}`} AND entidade = 'revenda'`);
    assert.deepEqual(
      trail,
      ids.map(() => ({antes: {ativo: 1}, depois: {ativo: 0}})),
    );
  });

  it('get another network and their own back; who was changed since stays', async () => {
    const [old, other, third] = [await givenRede(t), await givenRede(t), await givenRede(t)];
    await api.put(`/api/revendas/${ids[0]}`, {redeId: old.id});
    const trabalho = await done({id: ids}, {redeId: other.id});
    assert.deepEqual(
      await stored(),
      ids.map(() => [true, false, other.id]),
    );
    await api.put(`/api/revendas/${ids[2]}`, {redeId: third.id});
    const undone = await undo(trabalho);
    assert.deepEqual(await stored(), [
      [true, false, old.id],
      [true, false, null],
      [true, false, third.id],
    ]);
    assert.deepEqual((await rowsOf(undone))[2], {
      estado: 'falhou',
      mensagem: 'Mudou depois deste trabalho: fica como está.',
    });
  });

  it('leave their network', async () => {
    const rede = await givenRede(t);
    await done({id: ids}, {redeId: rede.id});
    await done({id: ids}, {redeId: null});
    assert.deepEqual(
      await stored(),
      ids.map(() => [true, false, null]),
    );
  });

  it('are counted before; one that is so already is refused, before and meanwhile', async () => {
    await api.put(`/api/revendas/${ids[0]}`, {rm: 1});
    const preview = async (mudanca: object) => (await api.post(PREVIEW, {filtro: {id: ids}, mudanca})).body;
    const recusas = [{motivo: 'A revenda já está assim.', total: 1}];
    assert.deepEqual(await preview({rm: 1}), {total: 3, recusas});
    assert.deepEqual(await preview({ativo: 0}), {total: 3, recusas: []});
    assert.deepEqual(await preview({redeId: null}), {
      total: 3,
      recusas: [{motivo: 'A revenda já está assim.', total: 3}],
    });
    const {body} = await start({id: ids}, {rm: 1});
    await api.put(`/api/revendas/${ids[1]}`, {rm: 1});
    await run(body.trabalho);
    assert.deepEqual(
      (await rowsOf(body.trabalho)).map(({estado}) => estado),
      ['falhou', 'falhou', 'feita'],
    );
  });

  it('need one change, and a network that there is', async () => {
    const cases: [object, number, RegExp][] = [
      [{}, 422, /Informe uma mudança/],
      [{ativo: 1, rm: 0}, 422, /Informe uma mudança/],
      [{ativo: 3}, 422, /Informe 1 ou 0/],
      [{redeId: 2_000_000_000}, 422, /Escolha uma rede da lista/],
    ];
    for (const [mudanca, status, erro] of cases) {
      const answer = await start({id: ids}, mudanca);
      assert.equal(answer.status, status);
      assert.match(answer.body.erro ?? '', erro);
    }
    assert.equal((await start({id: ids}, {cnpj: '1'})).status, 400);
    assert.equal((await start({id: [2_000_000_000]}, {rm: 1})).body.codigo, 'TRABALHO_VAZIO');
    assert.deepEqual(
      await stored(),
      ids.map(() => [true, false, null]),
    );
  });

  it('are the Administrador’s and the Smart’s', async () => {
    const body = {filtro: {id: ids}, mudanca: {rm: 1}};
    for (const path of [BULK, PREVIEW]) {
      assert.equal((await (await givenUsuario(t, 2)).api.post(path, body)).status, 403);
      assert.equal((await t.anonymous.post(path, body)).status, 401);
      assert.equal((await (await givenUsuario(t, 1)).api.post(path, body)).status, 200);
    }
  });
});
