import assert from 'node:assert/strict';
import {Kernel} from '../../../kernel/keys';
import {sql} from '../../../kernel/persistence/sql';
import type {Actor} from '../../../kernel/context';
import type {Answer} from '../../../kernel/http/output/answer';
import {f} from '../../../kernel/entities/fields';
import {defineList} from '../../../kernel/lists/list';
import {queryOf} from '../../../kernel/lists/list-docs';
import {BOUNDS} from '../../../kernel/lists/bounds';
import type {Lists} from '../../../kernel/lists/lists';
import {givenApp, type TestApp} from '../../support';

const SMART: Actor = {kind: 'painel', id: 1, nome: 'Smart', session: 's'.repeat(43), permissao: 1};
const ROWS = 400;

const list = defineList({
  name: 'teste-grande',
  route: 'GET /api/configuracoes',
  from: 'teste_grande t LEFT JOIN teste_grupo g ON g.id = t.grupo_id',
  base: 'teste_grande t',
  sort: '-id',
  search: 't.busca',
  signs: true,
  as: 'rows',
  scope: () => 't.vivo',
  fields: {
    id: f.id(),
    nome: f.text().contains('t.busca'),
    cidade: f.text().optional(),
    pontos: f.int(),
    saldo: f
      .int()
      .computed('(SELECT co.saldo FROM teste_conta co WHERE co.dono_id = t.id)')
      .orderedBy('co.saldo', {via: {table: 'teste_conta', alias: 'co', key: 'dono_id'}}),
    dias: f
      .int()
      .computed('(100 - (SELECT co.visto FROM teste_conta co WHERE co.dono_id = t.id))')
      .optional()
      .orderedBy('co.visto', {via: {table: 'teste_conta', alias: 'co', key: 'dono_id'}, reversed: true}),
    grupo: f.text().computed('g.nome').optional(),
    dobro: f.int().computed('t.pontos * 2'),
  },
});

/** Rows with many equal values and many nulls, and with words that most, few or one of them have. */
const GIVEN = `
  CREATE TABLE teste_grupo (id int PRIMARY KEY, nome text NOT NULL);
  CREATE TABLE teste_grande (id int PRIMARY KEY, nome text NOT NULL, cidade text, pontos int NOT NULL, grupo_id int, vivo boolean NOT NULL,
    busca text GENERATED ALWAYS AS (para_busca(nome || ' ' || coalesce(cidade, ''))) STORED);
  CREATE TABLE teste_conta (dono_id int PRIMARY KEY, saldo int NOT NULL, visto int);
  INSERT INTO teste_grupo VALUES (1, 'Ouro'), (2, 'Prata');
  INSERT INTO teste_grande SELECT i, (ARRAY['Ana', 'Álvaro', 'ana', 'Zé', 'Bia'])[1 + floor(random() * 5)::int] || ' ' || (ARRAY['Silva', 'Souza'])[1 + i % 2]
    || CASE WHEN i % 57 = 0 THEN ' Xerfã' ELSE '' END || CASE WHEN i = 301 THEN ' 50%_único' ELSE '' END,
    (ARRAY['Água Boa', NULL, 'Zumbi'])[1 + floor(random() * 3)::int], floor(random() * 4), (ARRAY[1, 2, NULL])[1 + floor(random() * 3)::int], random() < 0.9
    FROM generate_series(1, ${ROWS}) i;
  INSERT INTO teste_conta SELECT id, floor(random() * 5), CASE WHEN random() < 0.6 THEN floor(random() * 5) END FROM teste_grande`;

// Registered without an endpoint, as the tests call the list engine directly.
queryOf(list);

