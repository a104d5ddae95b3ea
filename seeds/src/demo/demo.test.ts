import assert from 'node:assert/strict';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ClubeApplication, createLogger, invariantes, readConfig, sql} from '@clube/backend';
import {Client} from '@clube/backend/dist/__tests__/support/client';
import {givenDatabase, type TestDatabase} from '@clube/backend/dist/__tests__/support/postgres';
import {MOTIVOS_REPROVACAO} from '@clube/domain';
import {prepareDemo} from '..';
import {CNPJ_RELATORIO, CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO, EQUIPE, RELATORIOS, SENHA_PINTOR} from '../catalogo/contas';
import {loadDemoData} from './carga';

/** Eleven in the morning in São Paulo on a Saturday. */
const AGORA = new Date('2026-11-21T14:00:00Z');
const ESCALA = 0.05;

interface Demo {
  app: ClubeApplication;
  url: string;
  anonimo: Client;
  dataDir: string;
  n(sql: string): Promise<number>;
  stop(): Promise<void>;
}

async function givenDemo(load: (app: ClubeApplication) => Promise<unknown>): Promise<Demo> {
  const database: TestDatabase = await givenDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'clube-demo-'));
  const environment = {NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir};
  const app = await ClubeApplication.create({
    config: {...readConfig(environment, dataDir), databaseUrl: database.url},
    log: createLogger('fatal'),
    clock: () => AGORA,
    root: dataDir,
  });
  const stop = async () => {
    await app.stop();
    await database.drop();
    rmSync(dataDir, {recursive: true, force: true});
  };
  try {
    await load(app);
    await app.front.listen();
  } catch (error) {
    await stop();
    throw error;
  }
  const n = async (text: string) => Number((await app.db.one<{n: unknown}>({text, values: []}))?.n);
  const url = `http://127.0.0.1:${app.front.port}`;
  return {app, url, anonimo: new Client(url), dataDir, n, stop};
}

const carregar = (app: ClubeApplication) => loadDemoData(app, {seed: 'teste', agora: AGORA, escala: ESCALA});

/** What two loads of the same seed must have in common. */
const RESUMO = sql`SELECT json_build_object(
  'notas', (SELECT json_agg(json_build_object('estado', estado, 'n', n) ORDER BY estado) FROM (SELECT estado, count(*) AS n FROM nota GROUP BY 1) x),
  'resgates', (SELECT json_agg(json_build_object('status', status, 'n', n, 'pontos', p) ORDER BY status)
                 FROM (SELECT status, count(*) AS n, sum(pontos_gastos) AS p FROM resgate GROUP BY 1) x),
  'lancamentos', (SELECT json_agg(json_build_object('tipo', tipo, 'n', n, 'pontos', p) ORDER BY tipo)
                    FROM (SELECT tipo, count(*) AS n, sum(pontos) AS p FROM lancamento GROUP BY 1) x),
  'saldos', (SELECT json_agg(saldo ORDER BY cpf) FROM conta c JOIN pintor p ON p.id = c.pintor_id),
  'arquivos', (SELECT count(DISTINCT sha256) FROM arquivo)) AS resumo`;

