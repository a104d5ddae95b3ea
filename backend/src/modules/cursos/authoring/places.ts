import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** Puts `id` at its position, counted from 1; without a position at the end. */
function placed(ids: readonly number[], id: number, place?: number): number[] {
  const others = ids.filter(each => each !== id);
  return others.toSpliced(place === undefined ? others.length : place - 1, 0, id);
}

/** Renumbers a course's modules from 1 with this one at its position. The course is locked. */
export async function placeModulo(db: Database, cursoId: number, id: number, place?: number): Promise<void> {
  const all = await db.query(sql<{id: number}>`
    SELECT id FROM modulo WHERE curso_id = ${cursoId} AND removido_em IS NULL ORDER BY ordem, id`);
  const ids = placed(
    all.map(row => row.id),
    id,
    place,
  );
  await db.query(sql`UPDATE modulo t SET ordem = n.ordem FROM unnest(${ids}::int[]) WITH ORDINALITY n (id, ordem)
    WHERE t.id = n.id AND t.ordem <> n.ordem`);
}

/** Renumbers a module's lessons from 1 with this one at its position. The course is locked. */
export async function placeAula(db: Database, moduloId: number, id: number, place?: number): Promise<void> {
  const all = await db.query(sql<{id: number}>`
    SELECT id FROM aula WHERE modulo_id = ${moduloId} AND removido_em IS NULL ORDER BY ordem, id`);
  const ids = placed(
    all.map(row => row.id),
    id,
    place,
  );
  await db.query(sql`UPDATE aula t SET ordem = n.ordem FROM unnest(${ids}::int[]) WITH ORDINALITY n (id, ordem)
    WHERE t.id = n.id AND t.ordem <> n.ordem`);
}
