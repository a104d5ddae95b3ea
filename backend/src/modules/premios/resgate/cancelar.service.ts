import {BindingScope, inject, injectable} from '@loopback/core';
import {CANCELADO, EXCLUIDO, podeCancelarResgate, type StatusResgate} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {idempotent, type Kept} from '../../../kernel/idempotency';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
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
  status: StatusResgate;
  saldoNovo: number;
}

/** Points, stock and the limit of the order's own month come back, exactly once. */
@injectable({scope: BindingScope.SINGLETON})
export class CancelarResgateService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  cancelar(id: number, status: typeof CANCELADO | typeof EXCLUIDO): Promise<Kept<Cancelado>> {
    return idempotent(this.db, 'POST /api/cancelarResgate', {id, status}, () => this.executar(id, status));
  }

  private async executar(id: number, status: StatusResgate): Promise<Cancelado> {
    const dono = await this.db.one<{pintor_id: number}>(`SELECT pintor_id FROM resgate WHERE id = $1`, [id]);
    if (!dono) throw ResgateNaoEncontrado();
    const razao = await abrirRazao(this.db, dono.pintor_id);
    const pedido = await this.db.one<Travado>(
      `SELECT status, premio_id, qtde, mes, lancamento_id FROM resgate WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    if (!pedido || !podeCancelarResgate(pedido.status)) throw ResgateEncerrado();
    razao.expirarVencidos();
    const entry = razao.estornarDebito(await lerLancamento(this.db, pedido.lancamento_id), 'resgate', `resgate:${id}`);
    const estornoId = (await gravarRazao(this.db, razao)).get(entry.seq);
    await this.db.query(
      `WITH fechado AS (UPDATE resgate SET status = $2, estorno_id = $3 WHERE id = $1),
            cota AS (UPDATE cota_mensal SET usados = usados - $4 WHERE pintor_id = $5 AND premio_id = $6 AND mes = $7),
            movimento AS (INSERT INTO movimento_estoque (premio_id, quantidade, motivo, resgate_id, ocorrido_em)
              SELECT premio_id, -quantidade, 'devolucao', $1, $8 FROM movimento_estoque WHERE resgate_id = $1 AND motivo = 'pedido' RETURNING premio_id, quantidade)
       UPDATE premio p SET quantidade = p.quantidade + m.quantidade FROM movimento m WHERE p.id = m.premio_id`,
      [id, status, estornoId, pedido.qtde, dono.pintor_id, pedido.premio_id, pedido.mes, currentContext().agora],
    );
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
