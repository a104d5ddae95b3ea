import {join} from 'node:path';
import {stderr, stdout} from 'node:process';
import {parseArgs} from 'node:util';
import {TIPOS_SESSAO, normalizarCnpj, somenteDigitos, type TipoSessao} from '@clube/domain';
import {Client} from 'pg';
import {ConfigError, readConfig} from '../kernel/config';
import {EmbeddedPostgresError, startEmbeddedPostgres} from '../kernel/postgres';

const ROOT = join(__dirname, '..', '..', '..');
const USO = `Uso: npm run encerrar-sessoes -- --loja 000.000.000-00       as sessões de um pintor, pelo CPF
     npm run encerrar-sessoes -- --painel 000.000.000-00     as de alguém do painel
     npm run encerrar-sessoes -- --relatorio 00.000.000/0000-00
     npm run encerrar-sessoes -- --todas                     as de todas as pessoas`;

/** Whose row a document names. */
const PEOPLE: Record<TipoSessao, string> = {
  loja: 'SELECT id FROM pintor WHERE cpf = $2',
  painel: 'SELECT id FROM usuario WHERE cpf = $2',
  relatorio: 'SELECT id FROM usuario_relatorio WHERE cnpj = $2',
};

class UsoErrado extends Error {}

export type Quais = 'todas' | {tipo: TipoSessao; documento: string};

/** Ends sessions from the machine itself; running copies of the server feel it within 4 seconds. @returns how many */
export async function encerrarSessoes(url: string, quais: Quais): Promise<number> {
  const client = new Client({connectionString: url});
  await client.connect();
  try {
    const {rowCount} =
      quais === 'todas'
        ? await client.query('DELETE FROM sessao')
        : await client.query(`DELETE FROM sessao WHERE tipo_sessao = $1 AND sujeito_id IN (${PEOPLE[quais.tipo]})`, [
            quais.tipo,
            quais.documento,
          ]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

export function lerQuais(args: string[]): Quais {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({args, options: {loja: text, painel: text, relatorio: text, todas: {type: 'boolean'}}});
  const named = TIPOS_SESSAO.flatMap(tipo => (values[tipo] ? [{tipo, documento: values[tipo]}] : []));
  const [one] = named;
  if (named.length + (values.todas ? 1 : 0) !== 1) throw new UsoErrado('Informe de quem são as sessões.');
  if (!one) return 'todas';
  const documento = one.tipo === 'relatorio' ? normalizarCnpj(one.documento) : somenteDigitos(one.documento);
  return {tipo: one.tipo, documento};
}

async function main(): Promise<void> {
  const quais = lerQuais(process.argv.slice(2));
  const config = readConfig(process.env, ROOT);
  const quiet = {info: () => undefined, warn: (message: string) => void stderr.write(`${message}\n`)};
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({dataDir: config.dataDir, log: quiet});
  try {
    const quantas = await encerrarSessoes(config.databaseUrl ?? embedded?.url ?? '', quais);
    stdout.write(`Sessões encerradas: ${quantas}.\n`);
  } finally {
    await embedded?.stop();
  }
}

if (require.main === module)
  main().catch((error: unknown) => {
    const {message, stack, code} = error as NodeJS.ErrnoException;
    if (error instanceof UsoErrado || code?.startsWith('ERR_PARSE_ARGS')) stderr.write(`${message}\n\n${USO}\n`);
    else
      stderr.write(
        `${error instanceof ConfigError || error instanceof EmbeddedPostgresError ? message : (stack ?? message)}\n`,
      );
    process.exit(1);
  });
