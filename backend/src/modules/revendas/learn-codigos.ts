import {decimalOfCents} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/entities/entity';
import type {ProdutoRevenda} from './produto-revenda';

/** A shop's own code and the product that a person confirmed for it. */
export interface ConfirmedCodigo {
  readonly codigo: string;
  /** The shop's name of the product. */
  readonly nome: string;
  readonly codigoPadrao: string;
  /** Integer cents. */
  readonly valorUnitario: number;
}

interface StoredCodigo {
  id: number;
  codigo: string;
  codigo_padrao: string;
  nome: string;
}

/** The table of shops' own codes. */
interface OwnCodigos {
  db: Database;
  ownProdutos: RepositoryOf<typeof ProdutoRevenda>;
}

const withoutZeros = (codigo: string) => codigo.replace(/^0+/, '');

/**
 * Stores the codes in the shop's table, recording the earlier value of each change. The last confirmation wins. Rows
 * are written in the order of the codes, so that concurrent confirmations wait for each other without deadlock.
 */
export async function learnCodigos(
  table: OwnCodigos,
  cnpj: string,
  confirmed: readonly ConfirmedCodigo[],
): Promise<void> {
  const pairs = withoutContradiction(confirmed);
  if (pairs.length === 0) return;
  const {db} = table;
  for (const added of await insertNew(db, cnpj, pairs)) await auditLearned(db, cnpj, added);
  const stored = await db.query(
    sql<StoredCodigo>`SELECT id, codigo, codigo_padrao, nome FROM produto_revenda WHERE cnpj_revenda = ${cnpj} AND ltrim(codigo, '0') = ANY(${pairs.map(({codigo}) => withoutZeros(codigo))}) ORDER BY codigo FOR UPDATE`,
  );
  for (const pair of pairs) {
    const sameCodigo = stored.filter(row => withoutZeros(row.codigo) === withoutZeros(pair.codigo));
    const before = sameCodigo.find(row => row.codigo === pair.codigo) ?? sameCodigo[0];
    if (before && before.codigo_padrao !== pair.codigoPadrao) await replace(table, cnpj, before, pair);
  }
}

/** One entry per code, in the order of the codes; a code confirmed for two products is ignored. */
function withoutContradiction(confirmed: readonly ConfirmedCodigo[]): ConfirmedCodigo[] {
  return [...Map.groupBy(confirmed, ({codigo}) => withoutZeros(codigo)).values()]
    .filter(equal => new Set(equal.map(({codigoPadrao}) => codigoPadrao)).size === 1)
    .flatMap(equal => equal.slice(0, 1))
    .sort((a, b) => (a.codigo < b.codigo ? -1 : 1));
}

/** Inserts the codes that the shop's table lacks, compared without leading zeros. */
function insertNew(db: Database, cnpj: string, pairs: readonly ConfirmedCodigo[]): Promise<StoredCodigo[]> {
  return db.query(sql<StoredCodigo>`
    INSERT INTO produto_revenda (cnpj_revenda, codigo_padrao, codigo, nome, valor_unitario, criado_em)
     SELECT ${cnpj}, padrao, codigo, nome, valor, ${currentContext().now} FROM unnest(${pairs.map(({codigo}) => codigo)}::text[], ${pairs.map(({codigoPadrao}) => codigoPadrao)}::text[], ${pairs.map(({nome}) => nome)}::text[], ${pairs.map(({valorUnitario}) => decimalOfCents(valorUnitario))}::numeric[]) WITH ORDINALITY AS c(codigo, padrao, nome, valor, ordem)
      WHERE NOT EXISTS (SELECT 1 FROM produto_revenda r WHERE r.cnpj_revenda = ${cnpj} AND ltrim(r.codigo, '0') = ltrim(c.codigo, '0'))
      ORDER BY ordem ON CONFLICT (cnpj_revenda, codigo) DO NOTHING RETURNING id, codigo, codigo_padrao, nome`);
}

async function replace(
  {db, ownProdutos}: OwnCodigos,
  cnpj: string,
  before: StoredCodigo,
  pair: ConfirmedCodigo,
): Promise<void> {
  const {codigoPadrao, nome, valorUnitario} = pair;
  await ownProdutos.updateById(before.id, {codigoPadrao, nome, valorUnitario: valorUnitario / 100});
  await auditLearned(db, cnpj, {...before, codigo_padrao: codigoPadrao, nome}, before);
}

const auditLearned = (
  db: Database,
  cnpj: string,
  {id, codigo, codigo_padrao, nome}: StoredCodigo,
  before?: StoredCodigo,
) =>
  audit(db, {
    action: 'aprender',
    entity: 'produto_revenda',
    entityId: id,
    ...(before ? {before: {codigoPadrao: before.codigo_padrao, nome: before.nome}} : {}),
    after: {cnpj, codigo, codigoPadrao: codigo_padrao, nome},
  });
