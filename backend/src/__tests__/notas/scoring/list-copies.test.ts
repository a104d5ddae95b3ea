import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {
  givenApp,
  givenNota,
  givenPintor,
  givenPontos,
  givenPremio,
  givenUsuario,
  until,
  waitsForLock,
  type Client,
  type TestApp,
} from '../../support';
import {givenScenario, givenVenda} from '../support';

// The ledger's invariants, which are checked after every test, find wrong copies.
describe('what lists are ordered and searched by', () => {
  let t: TestApp;
  let staff: Client;
  before(async () => {
    t = await givenApp();
    staff = (await givenUsuario(t, 0)).api;
  });
  after(() => t.stop());

  const words = async (table: string, pintorId: number) =>
    (
      await t.db.query(
        sql<{busca: string}>`SELECT busca FROM ${sql.identifier(table)} WHERE pintor_id = ${pintorId} ORDER BY id`,
      )
    ).map(({busca: search}) => search);

  it('follows a painter who is renamed, even while receipts are sent and scored and prizes ordered', async () => {
    const pintor = await givenPintor(t, {nome: 'Nome Zero'});
    const scenario = await givenScenario(t, pintor);
    await givenPontos(t, pintor.id, 1_000_000);
    for (let round = 1; round <= 12; round++) {
      const premio = await givenPremio(t);
      const {venda} = await givenVenda(t, scenario);
      const [scored, ordered] = await Promise.all([
        staff.post('/api/pontuacoes/pontuar', {venda}),
        pintor.api.post('/api/resgatar', {codigoPremio: premio.codigo, qtde: 1}),
        t.run(() =>
          t.db.tx(() =>
            t.db.query(
              sql`UPDATE pintor SET nome = ${`Nome ${round}`}, end_cidade = ${`Cidade ${round % 3}`} WHERE id = ${pintor.id}`,
            ),
          ),
        ),
        givenNota(t, pintor.id),
      ]);
      assert.deepEqual([scored.status, ordered.status], [200, 200]);
    }
    for (const table of ['venda', 'nota', 'resgate'])
      for (const search of await words(table, pintor.id)) assert.match(search, /^nome 12 /, table);
  });

  it('follows a shop that is renamed', async () => {
    const pintor = await givenPintor(t);
    const {venda} = await givenVenda(t, await givenScenario(t, pintor));
    await staff.post('/api/pontuacoes/pontuar', {venda});
    await t.db.query(sql`UPDATE loja SET nome = 'Água Nova' WHERE cnpj = ${venda.cnpjLoja}`);
    assert.match((await words('venda', pintor.id))[0] ?? '', / agua nova$/);
  });

  it('follows painter and shop that are renamed at the same moment, whichever waits for the other', async () => {
    const pintor = await givenPintor(t, {nome: 'Nome Velho'});
    const {venda} = await givenVenda(t, await givenScenario(t, pintor));
    await staff.post('/api/pontuacoes/pontuar', {venda});
    const renamePintor = () => t.db.query(sql`UPDATE pintor SET nome = 'Nome Novo' WHERE id = ${pintor.id}`);
    const renameLoja = () => t.db.query(sql`UPDATE loja SET nome = 'Casa Nova' WHERE cnpj = ${venda.cnpjLoja}`);
    for (const [first, second] of [
      [renamePintor, renameLoja],
      [renameLoja, renamePintor],
    ] as const) {
      await t.db.query(sql`UPDATE pintor SET nome = 'Nome Velho' WHERE id = ${pintor.id}`);
      await t.db.query(sql`UPDATE loja SET nome = 'Casa Velha' WHERE cnpj = ${venda.cnpjLoja}`);
      let behind: Promise<unknown> | undefined;
      await t.run(() =>
        t.db.tx(async () => {
          await first();
          behind = t.run(() => t.db.tx(second));
          await until(() => waitsForLock(t), 'the second one waits');
        }),
      );
      await behind;
      assert.match((await words('venda', pintor.id))[0] ?? '', /^nome novo .* casa nova$/);
    }
  });

  it('the last score is that of the newest live sale, though others are cancelled at the same time', async () => {
    const pintor = await givenPintor(t);
    const scenario = await givenScenario(t, pintor);
    const now = t.clock.now.getTime();
    for (let round = 0; round < 6; round++) {
      const vendas = await Promise.all([1, 2, 3].map(() => givenVenda(t, scenario)));
      for (const [i, {venda}] of vendas.entries()) {
        t.clock.now = new Date(now + (round * 10 + i) * 60_000);
        if (i < 2) assert.equal((await staff.post('/api/pontuacoes/pontuar', {venda})).status, 200);
      }
      const [a, b, c] = vendas;
      const answers = await Promise.all([
        staff.post('/api/pontuacoes/cancelar', {identificador: a?.nota.id}),
        staff.post('/api/pontuacoes/retornar-pendente', {identificador: b?.nota.id}),
        staff.post('/api/pontuacoes/pontuar', {venda: c?.venda}),
      ]);
      assert.deepEqual(
        answers.map(({status}) => status),
        [200, 200, 200],
      );
    }
    const {ultima: last} = (await t.db.one(
      sql<{ultima: Date}>`SELECT ultima_pontuacao_em AS ultima FROM conta WHERE pintor_id = ${pintor.id}`,
    )) ?? {ultima: undefined};
    assert.deepEqual(last, new Date(now + 52 * 60_000));
    t.clock.now = new Date(now);
  });

  it('a painter without any live sale was never scored', async () => {
    const pintor = await givenPintor(t);
    const {venda, nota} = await givenVenda(t, await givenScenario(t, pintor));
    await staff.post('/api/pontuacoes/pontuar', {venda});
    await staff.post('/api/pontuacoes/cancelar', {identificador: nota.id});
    assert.deepEqual(
      await t.db.one(sql`SELECT ultima_pontuacao_em, total_pontos FROM conta WHERE pintor_id = ${pintor.id}`),
      {
        ultima_pontuacao_em: null,
        total_pontos: 0,
      },
    );
  });

  it('the rank of a level follows the level, and the painter who changes level', async () => {
    const pintor = await givenPintor(t);
    const [a, b] = await t.db.query(
      sql<{id: number}>`INSERT INTO cluster (nome, ordem) VALUES ('Um', 901), ('Dois', 902) RETURNING id`,
    );
    const nivel = async () =>
      (await t.db.one(sql<{nivel: number}>`SELECT nivel FROM pintor WHERE id = ${pintor.id}`))?.nivel;
    await t.db.query(sql`UPDATE pintor SET cluster_id = ${a?.id ?? null} WHERE id = ${pintor.id}`);
    assert.equal(await nivel(), 901);
    await t.db.query(sql`UPDATE cluster SET ordem = 903 WHERE id = ${a?.id ?? null}`);
    assert.equal(await nivel(), 903);
    await t.db.query(sql`UPDATE pintor SET cluster_id = ${b?.id ?? null} WHERE id = ${pintor.id}`);
    assert.equal(await nivel(), 902);
  });
});
