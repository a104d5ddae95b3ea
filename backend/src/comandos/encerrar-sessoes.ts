import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {TIPOS_SESSAO, normalizarCnpj, somenteDigitos, type TipoSessao} from '@clube/domain';
import {Client} from 'pg';
import {readConfig} from '../kernel/config';
import {withDatabase} from './database';
import {UsageError, runCommand, say} from './terminal';
import {sql} from '../kernel/persistence/sql';

const ROOT = join(__dirname, '..', '..', '..');
const USO = `Uso: npm run encerrar-sessoes -- --loja 000.000.000-00       as sessões de um pintor, pelo CPF
     npm run encerrar-sessoes -- --painel 000.000.000-00     as de alguém do painel
     npm run encerrar-sessoes -- --relatorio 00.000.000/0000-00
     npm run encerrar-sessoes -- --todas                     as de todas as pessoas`;

/** Whose row a document names. */
const whose = ({tipo, documento}: {tipo: TipoSessao; documento: string}) =>
  ({
    loja: sql`SELECT id FROM pintor WHERE cpf = ${documento}`,
    painel: sql`SELECT id FROM usuario WHERE cpf = ${documento}`,
    relatorio: sql`SELECT id FROM usuario_relatorio WHERE cnpj = ${documento}`,
  })[tipo];

export type Quais = 'todas' | {tipo: TipoSessao; documento: string};

/** Ends sessions from the machine itself; running copies of the server feel it within 4 seconds. @returns how many */
export async function encerrarSessoes(url: string, quais: Quais): Promise<number> {
  const client = new Client({connectionString: url});
  await client.connect();
  try {
    const {rowCount} =
      quais === 'todas'
        ? await client.query(sql`DELETE FROM sessao`)
        : await client.query(
            sql`DELETE FROM sessao WHERE tipo_sessao = ${quais.tipo} AND sujeito_id IN (${whose(quais)})`,
          );
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
  if (named.length + (values.todas ? 1 : 0) !== 1) throw new UsageError('Informe de quem são as sessões.');
  if (!one) return 'todas';
  const documento = one.tipo === 'relatorio' ? normalizarCnpj(one.documento) : somenteDigitos(one.documento);
  return {tipo: one.tipo, documento};
}

async function main(): Promise<number> {
  const quais = lerQuais(process.argv.slice(2));
  const quantas = await withDatabase(readConfig(process.env, ROOT), url => encerrarSessoes(url, quais));
  say(`Sessões encerradas: ${quantas}.`);
  return 0;
}

if (require.main === module) runCommand(USO, main);
