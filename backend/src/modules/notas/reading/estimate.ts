import type {ProdutoMatch} from '@clube/domain';
import type {DocumentReading} from '@clube/receipt-reader';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {RevendasService} from '../../revendas';
import {calculate} from '../venda/calculate';
import type {VendaPintor} from '../venda/save-venda';

/** The lines that match a product, as items of a sale. */
function scorable(itens: DocumentReading['itens'], matches: readonly ProdutoMatch[]) {
  return itens.flatMap(({qtde}, i) => {
    const produto = matches[i]?.produto;
    return produto && typeof qtde === 'number' && qtde > 0 ? [{produto, qtde}] : [];
  });
}

/**
 * Estimates a receipt's points from its reading, shown to the painter who waits for them; without its code, as that may
 * be refused. Undefined if no line matches a product.
 */
export async function estimatePontos(
  {db, revendas}: {db: Database; revendas: RevendasService},
  {notaId, reading, matches}: {notaId: number; reading: DocumentReading; matches: readonly ProdutoMatch[]},
): Promise<number | undefined> {
  const lines = scorable(reading.itens, matches);
  if (lines.length === 0) return undefined;
  const pintor = await db.one(sql<Pick<VendaPintor, 'valor_ponto' | 'cluster'>>`
    SELECT coalesce(c.valor_ponto, 1) AS valor_ponto, c.nome AS cluster
       FROM nota n JOIN pintor p ON p.id = n.pintor_id LEFT JOIN cluster c ON c.id = p.cluster_id WHERE n.id = ${notaId}`);
  if (!pintor) return undefined;
  const {total} = calculate({
    itens: lines.map(({produto, qtde}) => ({codigo: produto.codigo, qtde})),
    produtos: new Map(lines.map(({produto}) => [produto.codigo, produto])),
    loja: await revendas.originOfVenda(reading.cnpj ?? ''),
    pintor,
    codigo: undefined,
  });
  return total > 0 ? total : undefined;
}
