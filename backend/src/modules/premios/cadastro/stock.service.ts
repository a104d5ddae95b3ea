import {BindingScope, inject, injectable} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** Why a stock is what it is: every change of `premio.quantidade` has its movement, in the same transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class StockService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** Writes down what staff added (or, negative, took), in units. The caller changes the quantity itself. */
  async correct(premioId: number, quantityChange: number, reason: string): Promise<void> {
    if (quantityChange === 0) return;
    const {actor, now} = currentContext();
    await this.db.query(sql`
      INSERT INTO movimento_estoque (premio_id, quantidade, motivo, usuario_id, observacao, ocorrido_em)
       VALUES (${premioId}, ${quantityChange}, 'correcao', ${actor.kind === 'painel' ? actor.id : null}, ${reason}, ${now})`);
  }
}
