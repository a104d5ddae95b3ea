import './kernel/logging/quiet-debug';
import {join} from 'node:path';
import {EmbeddedPostgresError, startEmbeddedPostgres, type EmbeddedPostgres} from '@clube/embedded-postgres';
import type {ClubeApplication} from './application';
import {ConfigError, readConfig} from './kernel/config/config';
import {createLogger} from './kernel/logging/logger';
import {withAdvisoryLock} from './kernel/persistence/with-advisory-lock';
import {migrate} from './kernel/persistence/migrate';
import {transportAdvice} from './kernel/config/transport-advice';

const ROOT = join(__dirname, '..', '..');
const logLine = (text: string) => process.stdout.write(`${text}\n`);

/** Loaded dynamically: the import takes a second, in which PostgreSQL starts in its own processes. */
const program = () => import('./application.js');

/** Starts everything in order and stops it in the reverse order. */
async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT);
  const log = createLogger(config.production ? config.logLevel : (process.env.LOG_LEVEL ?? 'warn'));
  if (config.production) for (const advice of transportAdvice(config)) log.warn({advice}, 'unencrypted');
  let embedded: EmbeddedPostgres | undefined;
  let app: ClubeApplication | undefined;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await app?.stop();
    await embedded?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return;
      logLine('\nEncerrando…');
      stopping = stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({err: error}, 'stop failed');
          process.exit(1);
        },
      );
    });

  try {
    if (!config.databaseUrl) {
      logLine('Iniciando o banco de dados…');
      embedded = await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: {info: logLine, warn: logLine},
        meanwhile: () => void program(),
      });
    }
    const {ClubeApplication} = await program();
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    const demo = await withAdvisoryLock(databaseUrl, logLine, async () => {
      logLine('Preparando as tabelas…');
      await migrate(databaseUrl, {log: logLine});
      app = await ClubeApplication.create({
        config: {...config, databaseUrl},
        log,
        root: ROOT,
        databaseGone: () => embedded?.state() === 'gone',
      });
      const accounts = config.production ? undefined : await loadDemo(app, 1 / config.demoPartes);
      await app.jobs.start();
      return accounts;
    });
    if (!app) throw new Error('nothing was put together');
    await app.metricsServer?.listen();
    await app.httpServer.listen();
    // Port 0 means any free port, which is known only now.
    const url = config.publicUrl.replace(/:0$/, `:${app.httpServer.port}`);
    logLine(`\nClube do Pintor em ${url}`);
    logLine(`  painel      ${url}/painel\n  relatórios  ${url}/relatorio\n  API         ${url}/explorer`);
    if (app.metricsServer) logLine(`  métricas    http://${config.metricsHost}:${app.metricsServer.port}/metrics`);
    if (demo) logLine(`\n${demo}`);
    // From here on the parent process restarts us if we end unexpectedly.
    process.send?.('serving');
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** Loads the demo data. Only the demo calls it, so production does not need the package. */
async function loadDemo(app: ClubeApplication, scale: number): Promise<string | undefined> {
  // A variable hides the import from the compiler, as the package itself depends on this one.
  const name = '@clube/seeds/prepare';
  const {prepareDemo} = (await import(name)) as {
    prepareDemo(app: ClubeApplication, logLine: (text: string) => void, how: {scale: number}): Promise<string>;
  };
  return prepareDemo(app, logLine, {scale});
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
});

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message;
  const {code, message = String(error), stack, port} = error as Partial<NodeJS.ErrnoException> & {port?: number};
  const {PORT = '3000', HOST = '127.0.0.1', DATABASE_URL, METRICS_PORT} = process.env;
  if (code === 'EADDRINUSE' && METRICS_PORT && port === Number(METRICS_PORT))
    return `A porta ${METRICS_PORT} das métricas já está em uso. Escolha outra em METRICS_PORT.`;
  if (code === 'EADDRINUSE') return `A porta ${PORT} já está em uso. Escolha outra: PORT=3001 npm start`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `Não foi possível escutar em ${HOST}:${PORT} (${message}).`;
  if (DATABASE_URL && ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000'].includes(code ?? ''))
    return `O banco de dados de DATABASE_URL não responde ou recusou a conexão (${message}).`;
  return stack ?? message;
}
