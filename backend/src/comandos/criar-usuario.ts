import {join} from 'node:path';
import {stdin, stderr, stdout} from 'node:process';
import {createInterface} from 'node:readline/promises';
import {Writable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {NOMES_PERMISSAO, permissaoValida} from '@clube/domain';
import {ClubeApplication} from '../application';
import {ConfigError, readConfig} from '../kernel/config';
import {systemContext, withContext} from '../kernel/context';
import {Recusa} from '../kernel/errors';
import {createLogger} from '../kernel/logger';
import {prepareAlone} from '../kernel/persistence/alone';
import {migrate} from '../kernel/persistence/migrate';
import {EmbeddedPostgresError, startEmbeddedPostgres} from '../kernel/postgres';
import type {NovoUsuario, UsuarioService} from '../modules/acesso';

const ROOT = join(__dirname, '..', '..', '..');
const USO = `Uso: npm run criar-usuario -- --nome "Nome" --cpf 000.000.000-00 --email nome@empresa.com.br --permissao 1

  --permissao  ${Object.entries(NOMES_PERMISSAO)
    .map(([numero, nome]) => `${numero} ${nome}`)
    .join(', ')}

A senha é pedida no terminal, ou lida da entrada padrão.`;

class UsoErrado extends Error {}

function readArguments(): Omit<NovoUsuario, 'senha'> {
  const option = {type: 'string', default: ''} as const;
  const {values} = parseArgs({options: {nome: option, cpf: option, email: option, permissao: option}, strict: true});
  const permissao: unknown = values.permissao === '' ? undefined : Number(values.permissao);
  if (!permissaoValida(permissao)) throw new UsoErrado('Informe a permissão.');
  return {nome: values.nome, cpf: values.cpf, email: values.email, permissao};
}

/** From the terminal nothing that is typed is shown; from a pipe the first line counts. */
async function readPassword(): Promise<string> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  const mute = new Writable({write: (_chunk, _encoding, done) => done()});
  const terminal = createInterface({input: stdin, output: mute, terminal: true});
  try {
    stdout.write('Senha (12 caracteres ou mais): ');
    const senha = await terminal.question('');
    stdout.write('\nRepita a senha: ');
    const again = await terminal.question('');
    stdout.write('\n');
    if (senha !== again) throw new UsoErrado('As senhas não são iguais.');
    return senha;
  } finally {
    terminal.close();
  }
}

/** Makes a staff user from the machine itself: the first one of a new installation can come from nowhere else. */
async function main(): Promise<void> {
  const dados = readArguments();
  const senha = await readPassword();
  const config = readConfig(process.env, ROOT);
  const quiet = {info: () => undefined, warn: (message: string) => void stderr.write(`${message}\n`)};
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({dataDir: config.dataDir, log: quiet});
  let app: ClubeApplication | undefined;
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    app = await prepareAlone(databaseUrl, quiet.warn, async () => {
      await migrate(databaseUrl);
      return ClubeApplication.create({config: {...config, databaseUrl}, log: createLogger('error'), root: ROOT});
    });
    const usuarios = await app.get<UsuarioService>('services.UsuarioService');
    const novo = await withContext(systemContext(new Date(), 'criar-usuario'), () => usuarios.criar({...dados, senha}));
    stdout.write(`Usuário criado: ${novo.nome} (${NOMES_PERMISSAO[novo.permissao]}).\n`);
  } finally {
    await app?.stop();
    await embedded?.stop();
  }
}

main().catch((error: unknown) => {
  const message = (error as Error).message;
  if (error instanceof UsoErrado || (error as {code?: string}).code?.startsWith('ERR_PARSE_ARGS'))
    stderr.write(`${message}\n\n${USO}\n`);
  else if (error instanceof Recusa) stderr.write(`${Object.values(error.body.campos ?? {}).join('\n') || message}\n`);
  else {
    const told = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
    stderr.write(`${told ? message : ((error as Error).stack ?? message)}\n`);
  }
  process.exit(1);
});
