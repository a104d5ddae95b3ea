import {BindingScope, inject, injectable} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {ResgateNotFound} from './refusals';
import type {EventoDoResgate} from './resgates.schemas';

/** The history of one order from the audit trail: its creation and the changes by staff. */
@injectable({scope: BindingScope.SINGLETON})
export class ResgateTimelineService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /**
   * Oldest first; changes of one step have the same timestamp. Painters see only their own orders, and no names of
   * staff.
   * @throws ResgateNotFound
   */
  async timeline(id: number) {
    const {actor} = currentContext();
    const pintor = sql.bound(actor.kind === 'loja' ? actor.id : null);
    const staff = sql.bound(actor.kind === 'painel');
    const order = await this.db.one(sql<{ocorridoEm: string; por: string | null}>`
      SELECT to_char(resgatado_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "ocorridoEm", CASE WHEN ${staff} THEN pintor_nome END AS por
        FROM resgate WHERE id = ${id} AND (${pintor}::int IS NULL OR pintor_id = ${pintor})`);
    if (!order) throw ResgateNotFound();
    const changes = await this.db.query(sql<EventoDoResgate>`
      SELECT to_char(a.ocorrido_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "ocorridoEm",
             CASE WHEN ${staff} THEN CASE a.tipo_ator WHEN 'painel' THEN u.nome WHEN 'loja' THEN 'Pintor' ELSE 'Sistema' END END AS por,
             c.campo, a.antes->>c.coluna AS de, a.depois->>c.coluna AS para
        FROM auditoria a LEFT JOIN usuario u ON a.tipo_ator = 'painel' AND u.id = a.ator_id
        JOIN (VALUES (1, 'status', 'status'), (2, 'previsaoEntrega', 'previsao_entrega'), (3, 'dataEntrega', 'data_entrega'),
                     (4, 'observacao', 'observacao')) c(nr, campo, coluna) ON a.depois ? c.coluna
       WHERE a.entidade = 'resgate' AND a.entidade_id = ${String(id)} ORDER BY a.id, c.nr`);
    return {eventos: [{...order, campo: 'pedido' as const, de: null, para: null}, ...changes]};
  }
}
