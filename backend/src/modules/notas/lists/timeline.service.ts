import {BindingScope, inject, injectable} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {NotaNotFound} from '../refusals';

/** The events of one receipt. */
@injectable({scope: BindingScope.SINGLETON})
export class NotaTimelineService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** A painter sees only their own receipts, and no names of staff. */
  async timeline(id: number) {
    const {actor} = currentContext();
    const pintor = sql.bound(actor.kind === 'loja' ? actor.id : null);
    const nota = await this.db.one(
      sql`SELECT 1 FROM nota WHERE id = ${id} AND (${pintor}::int IS NULL OR pintor_id = ${pintor})`,
    );
    if (!nota) throw NotaNotFound();
    const events = await this.db.query(sql<{
      de: string | null;
      para: string;
      motivo: string | null;
      ocorridoEm: string;
      por: string | null;
    }>`
      SELECT e.de, e.para, e.motivo, to_char(e.ocorrido_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "ocorridoEm",
              CASE WHEN ${actor.kind === 'painel'} THEN CASE e.tipo_ator WHEN 'painel' THEN u.nome WHEN 'loja' THEN 'Pintor' ELSE 'Sistema' END END AS por
         FROM nota_evento e LEFT JOIN usuario u ON e.tipo_ator = 'painel' AND u.id = e.ator_id WHERE e.nota_id = ${id} ORDER BY e.id`);
    return {eventos: events};
  }
}
