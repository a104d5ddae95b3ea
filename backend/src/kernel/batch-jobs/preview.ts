import {z} from 'zod';
import type {ListDefinition} from '../lists/list';
import type {Database} from '../persistence/database';
import {rowsOfList} from './of-list';

/** How many rows a filter matches, and how many of these a change would refuse now, by the reason. */
export const bulkPreview = z
  .object({total: z.int(), recusas: z.array(z.object({motivo: z.string(), total: z.int()}))})
  .meta({id: 'TrabalhoPrevia'});

/**
 * Counts the rows before a batch job of `defineBulk` starts. `refusal`: SQL expression over the list's tables, why the
 * change of a row would be refused; null: it would be made. @throws the list's own errors
 */
export async function previewBulk(
  db: Database,
  {list, filtro, refusal}: {list: ListDefinition; filtro: object; refusal: string},
): Promise<z.infer<typeof bulkPreview>> {
  const {text, values} = rowsOfList(list, filtro, refusal);
  const found = await db.query<{motivo: string | null; total: number}>({
    text: `SELECT nome AS motivo, count(*)::int AS total FROM (${text}) r GROUP BY 1 ORDER BY 2 DESC, 1`,
    values,
  });
  return {
    total: found.reduce((sum, {total}) => sum + total, 0),
    recusas: found.flatMap(({motivo, total}) => (motivo === null ? [] : [{motivo, total}])),
  };
}
