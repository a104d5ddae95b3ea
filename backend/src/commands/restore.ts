import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {inspectBackup, restoreBackup, type Inspected} from '../kernel/backup';
import {readConfig} from '../kernel/config/config';
import {brokenInvariants} from '../modules/pontos';
import {withOwnDatabase} from './database';
import {EXIT, UsageError, logError, runCommand, log} from './terminal';
import {rowsOf} from '../kernel/persistence/sql';

const ROOT = join(__dirname, '..', '..', '..');
const USAGE = `Uso: npm run restore -- --de ARQUIVO
     npm run restore -- --verificar ARQUIVO

  --de ARQUIVO         restaura a cópia num banco de dados vazio e numa pasta de dados (DATA_DIR) sem arquivos
  --verificar ARQUIVO  lê a cópia até o fim e confere tudo, sem restaurar

A chave de uma cópia cifrada vem do ambiente, em BACKUP_KEY. Com o banco embutido, o programa deve estar parado.
Sai com 0 se deu certo, 1 se nada foi mudado, 3 se deu certo mas a cópia já dizia que faltavam arquivos.`;

async function main(): Promise<number> {
  const {values} = parseArgs({options: {de: {type: 'string'}, verificar: {type: 'string'}}, strict: true});
  if ((values.de === undefined) === (values.verificar === undefined))
    throw new UsageError('Informe --de ou --verificar.');
  const key = process.env.BACKUP_KEY || undefined;
  const here = process.env.INIT_CWD ?? process.cwd();
  const file = resolve(here, values.de ?? values.verificar ?? '');
  if (values.verificar !== undefined) {
    const inspected = await inspectBackup(file, key);
    log('A cópia está inteira.');
    return report(inspected);
  }
  const config = readConfig(process.env, ROOT);
  const inspected = await withOwnDatabase(config, databaseUrl =>
    restoreBackup({
      file,
      key,
      databaseUrl,
      dataDir: config.dataDir,
      check: db => brokenInvariants({query: statement => rowsOf(db, statement)}),
      log,
    }),
  );
  log('Restaurado. Todas as pessoas entram de novo, com a senha que tinham.');
  return report(inspected);
}

function report({start, manifest: {linhas: rowsByTable, arquivos: files, falhas: faults}}: Inspected): number {
  const rows = Object.values(rowsByTable).reduce((sum, n) => sum + n, 0);
  const last = start.migracoes.at(-1)?.arquivo;
  log(`  feita em ${start.criadoEm}, esquema ${last}`);
  log(
    `  ${rows.toLocaleString('pt-BR')} linhas, ${files.quantidade.toLocaleString('pt-BR')} arquivos (${megabytes(files.bytes)} MB)`,
  );
  if (files.faltam + files.diferem === 0) return 0;
  logError(`Atenção: já na origem faltavam ${files.faltam} arquivos e ${files.diferem} diferiam:`);
  for (const {caminho, falha: fault} of faults.slice(0, 20)) logError(`  ${fault} ${caminho}`);
  return EXIT.LOOK;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6).toLocaleString('pt-BR');

runCommand(USAGE, main);
