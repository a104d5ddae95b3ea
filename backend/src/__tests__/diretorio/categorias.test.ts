import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, givenPintor, givenUsuario, type AnswerBody, type GivenPintor, type TestApp} from '../support';

interface Categorias extends AnswerBody {
  categories: {id: number; nome: string; mine: boolean}[];
}

describe('categories of painters', () => {
  let t: TestApp;
  let pintor: GivenPintor;
  before(async () => (t = await givenApp()));
  after(() => t.stop());
  beforeEach(async () => (pintor = await givenPintor(t)));

  const read = async (api = pintor.api) => (await api.get<Categorias>('/api/categorias')).body.categories;
  const mine = async (who = pintor) => (await read(who.api)).filter(each => each.mine).map(({id}) => id);
  const save = (categorias: unknown, who = pintor) => who.api.put('/api/parceiros', {categorias});
  const ids = async () => (await read(t.anonymous)).map(({id}) => id);

  it('are everybody’s to read in their order, by name at first, a painter’s own among them', async () => {
    const all = await read(t.anonymous);
    assert.ok(all.length >= 10);
    assert.ok(all.every(each => !each.mine));
    const names = all.map(({nome}) => nome);
    assert.deepEqual(
      names,
      names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')),
    );
    const [a, b] = await ids();
    assert.equal((await save([a, String(b), a])).status, 200);
    assert.deepEqual((await mine()).sort(), [a, b].sort());
    assert.deepEqual(await mine(await givenPintor(t)), []);
    assert.ok((await read((await givenUsuario(t, 1)).api)).every(each => !each.mine));
  });

  it('are saved whole, with the rest of what the directory shows', async () => {
    const [a, b, c] = await ids();
    await save([a, b]);
    const {status, body} = await pintor.api.put<AnswerBody & {sobre: string; acheSeuPintor: boolean}>(
      '/api/parceiros',
      {
        sobre: 'Pinto fachadas há 20 anos.',
        acheSeuPintor: true,
        categorias: [b, c],
      },
    );
    assert.deepEqual([status, body.sobre, body.acheSeuPintor], [200, 'Pinto fachadas há 20 anos.', true]);
    assert.deepEqual((await mine()).sort(), [b, c].sort());
    assert.equal((await pintor.api.put('/api/parceiros', {endRua: 'Rua Nova'})).status, 200);
    assert.equal((await mine()).length, 2, 'what is not sent stays');
    await save([]);
    assert.deepEqual(await mine(), []);
  });

  it('are of the list alone; a refusal changes nothing', async () => {
    const [a] = await ids();
    await save([a]);
    const unknown = await pintor.api.put('/api/parceiros', {categorias: [999_999], sobre: 'Outro texto'});
    assert.deepEqual([unknown.status, unknown.body.campos], [422, {categorias: 'Escolha as categorias da lista'}]);
    for (const wrong of ['1', [-1], ['um'], [1.5], {0: 1}, Array.from({length: 101}, () => a)])
      assert.ok([400, 422].includes((await save(wrong)).status), JSON.stringify(wrong));
    assert.deepEqual(await mine(), [a]);
    const [row] = await t.db.query(sql<{sobre: string | null}>`SELECT sobre FROM pintor WHERE id = ${pintor.id}`);
    assert.equal(row?.sobre, null);
  });

  it('that are no longer offered stay with who has them', async () => {
    const old = await t.db.one(
      sql<{id: number}>`INSERT INTO categoria (nome, icone, ordem) VALUES ('Lambe-lambe', 'pincel', 99) RETURNING id`,
    );
    await save([old?.id]);
    await t.db.query(sql`UPDATE categoria SET ativo = false WHERE id = ${old?.id ?? 0}`);
    assert.deepEqual(await mine(), [old?.id]);
    assert.ok(!(await ids()).includes(old?.id ?? 0));
    assert.equal((await save([old?.id])).status, 200);
    assert.equal((await save([old?.id], await givenPintor(t))).status, 422);
  });

  it('are those of one of two that are saved at once, whole', async () => {
    const all = await ids();
    const [one, other] = [all.slice(0, 5), all.slice(5, 10)];
    await Promise.all(Array.from({length: 8}, (_, i) => save(i % 2 === 0 ? one : other)));
    const kept = (await mine()).sort((a, b) => a - b).join();
    assert.ok(
      [one, other].some(each => each.toSorted((a, b) => a - b).join() === kept),
      kept,
    );
  });

  it('are made, changed and put in order by staff', async () => {
    const staff = await givenUsuario(t, 0);
    const path = '/api/categorias-diretorio';
    const made = await staff.api.post<AnswerBody & {id: number}>(path, {nome: 'Piscinas', icone: 'gota'});
    assert.deepEqual([made.status, made.body['ativo'], made.body['pintores']], [201, 1, 0]);
    const last = (await read(t.anonymous)).at(-1);
    assert.deepEqual([last?.nome, Reflect.get(last ?? {}, 'icone')], ['Piscinas', 'gota']);
    const missing = await staff.api.post(path, {nome: ' '});
    assert.deepEqual(missing.body['campos'], {nome: 'Informe o nome', icone: 'Escolha o ícone'});
    const again = await staff.api.post(path, {nome: 'PISCINAS', icone: 'rolo'});
    assert.deepEqual([again.status, again.body['campos']], [409, {nome: 'Categoria já cadastrada'}]);
    assert.equal((await staff.api.post(path, {nome: 'Muros', icone: 'nada'})).status, 422);
    const moved = await staff.api.patch(`${path}/bulk`, [
      {id: made.body.id, ordem: 1},
      {id: (await ids())[0], ordem: 2},
    ]);
    assert.equal(moved.body['mensagem'], 'Ordem salva com sucesso');
    assert.equal((await read(t.anonymous))[0]?.nome, 'Piscinas');
    assert.equal((await staff.api.patch(`${path}/bulk`, [{id: 999_999, ordem: 1}])).status, 404);
    await save([made.body.id]);
    const off = await staff.api.put(`${path}/${made.body.id}`, {ativo: 0});
    assert.deepEqual([off.status, off.body['pintores']], [200, 1]);
    assert.ok(!(await ids()).includes(made.body.id));
    assert.equal((await (await givenUsuario(t, 2)).api.get(path)).status, 403);
    assert.equal((await pintor.api.post(path, {nome: 'Minha', icone: 'rolo'})).status, 401);
  });

  it('are not staff’s to change for a painter', async () => {
    const smart = await givenUsuario(t, 1);
    const {status} = await smart.api.put(`/api/parceiros/${pintor.id}`, {categorias: [1]});
    assert.equal(status, 400);
  });
});
