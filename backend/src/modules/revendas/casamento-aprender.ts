import {decimalDeCentavos} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import type {RepositoryOf} from '../../kernel/resources/entity';
import type {ProdutoRevenda} from './produto-revenda';

/** What a person confirmed: the shop's own code stands for this product. */
export interface CodigoConfirmado {
  readonly codigo: string;
  /** As the shop calls it. */
  readonly nome: string;
  readonly codigoPadrao: string;
  /** Integer cents. */
  readonly valorUnitario: number;
}

interface Guardado {
  id: number;
  codigo: string;
  codigo_padrao: string;
  nome: string;
}

/** Where a shop's own codes are kept. */
interface Tabela {
  db: Database;
  proprios: RepositoryOf<typeof ProdutoRevenda>;
}

const semZeros = (codigo: string) => codigo.replace(/^0+/, '');

/**
 * Writes the codes into the shop's table, each change with what was there before. The last confirmation wins. Two
 * people who confirm the same codes at once wait for each other in the order of the codes and never lock each other out.
 */
export async function aprenderCodigos(
  tabela: Tabela,
  cnpj: string,
  confirmados: readonly CodigoConfirmado[],
): Promise<void> {
  const pares = semContradicao(confirmados);
  if (pares.length === 0) return;
  const {db} = tabela;
  for (const novo of await incluir(db, cnpj, pares)) await auditar(db, cnpj, novo);
  const guardados = await db.query(
    sql<Guardado>`SELECT id, codigo, codigo_padrao, nome FROM produto_revenda WHERE cnpj_revenda = ${cnpj} AND ltrim(codigo, '0') = ANY(${pares.map(({codigo}) => semZeros(codigo))}) ORDER BY codigo FOR UPDATE`,
  );
  for (const par of pares) {
    const mesmos = guardados.filter(guardado => semZeros(guardado.codigo) === semZeros(par.codigo));
    const antes = mesmos.find(guardado => guardado.codigo === par.codigo) ?? mesmos[0];
    if (antes && antes.codigo_padrao !== par.codigoPadrao) await trocar(tabela, cnpj, antes, par);
  }
}

/** One entry a code, in the order of the codes; a code that was confirmed as two products teaches nothing. */
function semContradicao(confirmados: readonly CodigoConfirmado[]): CodigoConfirmado[] {
  return [...Map.groupBy(confirmados, ({codigo}) => semZeros(codigo)).values()]
    .filter(iguais => new Set(iguais.map(({codigoPadrao}) => codigoPadrao)).size === 1)
    .flatMap(iguais => iguais.slice(0, 1))
    .sort((a, b) => (a.codigo < b.codigo ? -1 : 1));
}

/** The codes that the shop's table does not have yet, with zeros before them or without. */
function incluir(db: Database, cnpj: string, pares: readonly CodigoConfirmado[]): Promise<Guardado[]> {
  return db.query(sql<Guardado>`
    INSERT INTO produto_revenda (cnpj_revenda, codigo_padrao, codigo, nome, valor_unitario, criado_em)
     SELECT ${cnpj}, padrao, codigo, nome, valor, ${currentContext().agora} FROM unnest(${pares.map(({codigo}) => codigo)}::text[], ${pares.map(({codigoPadrao}) => codigoPadrao)}::text[], ${pares.map(({nome}) => nome)}::text[], ${pares.map(({valorUnitario}) => decimalDeCentavos(valorUnitario))}::numeric[]) WITH ORDINALITY AS c(codigo, padrao, nome, valor, ordem)
      WHERE NOT EXISTS (SELECT 1 FROM produto_revenda r WHERE r.cnpj_revenda = ${cnpj} AND ltrim(r.codigo, '0') = ltrim(c.codigo, '0'))
      ORDER BY ordem ON CONFLICT (cnpj_revenda, codigo) DO NOTHING RETURNING id, codigo, codigo_padrao, nome`);
}

async function trocar({db, proprios}: Tabela, cnpj: string, antes: Guardado, par: CodigoConfirmado): Promise<void> {
  const {codigoPadrao, nome, valorUnitario} = par;
  await proprios.updateById(antes.id, {codigoPadrao, nome, valorUnitario: valorUnitario / 100});
  await auditar(db, cnpj, {...antes, codigo_padrao: codigoPadrao, nome}, antes);
}

const auditar = (db: Database, cnpj: string, {id, codigo, codigo_padrao, nome}: Guardado, antes?: Guardado) =>
  audit(db, {
    acao: 'aprender',
    entidade: 'produto_revenda',
    entidadeId: id,
    ...(antes ? {antes: {codigoPadrao: antes.codigo_padrao, nome: antes.nome}} : {}),
    depois: {cnpj, codigo, codigoPadrao: codigo_padrao, nome},
  });
