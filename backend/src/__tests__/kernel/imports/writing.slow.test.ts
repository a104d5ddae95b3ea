import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {BATCH_JOB} from '../../../kernel/batch-jobs/kind';
import {givenApp, givenUsuario, type GivenUsuario, type TestApp} from '../../support';
import {asFile, checked, gravar, linhas, worked, type Imported} from './support';

const HEADING = 'Código;Nome;Valor unitário;Pontos';
const file = (codigos: readonly string[], pontos = 1, nome = 'Tinta') =>
  [HEADING, ...codigos.map(codigo => `${codigo};${nome};10,00;${pontos}`)].join('\n');
const codes = (count: number, from = 1) => Array.from({length: count}, (_, i) => `C${from + i}`);

describe('Writing an import', () => {
  let t: TestApp;
  let staff: GivenUsuario;
  before(async () => {
    t = await givenApp({jobs: true});
  });
  after(() => t.stop());
  beforeEach(async () => {
    await t.db.query(sql`TRUNCATE produto, importacao, importacao_linha, trabalho CASCADE`);
    staff = await givenUsuario(t, 1);
  });

  const produtos = () =>
    t.db.query(
      sql<{
        codigo: string;
        nome: string;
        valor_pontos: number;
        ativo: boolean;
      }>`SELECT codigo, nome, valor_pontos, ativo FROM produto WHERE removido_em IS NULL ORDER BY id`,
    );
  const trail = () =>
    t.db.query(
      sql<{
        acao: string;
        antes: object | null;
        depois: object;
      }>`SELECT acao, antes, depois FROM auditoria WHERE entidade = 'produto' AND ator_id = ${staff.id} ORDER BY id`,
    );
  const begin = async (id: number) =>
    (await staff.api.post<Imported>(`/api/importacoes/${id}/gravar`, {modo: 'tudo'})).body;
  const one = async (id: number) => (await staff.api.get<Imported>(`/api/importacoes/${id}`)).body;

  it('makes what is new, changes what differs, leaves the rest, and says so in the trail', async () => {
    const first = await checked(t, staff.api, file(['A', 'B', 'C']));
    await gravar(t, staff.api, first.id, 'tudo');
    const again = await checked(
      t,
      staff.api,
      `${HEADING};GTIN\nA;Tinta;10;1;\nB;Tinta;10;5;7891000315507\nD;Tinta;10;1;\n`,
    );
    assert.deepEqual(again.contagens, {validas: 3, novas: 1, mudadas: 1, iguais: 1, erros: 0});
    assert.deepEqual(
      (await linhas(staff.api, again.id)).map(({situacao}) => situacao),
      ['igual', 'mudada', 'nova'],
    );
    const written = await gravar(t, staff.api, again.id, 'tudo');
    assert.deepEqual(written.contagens, {validas: 3, novas: 1, mudadas: 1, iguais: 1, erros: 0});
    assert.equal(written.terminadaEm, t.clock.now.toISOString());
    assert.deepEqual(
      (await produtos()).map(({codigo, valor_pontos}) => [codigo, valor_pontos]),
      [
        ['A', 1],
        ['B', 5],
        ['C', 1],
        ['D', 1],
      ],
    );
    const changes = (await trail()).slice(3);
    assert.equal(changes.length, 2);
    assert.deepEqual(
      changes.find(({acao}) => acao === 'alterar'),
      {
        acao: 'alterar',
        antes: {gtin: null, valorPontos: 1},
        depois: {gtin: '7891000315507', valorPontos: 5},
      },
    );
    assert.deepEqual(changes.find(({acao}) => acao === 'criar')?.depois, {
      codigo: 'D',
      nome: 'Tinta',
      valorUnitario: 10,
      valorPontos: 1,
      gtin: null,
    });
  });

  it('does nothing twice for the same file, and says that it came before', async () => {
    const content = file(['A', 'B']);
    const first = await checked(t, staff.api, content);
    assert.equal(first.repetida, null);
    await gravar(t, staff.api, first.id, 'tudo');
    const before = [await trail(), await produtos()];
    const again = await checked(t, staff.api, content);
    assert.deepEqual(again.repetida, {id: first.id, em: t.clock.now.toISOString()});
    assert.deepEqual(again.contagens, {validas: 2, novas: 0, mudadas: 0, iguais: 2, erros: 0});
    await gravar(t, staff.api, again.id, 'tudo');
    assert.deepEqual([await trail(), await produtos()], before);
  });

  it('takes a removed product’s code for a new one, and leaves a blank cell’s flag as it is', async () => {
    await t.db.query(
      sql`INSERT INTO produto (codigo, nome, valor_unitario, valor_pontos, ativo, removido_em) VALUES ('A', 'Velho', 1, 1, true, now())`,
    );
    await t.db.query(
      sql`INSERT INTO produto (codigo, nome, valor_unitario, valor_pontos, ativo) VALUES ('B', 'Tinta', 1, 1, false)`,
    );
    const {id} = await checked(t, staff.api, `${HEADING};Ativo\nA;Tinta;1;1;\nB;Tinta;2;1;\nC;Tinta;1;1;Não\n`);
    await gravar(t, staff.api, id, 'tudo');
    assert.deepEqual(
      (await produtos()).map(({codigo, ativo}) => [codigo, ativo]),
      [
        ['B', false],
        ['A', true],
        ['C', false],
      ],
    );
  });

  it('is all or nothing, or the lines that are right', async () => {
    const {id} = await checked(t, staff.api, `${file(['A', 'B'])}\nC;;1;1`);
    const whole = await staff.api.post(`/api/importacoes/${id}/gravar`, {modo: 'tudo'});
    assert.deepEqual([whole.status, whole.body.codigo], [409, 'IMPORTACAO_COM_ERROS']);
    assert.deepEqual(await produtos(), []);
    const {estado, contagens} = await gravar(t, staff.api, id, 'validas');
    assert.deepEqual([estado, contagens], ['concluida', {validas: 2, novas: 2, mudadas: 0, iguais: 0, erros: 1}]);
    assert.equal((await produtos()).length, 2);
    const none = await checked(t, staff.api, `${HEADING}\n;;;\nA;;1;1`);
    const nothing = await staff.api.post(`/api/importacoes/${none.id}/gravar`, {modo: 'validas'});
    assert.deepEqual([nothing.status, nothing.body.codigo], [422, 'NADA_A_GRAVAR']);
  });

  it('asks for its steps in their order', async () => {
    const sent = await staff.api.post<Imported>('/api/importacoes', asFile(file(['A']), 'produtos'));
    const refusal = async (endpoint: string, body?: object) => {
      const {status, body: of} = await staff.api.post(`/api/importacoes/${sent.body.id}/${endpoint}`, body);
      return [status, of.codigo];
    };
    assert.deepEqual(await refusal('gravar', {modo: 'tudo'}), [409, 'IMPORTACAO_NAO_CONFERIDA']);
    assert.deepEqual(await refusal('gravar', {modo: 'metade'}), [422, 'CAMPOS_INVALIDOS']);
    assert.equal(
      (await staff.api.post<Imported>(`/api/importacoes/${sent.body.id}/cancelar`)).body.estado,
      'cancelada',
    );
    for (const endpoint of ['conferir', 'cancelar'])
      assert.deepEqual(await refusal(endpoint), [409, 'IMPORTACAO_NAO_ABERTA']);
    assert.equal((await staff.api.put(`/api/importacoes/${sent.body.id}`, {decimal: '.'})).status, 409);
    assert.deepEqual(await produtos(), []);
  });

  it('leaves nothing when it is cancelled half-way', async () => {
    const {id} = await checked(t, staff.api, file(codes(45_000)));
    const {trabalho} = await begin(id);
    // Simulates another person's request to cancel, as soon as the first lines are reported as written.
    await t.db.query(sql`
      CREATE FUNCTION cancela() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.feitos BETWEEN 1 AND 44999 THEN NEW.cancelar := true; END IF; RETURN NEW; END $$;
      CREATE TRIGGER cancela BEFORE UPDATE ON trabalho FOR EACH ROW EXECUTE FUNCTION cancela()`);
    await t.app.jobs.runNow(BATCH_JOB, {trabalho});
    await t.db.query(sql`DROP FUNCTION cancela CASCADE`);
    assert.equal((await one(id)).estado, 'cancelada');
    assert.deepEqual(await t.db.query(sql`SELECT estado, feitos FROM trabalho WHERE id = ${trabalho}`), [
      // One less than two steps, as the heading counts as the first line of the first.
      {estado: 'cancelado', feitos: 39_999},
    ]);
    assert.deepEqual([await produtos(), await trail()], [[], []]);
  });

  it('ends with its batch job, wherever that was cancelled', async () => {
    const {id} = await checked(t, staff.api, file(['A']));
    await begin(id);
    assert.equal((await staff.api.post<Imported>(`/api/importacoes/${id}/cancelar`)).body.estado, 'cancelada');
    assert.deepEqual(await produtos(), []);
  });

  it('goes on from its last line after a kill, and reads anew what the database lost', async () => {
    for (const lost of [false, true]) {
      await t.db.query(sql`TRUNCATE produto, importacao, importacao_linha CASCADE`);
      const {body} = await staff.api.post<Imported>('/api/importacoes', asFile(file(codes(45_000)), 'produtos'));
      const begun = (await staff.api.post<Imported>(`/api/importacoes/${body.id}/conferir`)).body;
      // The database connection is lost during the second step.
      await t.db.query(sql`
        CREATE FUNCTION morre() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF NEW.feitos > 25000 THEN RAISE EXCEPTION 'gone' USING ERRCODE = '57P01'; END IF; RETURN NEW; END $$;
        CREATE TRIGGER morre BEFORE UPDATE ON trabalho FOR EACH ROW EXECUTE FUNCTION morre()`);
      await assert.rejects(t.app.jobs.runNow(BATCH_JOB, {trabalho: begun.trabalho}), /gone/);
      await t.db.query(sql`DROP FUNCTION morre CASCADE`);
      const [kept] = await t.db.query(sql<{n: number}>`SELECT count(*)::int AS n FROM importacao_linha`);
      assert.ok(kept && kept.n > 0 && kept.n < 45_000, String(kept?.n));
      assert.equal((await one(body.id)).estado, 'conferindo');
      if (lost) await t.db.query(sql`TRUNCATE importacao_linha`);
      const after = await worked(t, staff.api, begun);
      assert.deepEqual([after.estado, after.linhas, after.contagens?.novas], ['conferida', 45_000, 45_000]);
      assert.equal((await gravar(t, staff.api, body.id, 'tudo')).estado, 'concluida');
      assert.equal((await produtos()).length, 45_000);
    }
  });

  it('asks to be checked again when the checked lines are gone', async () => {
    const {id} = await checked(t, staff.api, file(['A', 'B']));
    await t.db.query(sql`TRUNCATE importacao_linha`);
    const begun = await begin(id);
    const after = await worked(t, staff.api, begun);
    assert.equal(after.estado, 'recebida');
    assert.match(after.mensagem ?? '', /Confira as linhas de novo/);
    assert.deepEqual(await produtos(), []);
  });

  it('loses no line when two are written at the same time, and others change the same products', async () => {
    const [a, b] = [
      await checked(t, staff.api, file(codes(300), 2)),
      await checked(t, staff.api, file(codes(300, 151).toReversed(), 3)),
    ];
    const batchJobs = [await begin(a.id), await begin(b.id)];
    const single = (codigo: string) =>
      staff.api.post('/api/produtos', {codigo, nome: 'Só', valorUnitario: 1, valorPontos: 9});
    const [answers] = await Promise.all([
      Promise.all(['C10', 'C200', 'C440', 'X1'].map(single)),
      ...batchJobs.map(({trabalho}) => t.app.jobs.runNow(BATCH_JOB, {trabalho})),
    ]);
    for (const {id} of [a, b]) assert.equal((await one(id)).estado, 'concluida');
    for (const {status} of answers) assert.ok(status === 201 || status === 409, String(status));
    const made = await produtos();
    assert.equal(new Set(made.map(({codigo}) => codigo)).size, made.length);
    assert.deepEqual(
      made
        .map(({codigo}) => codigo)
        .filter(codigo => codigo !== 'X1')
        .toSorted(),
      codes(450).toSorted(),
    );
    assert.deepEqual(
      made.filter(({nome}) => nome !== 'Tinta').map(({codigo}) => codigo),
      ['X1'],
    );
  });
});
