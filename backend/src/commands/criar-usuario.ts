import {stdin, stdout} from 'node:process';
import {createInterface} from 'node:readline/promises';
import {Writable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {parseArgs} from 'node:util';
import {PERMISSAO_NAMES, PASSWORDS_DIFFER, isPermissao} from '@clube/domain';
import {systemContext, withContext} from '../kernel/context';
import type {NewUsuario, UsuarioService} from '../modules/acesso';
import {UsageError, runCommand, log} from './terminal';
import {withApplication} from './with-application';

const USAGE = `Uso: npm run criar-usuario -- --nome "Nome" --cpf 000.000.000-00 --email nome@empresa.com.br --permissao 1

  --permissao  ${Object.entries(PERMISSAO_NAMES)
    .map(([numero, nome]) => `${numero} ${nome}`)
    .join(', ')}

A senha é pedida no terminal, ou lida da entrada padrão.`;

function readArguments(): Omit<NewUsuario, 'senha'> {
  const option = {type: 'string', default: ''} as const;
  const {values} = parseArgs({options: {nome: option, cpf: option, email: option, permissao: option}, strict: true});
  const permissao: unknown = values.permissao === '' ? undefined : Number(values.permissao);
  if (!isPermissao(permissao)) throw new UsageError('Informe a permissão.');
  return {nome: values.nome, cpf: values.cpf, email: values.email, permissao};
}

/** From the terminal nothing that is typed is shown; from a pipe the first line counts. */
async function readPassword(): Promise<string> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  const mute = new Writable({write: (_chunk, _encoding, done) => done()});
  const terminal = createInterface({input: stdin, output: mute, terminal: true});
  try {
    stdout.write('Senha (12 caracteres ou mais): ');
    const password = await terminal.question('');
    stdout.write('\nRepita a senha: ');
    const again = await terminal.question('');
    stdout.write('\n');
    if (password !== again) throw new UsageError(`${PASSWORDS_DIFFER}.`);
    return password;
  } finally {
    terminal.close();
  }
}

/** Makes a staff user from the machine itself: the first one of a new installation can come from nowhere else. */
async function main(): Promise<number> {
  const data = readArguments();
  const password = await readPassword();
  await withApplication(async app => {
    const usuarioService = await app.get<UsuarioService>('services.UsuarioService');
    const created = await withContext(systemContext(new Date(), 'criar-usuario'), () =>
      usuarioService.create({...data, senha: password}),
    );
    log(`Usuário criado: ${created.nome} (${PERMISSAO_NAMES[created.permissao]}).`);
  });
  return 0;
}

runCommand(USAGE, main);