describe('A large list', () => {
  let t: TestApp;
  let lists: Lists;
  // Included in the messages of failures.
  const seed = (Number(process.env.FC_SEED ?? 20_261_121) % 997) / 997;

  before(async () => {
    t = await givenApp();
    lists = await t.app.get<Lists>(Kernel.LISTS.key);
    const client = await t.db.writes.connect();
    await client.query(`SELECT setseed(${seed}); ${GIVEN}`);
    client.release();
  });
  after(async () => {
    await lists.totals.settled();
    await t.stop();
  });
  afterEach(() => Object.assign(lists.bounds, BOUNDS));

  type Row = Record<string, unknown>;
  interface Contract {
    rows: Row[];
    count: number;
    metadata: {total: number; estimado?: true};
  }
  const parse = <T>({body}: Answer): T => JSON.parse((body as {json: string}).json) as T;
  const answer = (query: Record<string, string>) => t.run(() => lists.answer(list, query), SMART);
  const ask = async (query: Record<string, string>) => parse<Contract>(await answer(query));
  /** Lowers the bounds so that this small table is read in all the ways of large ones. */
  const large = () => Object.assign(lists.bounds, {large: 0, counted: 5, near: 3, walk: 10});

  const SORTS = Object.entries(list.fields)
    .filter(([, field]) => field.state.sortable)
    .flatMap(([name]) => [`+${name}`, `-${name}`]);
  const NARROWED: Record<string, string>[] = [
    {},
    {filtros: '{"pontos":2}'},
    {filtros: '{"grupo":"Ouro"}'},
    {filtros: '{"nome":"lva"}'},
    {filtros: '{"dobro_gte":4}', buscar: 'silva'},
    ...['a', 'zu', 'silva', 'xerfa', 'ana silva', 'único', '%', '_', 'nada', 'sil ág', 'á'].map(buscar => ({buscar})),
  ];

  it('answers in pages, in either dialect, what it is as a whole: from the front, from the end and by search', async () => {
    for (const ordernar of SORTS)
      for (const narrowed of NARROWED) {
        Object.assign(lists.bounds, BOUNDS);
        const whole = (await ask({...narrowed, ordernar})).rows;
        large();
        const what = JSON.stringify({...narrowed, ordernar, seed});
        for (const limite of [23, 150]) {
          const pages: Row[] = [];
          for (let pagina = 0; pagina * limite < whole.length; pagina++) {
            const page = await ask({...narrowed, ordernar, pagina: String(pagina), limite: String(limite)});
            pages.push(...page.rows);
            await lists.totals.settled();
          }
          assert.deepEqual(pages, whole, what);
        }
        const {filtros = '{}', buscar} = narrowed;
        const filter = JSON.stringify({...(JSON.parse(filtros) as object), ...(buscar && {q: buscar})});
        const sort = JSON.stringify([ordernar.slice(1), ordernar.startsWith('-') ? 'DESC' : 'ASC']);
        const from = Math.max(0, whole.length - 9);
        const last = parse<Row[]>(await answer({filter, sort, range: `[${from},${from + 19}]`}));
        assert.deepEqual(last, whole.slice(from), what);
      }
  });

  it('has an exact total up to a bound, beyond it one that is said to be about right, and the same at the end', async () => {
    const {count: total} = await ask({});
    large();
    const found = await ask({pagina: '0', limite: '50', buscar: 'único'});
    assert.deepEqual([found.count, found.metadata], [found.rows.length, {total: found.rows.length}]);
    const first = await ask({pagina: '0', limite: '10'});
    assert.equal(first.metadata.estimado, true);
    assert.equal(first.count, first.metadata.total);
    await lists.totals.settled();
    const counted = await answer({range: '[0,9]'});
    assert.equal(counted.headers['Content-Range'], `teste-grande 0-9/${total}`);
    assert.equal(counted.headers['X-Total-Estimado'], '1');
    const end = await answer({range: `[${total - 3},${total + 6}]`});
    assert.equal(end.headers['Content-Range'], `teste-grande ${total - 3}-${total - 1}/${total}`);
    assert.equal(end.headers['X-Total-Estimado'], undefined);
    const beyond = await ask({pagina: '1000', limite: '10'});
    assert.deepEqual([beyond.rows, beyond.metadata], [[], {total}]);
  });

  it('is right at its end though rows came and went since it was counted', async () => {
    large();
    await ask({pagina: '0', limite: '10'});
    await lists.totals.settled();
    const {count: before} = await ask({pagina: '0', limite: '10'});
    await t.db.query(
      sql`INSERT INTO teste_grande (id, nome, pontos, vivo) SELECT i, 'Nova', 1, true FROM generate_series(5001, 5020) i`,
    );
    const last = await ask({ordernar: '+id', pagina: String(Math.floor(before / 10)), limite: '10'});
    assert.deepEqual([last.count, last.metadata.estimado], [before + 20, undefined]);
    await t.db.query(sql`DELETE FROM teste_grande WHERE id > 5000`);
    Object.assign(lists.bounds, BOUNDS);
    const whole = (await ask({ordernar: '+id'})).rows;
    large();
    const page = Math.floor(whole.length / 10) - 2;
    const {rows} = await ask({ordernar: '+id', pagina: String(page), limite: '10'});
    assert.deepEqual(rows, whole.slice(page * 10, page * 10 + 10));
  });

  it('counts again behind the answer when the count is old, and never two at once', async () => {
    large();
    const searches = Array.from(
      {length: 40},
      (_, i) => `${i % 2 ? 'silva' : 'souza'} ${'ana bia ze'.slice(0, (i % 9) + 2)}`,
    );
    await Promise.all(searches.map(buscar => answer({buscar, pagina: '0', limite: '5'})));
    await lists.totals.settled();
    const [silva] = await t.db.query(
      sql<{n: number}>`SELECT count(*)::int AS n FROM teste_grande WHERE vivo AND busca LIKE '%silva%'`,
    );
    await answer({buscar: 'silva', pagina: '0', limite: '5'});
    await lists.totals.settled();
    assert.equal((await ask({buscar: 'silva', pagina: '0', limite: '5'})).count, silva?.n);
  });

  it('is refused as a whole beyond 5,000 rows, and answered up to there', async () => {
    Object.assign(lists.bounds, {large: 0, counted: 10_000});
    assert.ok((await ask({})).rows.length > 100);
    await t.db.query(
      sql`INSERT INTO teste_grande (id, nome, pontos, vivo) SELECT i, 'Nova', 1, true FROM generate_series(10001, 25000) i`,
    );
    await assert.rejects(answer({}), /São cerca de/);
  });
});
