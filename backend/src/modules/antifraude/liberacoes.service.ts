import {BindingScope, inject, injectable} from '@loopback/core';
import {PRODUTO_NOT_FOUND, liberacaoError} from '@clube/domain';
import {audit} from '../../kernel/audit/audit';
import {currentContext, requireActor} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {fieldRefusal} from '../../kernel/refusals/refusals';
import {findRede} from '../revendas';

/** Identifies a quota: a network by its name or number, and a product by its code. */
export interface OfCota {
  rede: string;
  codProduto: string;
}

interface Cota {
  id: number;
  liberada: number;
}

/** Staff's notes on a quota and releases beyond it, stored with their author and moment. */
@injectable({scope: BindingScope.SINGLETON})
export class LiberacoesService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /** @throws 422 for an unknown network or product, and for a quantity that cannot be released */
  release(of: OfCota, quantidade: number): Promise<void> {
    return this.db.tx(async () => {
      const cota = await this.lock(of);
      const error = liberacaoError(quantidade, cota.liberada);
      if (error) throw fieldRefusal({quantidade: error});
      const {id: usuarioId} = requireActor('painel');
      await this.db.query(sql`
        INSERT INTO liberacao_cota (cota_id, quantidade, usuario_id, criada_em)
        VALUES (${cota.id}, ${quantidade}, ${usuarioId}, ${currentContext().now})`);
      await this.db.query(sql`UPDATE cota_rede SET liberada = liberada + ${quantidade} WHERE id = ${cota.id}`);
      await audit(this.db, {action: 'liberar', entity: 'cota_rede', entityId: cota.id, after: {quantidade}});
    });
  }

  /** @throws 422 for an unknown network or product */
  note(of: OfCota, observacao: string): Promise<void> {
    return this.db.tx(async () => {
      const cota = await this.lock(of);
      const {id: usuarioId} = requireActor('painel');
      await this.db.query(sql`
        INSERT INTO observacao_cota (cota_id, observacao, usuario_id, criada_em)
        VALUES (${cota.id}, ${observacao}, ${usuarioId}, ${currentContext().now})`);
      await audit(this.db, {action: 'observar', entity: 'cota_rede', entityId: cota.id});
    });
  }

  private async lock({rede, codProduto}: OfCota): Promise<Cota> {
    const found = await findRede(this.db, rede);
    await this.db.query(sql`
      INSERT INTO cota_rede (rede_id, codigo_produto)
      SELECT ${found.id}, p.codigo FROM produto p WHERE p.codigo = ${codProduto} AND p.removido_em IS NULL ON CONFLICT DO NOTHING`);
    const cota = await this.db.one(sql<Cota>`
      SELECT id, liberada::float8 AS liberada FROM cota_rede
       WHERE rede_id = ${found.id} AND codigo_produto = ${codProduto} FOR NO KEY UPDATE`);
    if (!cota) throw fieldRefusal({codProduto: PRODUTO_NOT_FOUND});
    return cota;
  }
}
