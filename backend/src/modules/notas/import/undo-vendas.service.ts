import {BindingScope, inject, injectable, service} from '@loopback/core';
import type {Undo, UndoCounts, UndoPreview} from '../../../kernel/imports/kind';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {openLedgersOfPeople} from '../../pontos';
import {NotaUndoService} from '../venda/undo.service';

/** How many sales are named that prevent undoing. */
const NAMED = 5;

interface Imported {
  notaId: number;
  pintorId: number;
  indicadoPor: number | null;
}

/**
 * Undoes a file of sales by cancelling each of them as a single one, all in one transaction. Nothing is undone while one
 * of them was corrected, cancelled or returned since, waits for a second person, or points of it were spent: so nobody
 * gets into debt.
 */
@injectable({scope: BindingScope.SINGLETON})
export class UndoVendasService implements Undo {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(NotaUndoService) private readonly undoing: NotaUndoService,
  ) {}

  /**
   * Receipts, accounts with those of the referrers, resellers, quotas: each in ascending order, as a scoring, which
   * the cancelling of one sale after the other would not keep to.
   */
  async lock(importacao: number): Promise<void> {
    const imported = await this.imported(importacao);
    await this.db.query(sql`SELECT 1 FROM nota WHERE importacao_id = ${importacao} ORDER BY id FOR NO KEY UPDATE`);
    const accounts = imported.flatMap(({pintorId, indicadoPor}) => [pintorId, ...(indicadoPor ? [indicadoPor] : [])]);
    await openLedgersOfPeople(this.db, [...new Set(accounts)]);
    const scored = sql`nota n JOIN venda v ON v.nota_id = n.id AND v.estado = 'pontuada'`;
    await this.db.query(sql`
      SELECT 1 FROM revenda WHERE id IN (SELECT v.revenda_id FROM ${scored} WHERE n.importacao_id = ${importacao})
       ORDER BY id FOR SHARE`);
    await this.db.query(sql`
      SELECT 1 FROM cota_rede WHERE (rede_id, codigo_produto) IN (
         SELECT r.rede_id, i.codigo FROM ${scored} JOIN revenda r ON r.id = v.revenda_id JOIN venda_item i ON i.venda_id = v.id
          WHERE n.importacao_id = ${importacao})
       ORDER BY rede_id, codigo_produto FOR NO KEY UPDATE`);
  }

  async preview(importacao: number): Promise<UndoPreview> {
    const found = await this.db.one(sql<UndoPreview>`
      WITH looked AS (
        SELECT n.importacao_linha AS linha,
               CASE WHEN n.estado = 'pendente' AND s.vezes = 0 THEN 'espera outra pessoa em Aprovações'
                    WHEN n.estado = 'pendente' THEN 'foi devolvida para as pendentes'
                    WHEN n.estado = 'cancelada' THEN 'já foi cancelada'
                    WHEN n.estado <> 'pontuada' THEN 'mudou depois'
                    WHEN s.vezes > 1 THEN 'foi pontuada de novo'
                    WHEN EXISTS (SELECT FROM correcao_venda c WHERE c.venda_id = v.id) THEN 'foi corrigida depois'
                    WHEN EXISTS (SELECT FROM lote l WHERE l.lancamento_id = v.lancamento_id AND l.restante < l.concedido)
                      OR EXISTS (SELECT FROM bonus_indicacao b JOIN lote l ON l.lancamento_id = b.lancamento_id
                           WHERE b.indicado_id = n.pintor_id AND b.estorno_id IS NULL AND l.restante < l.concedido
                             AND NOT EXISTS (SELECT FROM venda o JOIN nota m ON m.id = o.nota_id WHERE o.pintor_id = n.pintor_id
                               AND o.estado = 'pontuada' AND m.importacao_id IS DISTINCT FROM ${importacao}))
                      THEN 'já teve pontos usados' END AS motivo
          FROM nota n
          LEFT JOIN venda v ON v.nota_id = n.id AND v.estado = 'pontuada'
          CROSS JOIN LATERAL (SELECT count(*) AS vezes FROM nota_evento e WHERE e.nota_id = n.id AND e.para = 'pontuada') s
         WHERE n.importacao_id = ${importacao} AND NOT (n.estado = 'encerrada' AND s.vezes = 0))
      SELECT count(*)::int AS criadas, 0 AS mudadas, count(motivo)::int AS impedidas,
             coalesce((SELECT json_agg(json_build_object('chave', 'Linha ' || f.linha, 'motivo', f.motivo) ORDER BY f.linha)
                FROM (SELECT * FROM looked WHERE motivo IS NOT NULL ORDER BY linha LIMIT ${NAMED}) f), '[]') AS primeiras
        FROM looked`);
    if (!found) throw new Error('an undo answered nothing');
    return found;
  }

  async run(importacao: number): Promise<UndoCounts> {
    const imported = (await this.imported(importacao)).filter(({estado}) => estado === 'pontuada');
    for (const {notaId} of imported) await this.undoing.cancelWithin(notaId);
    return {criadas: imported.length, mudadas: 0};
  }

  private imported(importacao: number) {
    return this.db.query(sql<Imported & {estado: string}>`
      SELECT n.id AS "notaId", n.pintor_id AS "pintorId", n.estado, p.indicado_por AS "indicadoPor"
        FROM nota n JOIN pintor p ON p.id = n.pintor_id WHERE n.importacao_id = ${importacao} ORDER BY n.id`);
  }
}
