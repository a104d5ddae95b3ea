import {join} from 'node:path';
import {Client, Pool} from 'pg';
import {completeCnpj} from '@clube/domain';
import {migrate, sql} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {hashPassword} from '@clube/backend/dist/kernel/security/passwords';
import {fill} from '../data/fill';
import {cpfOf} from '../data/statements';
import {freePort} from '../support/free-port';
import {startProduct, type Server} from '../support/server';
import {startCleanupProcess} from '../support/cleanup-process';
import {makeTempFolder} from '../support/temp-folder';
import type {Known} from './generate/plausible';
import {startExternalServices} from './external-services';
import {CNPJ, PASSWORD} from './world-data';

/** The product in a separate process with a temporary database. */
export interface World {
  server: Server;
  db: Pool;
  databaseUrl: string;
  dataDir: string;
  /** File to which the server writes requests that blocked the event loop or took much memory. */
  guardFile: string;
  metricsUrl: string;
  known: Known;
  stop(): Promise<void>;
}

/** Module that monitors requests inside the server, as in the API tests. */
const GUARD = require.resolve('@clube/backend/dist/__tests__/support/guard/preload');
const PEOPLE = [
  ...[0, 1, 2].map(
    permissao =>
      `INSERT INTO usuario (nome, cpf, email, permissao) VALUES ('Usuária ${permissao}', '${cpfOf(9000 + permissao)}', 'u${permissao}@exemplo.com.br', ${permissao})`,
  ),
  `INSERT INTO usuario_relatorio (nome, cnpj, email) VALUES ('Casa das Tintas', '${CNPJ}', 'rede@exemplo.com.br')`,
];
const CATALOGUE = [
  `INSERT INTO revenda (cnpj, nome_fantasia, nome_input, end_cidade, end_estado) VALUES ('${CNPJ}', 'Casa das Tintas', 'Casa das Tintas', 'São Paulo', 'SP'),
     ('${completeCnpj('445556660001')}', 'Tintas do Sul', 'Tintas do Sul', 'Curitiba', 'PR')`,
  `INSERT INTO codigo_promocional (codigo, operacao, valor, apenas_venda, treinamento)
   SELECT 'CODIGO' || i, CASE WHEN i % 3 = 0 THEN 'MULTIPLICAR' ELSE 'ADICIONAR' END, 2, i % 2 = 0, i % 2 = 1 FROM generate_series(1, 400) i`,
  `INSERT INTO configuracao (codigos_por_dia, codigos_por_mes) VALUES (1000, 1000)`,
  `INSERT INTO venda_item (venda_id, produto_id, codigo, nome, qtde, valor_unitario, valor_pontos, sub_total, pontuado_em)
   SELECT v.id, p.id, p.codigo, p.nome, 2, 51, p.valor_pontos, 102, v.pontuado_em FROM venda v JOIN produto p ON p.id = 1 + v.id % 400`,
  // Receipts of one painter that can be joined.
  `UPDATE nota SET pintor_id = 1 WHERE id BETWEEN 15301 AND 15500`,
  `INSERT INTO banner (titulo, data_inicial, data_final, ordem)
   SELECT 'Banner ' || i, current_date - i, current_date + 30, i FROM generate_series(1, 420) i`,
  // Combos with stock for orders.
  `UPDATE premio SET is_combo = true WHERE id <= 3`,
];

