import {BindingScope, inject, injectable} from '@loopback/core';
import {CANCELADO, EXCLUIDO, podeCancelarResgate, type StatusResgate} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {idempotent, type Kept} from '../../../kernel/idempotency';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {abrirRazao, gravarRazao, lerLancamento} from '../../pontos';
import {ResgateEncerrado, ResgateNaoEncontrado} from './recusas';

interface Travado {
  status: StatusResgate;
  premio_id: number;
  qtde: number;
  mes: string;
  lancamento_id: number;
}

export interface Cancelado {
  mensagem: string;
  status: typeof CANCELADO | typeof EXCLUIDO;
  saldoNovo: number;
}

/** Points, stock and the limit of the order's own month come back, exactly once. */
@injectable({scope: BindingScope.SINGLETON})
export class CancelarResgateService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  cancelar(id: number, status: Cancelado['status']): Promise<Kept<Cancelado>> {
    return idempotent(this.db, 'POST /api/cancelarResgate', {id, status}, () => this.executar(id, status));
  }

  private async executar(id: number, status: Cancelado['status']): Promise<Cancelado> {
    const dono = await this.db.one(sql<{pintor_id: number}>`SELECT pintor_id FROM resgate WHERE id = ${id}`);
    if (!dono) throw ResgateNaoEncontrado();
    const razao = await abrirRazao(this.db, dono.pintor_id);
    const pedido = await this.db.one(
      sql<Travado>`SELECT status, premio_id, qtde, mes, lancamento_id FROM resgate WHERE id = ${id} FOR NO KEY UPDATE`,
    );
    if (!pedido || !podeCancelarResgate(pedido.status)) throw ResgateEncerrado();
    razao.expirarVencidos();
    const entry = razao.estornarDebito(await lerLancamento(this.db, pedido.lancamento_id), 'resgate', `resgate:${id}`);
    const estornoId = (await gravarRazao(this.db, razao)).get(entry.seq);
    await this.db.query(sql`
      WITH fechado AS (UPDATE resgate SET status = ${status}, estorno_id = ${estornoId ?? null} WHERE id = ${id}),
            cota AS (UPDATE cota_mensal SET usados = usados - ${pedido.qtde} WHERE pintor_id = ${dono.pintor_id} AND premio_id = ${pedido.premio_id} AND mes = ${pedido.mes}),
            movimento AS (INSERT INTO movimento_estoque (premio_id, quantidade, motivo, resgate_id, ocorrido_em)
              SELECT premio_id, -quantidade, 'devolucao', ${id}, ${currentContext().agora} FROM movimento_estoque WHERE resgate_id = ${id} AND motivo = 'pedido' RETURNING premio_id, quantidade)
       UPDATE premio p SET quantidade = p.quantidade + m.quantidade FROM movimento m WHERE p.id = m.premio_id`);
    await audit(this.db, {
      acao: 'cancelar',
      entidade: 'resgate',
      entidadeId: id,
      antes: {status: pedido.status},
      depois: {status},
    });
    return {mensagem: 'Resgate cancelado com sucesso', status, saldoNovo: razao.saldo};
  }
}
