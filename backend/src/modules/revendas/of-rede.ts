import {z} from 'zod';
import type {CivilDate} from '@clube/domain';
import {param} from '../../kernel/lists/list';
import type {Database} from '../../kernel/persistence/database';
import {sql, type Sql} from '../../kernel/persistence/sql';
import {fieldRefusal} from '../../kernel/refusals/refusals';

/** SQL condition: the network (alias r) has this name, as returned by lists, or this id. */
const isRede = (rede: string): Sql =>
  /^\d{1,9}$/.test(rede.trim()) ? sql`r.id = ${Number(rede)}` : sql`lower(r.nome) = lower(${rede.trim()})`;

/** SQL condition: the network (alias r) is the requested one; true for all if none is requested. */
export const isReportedRede = (rede: string): Sql => (rede === '' ? sql`TRUE` : isRede(rede));

/** The parameter of a list whose rows belong to a network: its id or name. `column`: SQL of the row's network id. */
export const byRede = (column: string) =>
  param(z.string().trim().max(120), (rede, values) => {
    if (rede === '') return undefined;
    return /^\d{1,9}$/.test(rede)
      ? `${column} = ${values.add(Number(rede))}`
      : `${column} = (SELECT id FROM rede WHERE lower(nome) = lower(${values.add(rede)}))`;
  });

/** The network with this name or id. @throws 422 for an unknown one */
export async function findRede(
  db: Database,
  rede: string,
): Promise<{id: number; nome: string; dataCadastro: CivilDate}> {
  const found = await db.one(sql<{id: number; nome: string; dataCadastro: string}>`
    SELECT r.id, r.nome, r.data_cadastro::text AS "dataCadastro" FROM rede r WHERE ${isRede(rede)}`);
  if (!found) throw fieldRefusal({rede: 'Rede não encontrada'});
  return found;
}
