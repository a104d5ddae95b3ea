import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {makeBackup, makeKeyPair, removeOld, touchLastBackup, type BackupMade} from '../kernel/backup';
import {readConfig} from '../kernel/config/config';
import {FolderStorage} from '../kernel/storage/folder-storage';
import {withDatabase} from './database';
import {EXIT, UsageError, logError, runCommand, log} from './terminal';

const ROOT = join(__dirname, '..', '..', '..');
const USAGE = `Uso: npm run backup -- [--para PASTA] [--manter N]
     npm run backup -- --gerar-chave

  --para PASTA   onde guardar (padrão: DATA_DIR/backups; leve-a depois para outra máquina)
  --manter N     se tudo foi guardado, apaga da pasta todas as cópias menos as N mais novas
  --gerar-chave  faz um par de chaves: a pública cifra, só a secreta abre

Com BACKUP_KEY no ambiente (uma frase de 16 caracteres ou mais, ou uma chave pública age1…) a cópia é cifrada.
Sai com 0 se tudo foi guardado, 1 se nada foi, 3 se a cópia foi feita mas o armazenamento tem arquivos com problema.`;

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {para: {type: 'string'}, manter: {type: 'string'}, 'gerar-chave': {type: 'boolean', default: false}},
    strict: true,
  });
  if (values['gerar-chave']) return showKeys();
  if (values.manter !== undefined && !/^[1-9]\d{0,4}$/.test(values.manter))
    throw new UsageError('--manter pede um número a partir de 1.');
  const config = readConfig(process.env, ROOT);
  const key = process.env.BACKUP_KEY || undefined;
  // A relative folder is where the command was typed, not where npm went from there.
  const here = process.env.INIT_CWD ?? process.cwd();
  const folder = values.para ? resolve(here, values.para) : join(config.dataDir, 'backups');
  log(`Guardando em ${folder}${key ? ', cifrado' : ' (sem BACKUP_KEY: não cifrado)'}…`);
  const now = new Date();
  const made = await withDatabase(config, databaseUrl =>
    makeBackup({
      databaseUrl,
      storage: new FolderStorage(join(config.dataDir, 'arquivos')),
      dataDir: config.dataDir,
      folder,
      key,
      now,
      log,
    }),
  );
  log(`Pronto: ${made.file}`);
  const code = printFaults(made);
  if (code === 0) await touchLastBackup(config.dataDir, now);
  // Older backups may be all there is of the files that are missing.
  if (values.manter && code === 0)
    for (const name of await removeOld(folder, Number(values.manter))) log(`  apagada: ${name}`);
  return code;
}

function printFaults({arquivos: files, falhas: faults}: BackupMade): number {
  const {faltam, diferem} = files;
  if (faltam + diferem === 0) return 0;
  logError(`Atenção: no armazenamento faltam ${faltam} arquivos e ${diferem} não são o que o banco de dados diz:`);
  for (const {caminho, falha: fault} of faults.slice(0, 20))
    logError(`  ${fault === 'falta' ? 'falta' : 'difere'} ${caminho}`);
  return EXIT.LOOK;
}

async function showKeys(): Promise<number> {
  const {recipient, identity} = await makeKeyPair();
  log(`BACKUP_KEY do servidor, para fazer cópias:     ${recipient}`);
  log(`BACKUP_KEY para restaurar, guardada fora dele: ${identity}`);
  return 0;
}

runCommand(USAGE, main);
