// Installs the dependencies when they are missing or the lock file has changed since.
import {accessSync, constants, existsSync, readFileSync, realpathSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../runtime.mjs';
import {StepFailed, runAndCapture} from './exec.mjs';
import {hashFiles, readJson} from './files.mjs';
import {npmCommand} from './npm.mjs';
import {withProgress} from './log.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.clube-stamp');

export async function install() {
  const expected = `${process.platform}-${process.arch} ${hashFiles(ROOT, [LOCK])}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === expected) return;
  if (!isComplete()) {
    refuseClosedFolder();
    await withProgress('Instalando dependências (só na primeira vez; pode levar alguns minutos)', npmCi);
  }
  writeFileSync(STAMP, expected);
}

/** Whether the installed packages already match the lock file, for example after `npm ci`. */
function isComplete() {
  const record = join(MODULES, '.package-lock.json');
  if (!existsSync(record)) return false;
  const there = readJson(record).packages;
  return Object.entries(readJson(LOCK).packages).every(([path, expected]) => {
    if (!path.includes('node_modules/') || expected.optional) return true;
    return expected.link ? leadsTo(path, expected.resolved) : there[path]?.version === expected.version;
  });
}

/** Whether the link to a workspace points to its current folder, as links remain after a move. */
function leadsTo(link, folder) {
  try {
    return realpathSync(join(ROOT, link)) === realpathSync(join(ROOT, folder));
  } catch {
    return false;
  }
}

function refuseClosedFolder() {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    throw new StepFailed(
      `A pasta ${ROOT} não pode ser gravada por este usuário: ajuste as permissões ou copie o projeto para outra pasta.`,
    );
  }
}

async function npmCi() {
  const [program, ...first] = npmCommand();
  // Building needs the development tools, even with NODE_ENV=production.
  const args = [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Its install script would download GPU libraries, which we do not use.
  const env = {...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip'};
  const {code, output} = await runAndCapture(program, args, env).catch(error => ({
    code: 1,
    output: String(error.message),
  }));
  if (code !== 0) throw new StepFailed(`${explain(output)}\nDepois, rode o mesmo comando de novo.`, output.trim());
}

const CAUSES = [
  [/ENOSPC/, 'Não há espaço em disco para instalar as dependências.'],
  [/EACCES|EPERM|EROFS/, 'Sem permissão para gravar em node_modules: verifique de quem são os arquivos da pasta.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|network/i,
    'O npm não conseguiu baixar as dependências: verifique a internet ou o proxy.',
  ],
  [
    /E40[134]/,
    'O registro do npm recusou uma dependência: verifique o registro configurado (npm config get registry).',
  ],
  [/EUSAGE|in sync/, 'package.json e package-lock.json não combinam: rode "npm install".'],
  [/ENOENT.*npm|spawn npm/, 'O npm não foi encontrado: ele vem junto com o Node.js (https://nodejs.org).'],
];

function explain(output) {
  return CAUSES.find(([pattern]) => pattern.test(output))?.[1] ?? 'O npm não conseguiu instalar as dependências.';
}
