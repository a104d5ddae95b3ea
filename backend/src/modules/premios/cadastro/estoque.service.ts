import {BindingScope, inject, injectable} from '@loopback/core';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** Why a stock is what it is: every change of `premio.quantidade` has its movement, in the same transaction. */
@injectable({scope: BindingScope.SINGLETON})
export class EstoqueService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** Writes down what staff added (or, negative, took), in units. The caller changes the quantity itself. */
  async corrigir(premioId: number, diferenca: number, motivo: string): Promise<void> {
    if (diferenca === 0) return;
    const {ator, agora} = currentContext();
    await this.db.query(sql`
      INSERT INTO movimento_estoque (premio_id, quantidade, motivo, usuario_id, observacao, ocorrido_em)
       VALUES (${premioId}, ${diferenca}, 'correcao', ${ator.tipo === 'painel' ? ator.id : null}, ${motivo}, ${agora})`);
  }
}
