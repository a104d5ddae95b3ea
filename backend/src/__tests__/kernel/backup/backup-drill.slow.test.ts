import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {setInterval} from 'node:timers/promises';
import {Client as Connection} from 'pg';
import {findRunningPostgres} from '@clube/embedded-postgres';
import {makeKeyPair} from '../../../kernel/backup';
import {brokenInvariants} from '../../../modules/pontos';
import {
  Client,
  PAINEL_PASSWORD,
  PINTOR_PASSWORD,
  form,
  givenApp,
  givenImage,
  givenPintor,
  givenPremio,
  givenRelatorio,
  givenUsuario,
  nextNumber,
  type GivenPintor,
  type GivenRelatorio,
  type TestApp,
  type GivenUsuario,
} from '../../support';
import {startServerProcess, type ServerProcess} from '../../support/server-process';
import {givenTempFolder} from '../../support/temp-folder';
import {cadastroData, PASSWORD} from '../../pintores/support';
import {rowsOf, sql, type Statement} from '../../../kernel/persistence/sql';

const COMMANDS = join(__dirname, '..', '..', '..', 'commands');
const ORDER_PAINTERS = 4;
/** Number of acknowledged requests of each kind before the backup begins. */
const BEFORE = 5;
/** Number of e-mails that one address may get in an hour. */
const LETTERS = 5;

interface Journal {
  orders: number[];
  receipts: number[];
  people: string[];
}

describe('The way back from nothing', function () {
  this.timeout(120_000);
  let t: TestApp;
  const folders: {path: string; remove(): void}[] = [];
  const running: ServerProcess[] = [];
  before(async () => (t = await givenApp({jobs: true})));
  after(async () => {
    await Promise.all(running.map(copy => copy.kill('SIGTERM')));
    await t.stop();
    for (const folder of folders) folder.remove();
  });

  const newFolder = () => {
    const folder = givenTempFolder();
    folders.push(folder);
    return folder.path;
  };
  const command = async (name: string, args: string[], env: Record<string, string>, says: RegExp) => {
    const copy = startServerProcess(env, join(COMMANDS, `${name}.js`), args);
    running.push(copy);
    const [, found = ''] = await copy.waitForOutput(says);
    assert.equal(await copy.exit(), 0);
    return found.trim();
  };

  it('brings back, on another machine, everything that was acknowledged before, and nothing half', async () => {
    const people = await givenPeople(t);
    const journal: Journal = {orders: [], receipts: [], people: []};
    const writers = startWriters(t, people.painters, journal);
    await writers.until(() => Object.values(journal).every(({length}: unknown[]) => length >= BEFORE));
    const before = structuredClone(journal);

    const {recipient, identity} = await makeKeyPair();
    const externalFolder = newFolder();
    const source = {DATABASE_URL: t.databaseUrl, DATA_DIR: t.dataDir};
    const file = await command(
      'backup',
      ['--para', externalFolder],
      {...source, BACKUP_KEY: recipient},
      /Pronto: (.*)\n/,
    );
    await writers.stop();
    assert.ok(journal.orders.length + journal.receipts.length > before.orders.length + before.receipts.length);
    assert.deepEqual(await readdir(externalFolder), [file.split('/').pop()]);

    const dataDir = newFolder();
    await command('restore', ['--de', file], {DATA_DIR: dataDir, BACKUP_KEY: identity}, /Restaurado\. (.*)\n/);
    const restored = startServerProcess({DATA_DIR: dataDir, LEITURA_PROCESSOS: '1'});
    running.push(restored);
    const api = new Client(await restored.url());
    const db = new Connection({connectionString: findRunningPostgres(dataDir)});
    await db.connect();
    try {
      await assertLogins(api, people, before);
      await assertData(db, dataDir, before);
      await assertMail(db, dataDir, before);
    } finally {
      await db.end();
    }

    const again = await command('backup', [], {DATA_DIR: dataDir}, /Pronto: (.*)\n/);
    assert.equal(join(dataDir, 'backups', again.split('/').pop() ?? ''), again);
    await command('restore', ['--verificar', again], {}, /está inteira(\.)/);
  });
});

interface People {
  painters: GivenPintor[];
  staff: GivenUsuario;
  report: GivenRelatorio;
}

async function givenPeople(t: TestApp): Promise<People> {
  const painters: GivenPintor[] = [];
  for (let n = 0; n < ORDER_PAINTERS; n++)
    painters.push(await givenPintor(t, {saldo: 1_000_000, ...(n === 0 ? {senha: PINTOR_PASSWORD} : {})}));
  const staff = await givenUsuario(t, 1, {senha: PAINEL_PASSWORD});
  const report = await givenRelatorio(t, {senha: PAINEL_PASSWORD});
  const photo = {foto: {nome: 'foto.jpg', content: await givenImage()}};
  const campos = {nome: 'Furadeira', descricao: '<p>Boa.</p>', codigo: `F${nextNumber()}`, custo: '10'};
  assert.equal((await staff.api.post('/api/premios', form(campos, photo))).status, 201);
  return {painters, staff, report};
}

