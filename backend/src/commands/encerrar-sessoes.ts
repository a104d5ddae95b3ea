import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {SESSION_KINDS, normaliseCnpj, digitsOnly, type SessionKind} from '@clube/domain';
import {Client} from 'pg';
import {readConfig} from '../kernel/config/config';
import {withDatabase} from './database';
import {UsageError, runCommand, log} from './terminal';
import {sql} from '../kernel/persistence/sql';

const ROOT = join(__dirname, '..', '..', '..');
const USAGE = `Uso: npm run encerrar-sessoes -- --loja 000.000.000-00       as sessões de um pintor, pelo CPF
     npm run encerrar-sessoes -- --painel 000.000.000-00     as de alguém do painel
     npm run encerrar-sessoes -- --relatorio 00.000.000/0000-00
     npm run encerrar-sessoes -- --todas                     as de todas as pessoas`;

/** Whose row a document names. */
const whose = ({kind, document}: {kind: SessionKind; document: string}) =>
  ({
    loja: sql`SELECT id FROM pintor WHERE cpf = ${document}`,
    painel: sql`SELECT id FROM usuario WHERE cpf = ${document}`,
    relatorio: sql`SELECT id FROM usuario_relatorio WHERE cnpj = ${document}`,
  })[kind];

export type Which = 'todas' | {kind: SessionKind; document: string};

/** Ends sessions from the machine itself; running copies of the server feel it within 4 seconds. @returns how many */
export async function endSessions(url: string, which: Which): Promise<number> {
  const client = new Client({connectionString: url});
  await client.connect();
  try {
    const {rowCount} =
      which === 'todas'
        ? await client.query(sql`DELETE FROM sessao`)
        : await client.query(
            sql`DELETE FROM sessao WHERE tipo_sessao = ${which.kind} AND sujeito_id IN (${whose(which)})`,
          );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

export function readWhich(args: string[]): Which {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({args, options: {loja: text, painel: text, relatorio: text, todas: {type: 'boolean'}}});
  const named = SESSION_KINDS.flatMap(kind => (values[kind] ? [{kind, document: values[kind]}] : []));
  const [one] = named;
  if (named.length + (values.todas ? 1 : 0) !== 1) throw new UsageError('Informe de quem são as sessões.');
  if (!one) return 'todas';
  const document = one.kind === 'relatorio' ? normaliseCnpj(one.document) : digitsOnly(one.document);
  return {kind: one.kind, document};
}

async function main(): Promise<number> {
  const which = readWhich(process.argv.slice(2));
  const ended = await withDatabase(readConfig(process.env, ROOT), url => endSessions(url, which));
  log(`Sessões encerradas: ${ended}.`);
  return 0;
}

if (require.main === module) runCommand(USAGE, main);
