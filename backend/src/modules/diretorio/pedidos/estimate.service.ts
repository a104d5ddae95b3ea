import {BindingScope, inject, injectable} from '@loopback/core';
import {estimate, type Estimate, type EstimateProduct, type EstimateQuestion} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** Estimates for customers, based on the product table. */
@injectable({scope: BindingScope.SINGLETON})
export class EstimateService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  async of(question: EstimateQuestion): Promise<Estimate> {
    const products = await this.db.query(sql<EstimateProduct>`
      SELECT nome, uso, rendimento::float8 AS rendimento, valor_unitario::float8 AS "valorUnitario" FROM produto
       WHERE uso IS NOT NULL AND rendimento IS NOT NULL AND ativo AND removido_em IS NULL`);
    return estimate(question, products);
  }
}