/** Starts painters who order and send receipts and people who sign up, until stopped; `journal` records what succeeded. */
function startWriters(t: TestApp, painters: GivenPintor[], journal: Journal) {
  let ended = false;
  const order = async ({api}: GivenPintor) => {
    while (!ended) {
      const {codigo: codigoPremio} = await givenPremio(t);
      const {status, body} = await api.post<{resgate: {id: number}}>('/api/resgatar', {codigoPremio, qtde: 1});
      if (status === 200) journal.orders.push(body.resgate.id);
    }
  };
  const send = async ({api}: GivenPintor) => {
    while (!ended) {
      const content = await givenImage('jpeg', 200 + nextNumber(), 300);
      const {status, body} = await api.post<{arquivos: {id: number}[]}>(
        '/api/upload/venda_foto',
        form({}, {arquivos: {nome: 'nota.jpg', content}}),
      );
      const [file] = body.arquivos;
      if (status === 200 && file) journal.receipts.push(file.id);
    }
  };
  const join = async () => {
    while (!ended) {
      const values = cadastroData();
      const endereco = `10.9.${nextNumber() % 250}.${nextNumber() % 250}`;
      const {status} = await t.anonymous.post('/api/parceiros', values, {address: endereco});
      if (status === 201) journal.people.push(String(values.cpf));
    }
  };
  const [first, second, ...others] = painters as [GivenPintor, GivenPintor, ...GivenPintor[]];
  const workers = [order(first), order(second), ...others.map(send), join()];
  return {
    async until(condition: () => boolean) {
      for await (const _ of setInterval(10)) if (condition()) return;
    },
    async stop() {
      ended = true;
      await Promise.all(workers);
    },
  };
}

/** Asserts that everybody can log in with the old password, and that no old session is valid. */
async function assertLogins(api: Client, {painters, staff, report}: People, {people}: Journal): Promise<void> {
  const enter = async (path: string, body: object) => (await api.post(path, body)).status;
  const [painter] = painters as [GivenPintor];
  assert.equal(await enter('/api/sessoes/parceiro', {cpf: painter.cpf, senha: PINTOR_PASSWORD}), 200);
  assert.equal(await enter('/api/sessoes/usuario', {cpf: staff.cpf, senha: PAINEL_PASSWORD}), 200);
  assert.equal(await enter('/api/sessoes/usuario/relatorio', {cnpj: report.cnpj, senha: PAINEL_PASSWORD}), 200);
  assert.equal(await enter('/api/sessoes/parceiro', {cpf: people[0], senha: PASSWORD}), 200);
  assert.equal(await enter('/api/sessoes/parceiro', {cpf: painter.cpf, senha: 'Errada#2026'}), 422);
  const old = await api.get('/api/sessoes/parceiro/info', {headers: {Authorization: `${painter.token}||`}});
  assert.equal(old.status, 401);
}

async function assertData(db: Connection, dataDir: string, before: Journal): Promise<void> {
  const query = <R extends object>(statement: Statement<R>) => rowsOf(db, statement);
  assert.deepEqual(await brokenInvariants({query}), []);
  const missing = async (table: string, column: string, values: unknown[]) =>
    query(
      sql`SELECT x FROM unnest(${values.map(String)}::text[]) AS x
        WHERE NOT EXISTS (SELECT 1 FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)}::text = x)`,
    );
  assert.deepEqual(await missing('resgate', 'id', before.orders), []);
  assert.deepEqual(await missing('pintor', 'cpf', before.people), []);
  assert.deepEqual(await missing('nota', 'id', before.receipts), []);
  const halves = {
    'receipts without a file': sql`SELECT id FROM nota n WHERE NOT EXISTS (SELECT 1 FROM nota_arquivo WHERE nota_id = n.id)`,
    'orders without an entry': sql`SELECT id FROM resgate r WHERE NOT EXISTS (SELECT 1 FROM lancamento WHERE id = r.lancamento_id)`,
    'painters without an account': sql`SELECT id FROM pintor p WHERE NOT EXISTS (SELECT 1 FROM conta WHERE pintor_id = p.id)`,
    'sign-ups without a consent': sql`SELECT c.sujeito_id FROM credencial c JOIN pintor p ON p.id = c.sujeito_id
       WHERE c.tipo_sessao = 'loja' AND p.nome = 'Maria Souza' AND NOT EXISTS (SELECT 1 FROM consentimento WHERE pintor_id = p.id)`,
  };
  for (const [name, statement] of Object.entries(halves)) assert.deepEqual(await query(statement), [], name);
  const files = await query(sql<{caminho: string; sha256: string}>`SELECT caminho, sha256 FROM arquivo
    UNION SELECT caminho, sha256 FROM imagem`);
  assert.ok(files.length > before.receipts.length);
  for (const {caminho: path, sha256} of files) {
    const content = await readFile(join(dataDir, 'arquivos', path));
    assert.equal(createHash('sha256').update(content).digest('hex'), sha256, path);
  }
  // The prize's photo in three widths.
  assert.equal(files.filter(({caminho: path}) => path.startsWith('premios/')).length, 3);
  const [next] = await query(
    sql<{
      id: number;
      max: number;
    }>`SELECT nextval(pg_get_serial_sequence('resgate', 'id'))::int AS id, (SELECT max(id) FROM resgate) AS max`,
  );
  assert.ok(next && next.id > next.max);
}

/**
 * Waits until the new server has sent the queued e-mails: that of each order is sent, or postponed because its address
 * already got five in this hour.
 */
async function assertMail(db: Connection, dataDir: string, {orders}: Journal): Promise<void> {
  for await (const _ of setInterval(50)) {
    const sent = new Set(await readdir(join(dataDir, 'correio')).catch(() => []));
    const rows = await rowsOf(
      db,
      sql<{
        id: number;
      }>`SELECT (data->>'resgateId')::int AS id FROM pgboss.job WHERE state = 'created' AND (data->>'adiada')::int > 0`,
    );
    const later = new Set(rows.map(({id}) => id));
    const emails = [...sent].filter(name => name.startsWith('resgate-'));
    if (emails.length >= LETTERS && orders.every(id => sent.has(`resgate-${id}.eml`) || later.has(id))) return;
  }
}
