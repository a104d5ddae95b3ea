import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {sql, type ClubeApplication} from '@clube/backend';
import {Client} from '@clube/backend/dist/__tests__/support/client';
import {SEED_DEMO, prepareDemo} from '..';
import {CNPJ_RELATORIO, VETERAN_CPF, NEWCOMER_CPF, STAFF, RELATORIOS, PINTOR_PASSWORD} from '../catalogue/accounts';
import {givenDemo as givenDemoAt, type Demo} from './given-demo';
import {loadDemoData} from '../demo/load';

/** 11:00 in São Paulo on a Saturday. */
const NOW = new Date('2026-11-21T14:00:00Z');
const SCALE = 0.05;

const givenDemo = (load: (app: ClubeApplication) => Promise<unknown>) => givenDemoAt(NOW, load);
const load = (app: ClubeApplication) => loadDemoData(app, {seed: SEED_DEMO, now: NOW, scale: SCALE});

/** The data that two loads of the same seed must have in common. */
const SUMMARY = sql`SELECT json_build_object(
  'notas', (SELECT json_agg(json_build_object('estado', estado, 'n', n) ORDER BY estado) FROM (SELECT estado, count(*) AS n FROM nota GROUP BY 1) x),
  'resgates', (SELECT json_agg(json_build_object('status', status, 'n', n, 'pontos', p) ORDER BY status)
                 FROM (SELECT status, count(*) AS n, sum(pontos_gastos) AS p FROM resgate GROUP BY 1) x),
  'lancamentos', (SELECT json_agg(json_build_object('tipo', tipo, 'n', n, 'pontos', p) ORDER BY tipo)
                    FROM (SELECT tipo, count(*) AS n, sum(pontos) AS p FROM lancamento GROUP BY 1) x),
  'saldos', (SELECT json_agg(saldo ORDER BY cpf) FROM conta c JOIN pintor p ON p.id = c.pintor_id),
  'arquivos', (SELECT count(DISTINCT sha256) FROM arquivo)) AS resumo`;

describe('The demo programme', function () {
  this.timeout(600_000);
  let demo: Demo;
  before(async () => {
    demo = await givenDemo(load);
  });
  after(() => demo.stop());

  it('flags only the files that two painters sent as possible duplicates', async () => {
    const repeated = await demo.n(
      `SELECT count(*) AS n FROM (SELECT a.sha256 FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id
        GROUP BY 1 HAVING count(*) > 1 AND bool_or(n.estado = 'pendente')) x`,
    );
    assert.ok(repeated > 0 && repeated <= 4, String(repeated));
  });

  it('keeps a file behind every receipt and leaves no other behind', async () => {
    const storage = join(demo.dataDir, 'arquivos');
    const stored = readdirSync(storage, {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(storage.length + 1))
      .toSorted();
    // The main file of a picture is also one of its widths.
    const known = await demo.app.db.query(
      sql<{caminho: string}>`SELECT caminho FROM arquivo UNION SELECT caminho FROM imagem`,
    );
    assert.deepEqual(stored, known.map(({caminho}) => caminho).toSorted());
    assert.deepEqual(readdirSync(join(demo.dataDir, 'tmp')), []);
  });

  it('has a picture of every level, codes of trainings to try, and photos of what was delivered', async () => {
    const niveis = await demo.app.db.query(sql<{img: string | null}>`SELECT img FROM cluster`);
    assert.equal(niveis.length, 4);
    for (const {img} of niveis) assert.equal((await fetch(demo.url + img)).status, 200);
    const free = `SELECT count(*) AS n FROM codigo_promocional WHERE treinamento AND usos = 0 AND codigo IN ('CURSOTINTAS', 'CURSOMASSAS', 'CURSOVERNIZ')`;
    assert.equal(await demo.n(free), 3);
    const orders = `SELECT count(DISTINCT resgate_id) AS n FROM resgate_midia`;
    assert.ok((await demo.n(orders)) > 0);
  });

  it('shows painters the banners of the day, and keeps others for staff', async () => {
    const {body} = await demo.anonymous.post('/api/sessoes/parceiro', {cpf: VETERAN_CPF, senha: PINTOR_PASSWORD});
    const painter = new Client(demo.url, {loja: String(body.token)});
    const shown = await painter.get<{banners: {titulo: string; imagens: object[]}[]}>('/api/banners/intervalo');
    assert.deepEqual(
      shown.body.banners.map(({titulo, imagens}) => [titulo, imagens.length]),
      [
        ['Revenda master: pontos em dobro', 3],
        ['Chegaram ferramentas novas à loja', 3],
        ['Indique um colega e ganhe 100 pontos', 3],
      ],
    );
    assert.equal(await demo.n('SELECT count(*) AS n FROM banner'), 6);
  });

  it('has shops under their own names, with what was sold there', async () => {
    assert.ok((await demo.n('SELECT count(*) AS n FROM loja')) > 10);
    assert.ok(
      (await demo.n('SELECT count(DISTINCT cnpj_loja) AS n FROM venda JOIN loja l ON l.cnpj = cnpj_loja')) > 10,
    );
  });

  it('puts nothing into the future', async () => {
    for (const [table, column] of [
      ['lancamento', 'ocorrido_em'],
      ['nota_evento', 'ocorrido_em'],
      ['resgate', 'resgatado_em'],
      ['pintor', 'ultimo_acesso_em'],
    ] as const)
      assert.ok(
        (await demo.n(`SELECT extract(epoch FROM max(${column})) AS n FROM ${table}`)) * 1000 <= NOW.getTime(),
        table,
      );
  });

  it('lets every demo account in', async () => {
    for (const {cpf, senha} of STAFF)
      assert.equal((await demo.anonymous.post('/api/sessoes/usuario', {cpf, senha})).status, 200);
    for (const cpf of [VETERAN_CPF, NEWCOMER_CPF])
      assert.equal((await demo.anonymous.post('/api/sessoes/parceiro', {cpf, senha: PINTOR_PASSWORD})).status, 200);
    const {senha} = RELATORIOS[0] ?? {};
    const entered = await demo.anonymous.post('/api/sessoes/usuario/relatorio', {cnpj: CNPJ_RELATORIO, senha});
    assert.equal(entered.status, 200);
  });

  it('is the same for the same seed, also after a load that was cut off, and is then left alone', async () => {
    const said: string[] = [];
    const staff = sql<{n: number}>`SELECT count(*)::int AS n FROM usuario`;
    const other = await givenDemo(async app => {
      // Fails before the prizes, which are stored in parallel: unlike in a process that ends, these would continue here.
      await app.db.query(sql`ALTER TABLE configuracao ADD CONSTRAINT nenhuma CHECK (false) NOT VALID`);
      await assert.rejects(
        prepareDemo(app, () => undefined, {scale: SCALE}),
        /nenhuma/,
      );
      await app.db.query(sql`ALTER TABLE configuracao DROP CONSTRAINT nenhuma`);
      assert.ok(((await app.db.one(staff))?.n ?? 0) > 0);
      await prepareDemo(app, () => undefined, {scale: SCALE});
    });
    try {
      assert.equal((await other.app.db.one(staff))?.n, STAFF.length);
      const [one, two] = [await demo.app.db.one(SUMMARY), await other.app.db.one(SUMMARY)];
      assert.deepEqual(two, one);
      assert.match(await prepareDemo(other.app, text => void said.push(text)), /390\.533\.447-05/);
      assert.deepEqual(said, []);
    } finally {
      await other.stop();
    }
  });
});