export async function buildWorld(): Promise<World> {
  const folder = makeTempFolder('clube-fuzz-');
  const dataDir = folder.path;
  const cleanup = startCleanupProcess(dataDir);
  const guardFile = join(dataDir, 'loop-guard.log');
  const external = await startExternalServices();
  const log = {info: () => undefined, warn: (text: string) => console.warn(text)};
  const postgres = await startEmbeddedPostgres({dataDir, log, durable: false});
  const db = new Pool({connectionString: postgres.url, max: 4});
  try {
    await migrate(postgres.url);
    // The staff users of the three roles are first, so that their ids are 1 to 3.
    for (const statement of PEOPLE) await db.query(statement);
    await filled(postgres.url);
    for (const statement of CATALOGUE) await db.query(statement);
    await givePasswords(db);
    const known = await knownOf(db);
    const metricsPort = await freePort();
    const server = await startProduct({
      port: await freePort(),
      dataDir,
      logFile: join(dataDir, 'server.log'),
      databaseUrl: postgres.url,
      flags: ['--require', GUARD],
      env: {
        // Requests set their own IP address, so that limits by address do not end the run; no external service is called.
        TRUST_PROXY: '1',
        CEP_URL: external.cepUrl,
        MUNICIPIOS_URL: external.municipiosUrl,
        GOOGLE_CLIENT_ID: 'fuzz.apps.example',
        GOOGLE_KEYS_URL: external.url,
        LOOP_GUARD_FILE: guardFile,
        METRICS_PORT: String(metricsPort),
        LOG_LEVEL: 'warn',
      },
    });
    cleanup.track(server.pid);
    const stop = async () => {
      await db.end();
      await server.kill('SIGKILL');
      await external.stop();
      await postgres.stop();
      await cleanup.cleanUp();
    };
    const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
    return {server, db, databaseUrl: postgres.url, dataDir, guardFile, metricsUrl, known, stop};
  } catch (error) {
    await db.end().catch(() => undefined);
    await external.stop();
    await postgres.stop();
    await cleanup.cleanUp();
    throw error;
  }
}

async function filled(connectionString: string): Promise<void> {
  const client = new Client({connectionString});
  await client.connect();
  try {
    await fill(client);
  } finally {
    await client.end();
  }
}

/** Sets the same password for all users of the requests. */
async function givePasswords(db: Pool): Promise<void> {
  await db.query(
    sql`INSERT INTO credencial (tipo_sessao, sujeito_id, senha_hash, alterada_em)
     SELECT tipo, id, ${await hashPassword(PASSWORD)}, now() FROM (VALUES ('loja', 77), ('painel', 1), ('painel', 2), ('painel', 3), ('relatorio', 1)) AS x(tipo, id)`,
  );
}

/** Known values by their field names in the API document. */
async function knownOf(db: Pool): Promise<Known> {
  const some = async (sql: string) => (await db.query<{v: unknown}>(sql)).rows.map(({v}) => v);
  const pending = await some(`SELECT id AS v FROM nota WHERE estado = 'pendente' ORDER BY id LIMIT 300`);
  const numbers = (from: number, n: number) => Array.from({length: n}, (_, i) => from + i);
  return {
    id: ['1', '2', '3', '5', '61', '400', ...pending.slice(0, 6).map(String)],
    idFoto: [...pending, ...numbers(15_301, 100)].map(String),
    identificador: [1, 2, 3, 5, ...pending],
    lista: ['premios', 'resgates', 'pontuacoes', 'produtos'],
    nomeArquivo: await some(`SELECT nome_arquivo AS v FROM nota WHERE estado = 'pendente' ORDER BY id LIMIT 100`),
    codigo: ['P1', 'T1', ...numbers(1, 100).flatMap(n => [`CODIGO${n}`, `NOVO${n}`])],
    codigoPremio: ['P1', 'P2', 'P50'],
    codigoPromocional: ['CODIGO2', 'CODIGO4', 'CODIGO6'],
    cpf: [...[1, 2, 77, 9000, 9001, 9002].map(cpfOf), ...numbers(5000, 100).map(cpfOf)],
    cnpj: [CNPJ],
    cnpjLoja: [CNPJ, CNPJ, completeCnpj('777888990001')],
    estadoLoja: ['SP'],
    endEstado: ['SP', 'PR'],
    tipoFiscal: ['C', 'N'],
    realizadoEm: ['20260105', '2026-01-05'],
    date: ['2026-01-10', '10/01/2026'],
    cep: ['01001000', '01001-000'],
    indicacao: ['BENCH1'],
    status: [0, 1, 2, 3, 4],
    qtde: [1, 2, 3],
    valorUnitario: [51, 12.5, '12,50'],
    valorDesconto: [0, 1],
    email: numbers(1, 200).map(n => `novo${n}@exemplo.com.br`),
    celular: numbers(11_970_000_000, 200).map(String),
    concordaTermos: [1, true],
    dataNascimento: ['1985-04-20'],
    custo: ['15', 20],
    ...Object.fromEntries(['ativo', 'isCombo', 'juntar', 'assumir'].map(name => [name, ['0', '1', 1]])),
    senha: [PASSWORD],
    senhaAntiga: [PASSWORD],
  };
}