describe('The demo programme', function () {
  this.timeout(180_000);
  let demo: Demo;
  before(async () => {
    demo = await givenDemo(carregar);
  });
  after(() => demo.stop());

  it('keeps every invariant of the points', async () => {
    assert.deepEqual(await invariantes(demo.app.db), []);
  });

  it('has receipts in every state, rejected for every reason', async () => {
    for (const estado of ['pendente', 'pontuada', 'reprovada', 'encerrada', 'cancelada'])
      assert.ok((await demo.n(`SELECT count(*) AS n FROM nota WHERE estado = '${estado}'`)) > 0, estado);
    const motivos = await demo.app.db.query(
      sql<{m: string | null}>`SELECT DISTINCT reprovado_motivo AS m FROM nota WHERE estado = 'reprovada'`,
    );
    assert.deepEqual(motivos.map(({m}) => m).toSorted(), MOTIVOS_REPROVACAO.toSorted());
    assert.ok((await demo.n(`SELECT count(*) AS n FROM venda WHERE estado = 'devolvida'`)) > 0);
  });

  it('has orders in every status, codes of every kind, referrals, expired points and somebody in debt', async () => {
    for (const status of [0, 1, 2, 3, 4])
      assert.ok((await demo.n(`SELECT count(*) AS n FROM resgate WHERE status = ${status}`)) > 0, `status ${status}`);
    for (const especie of ['codigo_promocional', 'voucher', 'codigo_cadastro'])
      assert.ok((await demo.n(`SELECT count(*) AS n FROM uso_codigo WHERE ${especie}_id IS NOT NULL`)) > 0, especie);
    for (const tabela of ['bonus_indicacao', 'ponto_expirado'])
      assert.ok((await demo.n(`SELECT count(*) AS n FROM ${tabela}`)) > 0, tabela);
    assert.ok((await demo.n('SELECT count(*) AS n FROM conta WHERE divida > 0')) > 0);
  });

  it('flags only the files that two painters sent as possible duplicates', async () => {
    const repetidos = await demo.n(
      `SELECT count(*) AS n FROM (SELECT a.sha256 FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id
        GROUP BY 1 HAVING count(*) > 1 AND bool_or(n.estado = 'pendente')) x`,
    );
    assert.ok(repetidos > 0 && repetidos <= 4, String(repetidos));
  });

  it('keeps a file behind every receipt and leaves no other behind', async () => {
    const storage = join(demo.dataDir, 'arquivos');
    const guardados = readdirSync(storage, {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(storage.length + 1))
      .toSorted();
    const rows = await demo.app.db.query(sql<{caminho: string}>`SELECT caminho FROM arquivo`);
    const menores = (caminho: string) => (/^(premios|banners)\//.test(caminho) ? ['-480.webp'] : []);
    const maiores = (caminho: string) => (caminho.startsWith('banners/') ? ['-1440.webp'] : []);
    const esperados = rows.flatMap(({caminho}) => [
      caminho,
      ...[...menores(caminho), ...maiores(caminho)].map(end => caminho.replace('.webp', end)),
    ]);
    assert.deepEqual(guardados, esperados.toSorted());
    assert.deepEqual(readdirSync(join(demo.dataDir, 'tmp')), []);
  });

  it('shows painters the banners of the day, and keeps others for staff', async () => {
    const {body} = await demo.anonimo.post('/api/sessoes/parceiro', {cpf: CPF_PINTOR_ANTIGO, senha: SENHA_PINTOR});
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
    for (const [tabela, coluna] of [
      ['lancamento', 'ocorrido_em'],
      ['nota_evento', 'ocorrido_em'],
      ['resgate', 'resgatado_em'],
      ['pintor', 'ultimo_acesso_em'],
    ] as const)
      assert.ok(
        (await demo.n(`SELECT extract(epoch FROM max(${coluna})) AS n FROM ${tabela}`)) * 1000 <= AGORA.getTime(),
        tabela,
      );
  });

  it('lets every demo account in', async () => {
    for (const {cpf, senha} of EQUIPE)
      assert.equal((await demo.anonimo.post('/api/sessoes/usuario', {cpf, senha})).status, 200);
    for (const cpf of [CPF_PINTOR_ANTIGO, CPF_PINTOR_NOVO])
      assert.equal((await demo.anonimo.post('/api/sessoes/parceiro', {cpf, senha: SENHA_PINTOR})).status, 200);
    const {senha} = RELATORIOS[0] ?? {};
    const entered = await demo.anonimo.post('/api/sessoes/usuario/relatorio', {cnpj: CNPJ_RELATORIO, senha});
    assert.equal(entered.status, 200);
  });

  it('is the same for the same seed', async () => {
    const outra = await givenDemo(carregar);
    try {
      const [uma, duas] = [await demo.app.db.one(RESUMO), await outra.app.db.one(RESUMO)];
      assert.deepEqual(duas, uma);
    } finally {
      await outra.stop();
    }
  });

  it('starts anew after a load that was cut off, and then leaves the data alone', async () => {
    const ditos: string[] = [];
    const say = (text: string) => void ditos.push(text);
    const corte = new Error('cut off');
    const parar = (text: string) => {
      if (text.includes('prontos')) throw corte;
    };
    const cortada = await givenDemo(app => assert.rejects(prepareDemo(app, parar, {escala: ESCALA}), corte));
    try {
      assert.ok((await cortada.n('SELECT count(*) AS n FROM usuario')) > 0);
      await assert.rejects(prepareDemo(cortada.app, parar, {escala: ESCALA}), corte);
      assert.equal(await cortada.n('SELECT count(*) AS n FROM usuario'), EQUIPE.length);
      await cortada.app.db.query(sql`UPDATE idempotencia SET situacao = 200 WHERE chave = 'dados-de-demonstracao'`);
      assert.match(await prepareDemo(cortada.app, say), /390\.533\.447-05/);
      assert.deepEqual(ditos, []);
    } finally {
      await cortada.stop();
    }
  });
});
