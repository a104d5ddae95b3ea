import {BindingScope, inject, injectable} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** Movements of stock: every change of `premio.quantidade` is recorded in the same transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class StockService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** Records what staff added (or, negative, took), in units. The caller changes the quantity. */
  async correct(premioId: number, quantityChange: number, reason: string): Promise<void> {
    if (quantityChange === 0) return;
    const {actor, now} = currentContext();
    await this.db.query(sql`
      INSERT INTO movimento_estoque (premio_id, quantidade, motivo, usuario_id, observacao, ocorrido_em)
       VALUES (${premioId}, ${quantityChange}, 'correcao', ${actor.kind === 'painel' ? actor.id : null}, ${reason}, ${now})`);
  }
}
