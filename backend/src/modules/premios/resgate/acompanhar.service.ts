import {BindingScope, inject, injectable} from '@loopback/core';
import {
  ENTREGUE,
  dataCivil,
  podeAlterarStatus,
  resgateFinal,
  STATUS_ALTERAVEIS,
  type StatusResgate,
} from '@clube/domain';
import {audit, difference} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {recusarCampos} from '../../../kernel/errors';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {ResgateEncerrado, ResgateNaoEncontrado, SoCancelando} from './recusas';

interface Pedido {
  id: number;
  status: StatusResgate;
  previsao_entrega: string;
  data_entrega: string | null;
  observacao: string | null;
}

/** What staff follow an order with: status among 0, 1 and 2, dates, an observation. Points are never touched here. */
@injectable({scope: BindingScope.SINGLETON})
export class AcompanharResgateService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  alterarStatus(id: number, status: StatusResgate): Promise<void> {
    if (!STATUS_ALTERAVEIS.includes(status)) throw SoCancelando();
    return this.db.tx(async () => {
      const [pedido] = await this.travar([id]);
      if (!pedido) throw ResgateNaoEncontrado();
      await this.gravarStatus(pedido, status);
    });
  }

  /** All of them or none: one that is missing or cancelled is named, and nothing changes. */
  alterarEmMassa(ids: number[], status: StatusResgate): Promise<number> {
    if (!STATUS_ALTERAVEIS.includes(status)) throw SoCancelando();
    return this.db.tx(async () => {
      const pedidos = await this.travar(ids);
      const faltam = ids.filter(id => !pedidos.some(pedido => pedido.id === id));
      if (faltam.length > 0) throw ResgateNaoEncontrado({erro: `Resgate não encontrado: ${faltam.join(', ')}`});
      const finais = pedidos.filter(pedido => resgateFinal(pedido.status)).map(({id}) => id);
      if (finais.length > 0)
        throw ResgateEncerrado({erro: `Resgate já cancelado: ${finais.join(', ')}. Nada foi alterado.`});
      for (const pedido of pedidos) await this.gravarStatus(pedido, status);
      return pedidos.length;
    });
  }

  alterarPrevisao = (id: number, data: string): Promise<void> => this.alterar(id, {previsao_entrega: data});

  alterarEntrega(id: number, data: string): Promise<void> {
    if (data > dataCivil(currentContext().agora))
      throw recusarCampos({date: 'A data de entrega não pode estar no futuro'});
    return this.alterar(id, {data_entrega: data});
  }

  /** Observations may be written on closed orders too: the painter reads why. */
  alterarObservacao = (id: number, texto: string): Promise<void> =>
    this.alterar(id, {observacao: texto || null}, {fechado: true});

  private alterar(id: number, mudanca: Partial<Pedido>, {fechado = false} = {}): Promise<void> {
    return this.db.tx(async () => {
      const [pedido] = await this.travar([id]);
      if (!pedido) throw ResgateNaoEncontrado();
      if (resgateFinal(pedido.status) && !fechado) throw ResgateEncerrado();
      await this.gravar(pedido, mudanca);
    });
  }

  private travar(ids: number[]): Promise<Pedido[]> {
    return this.db.query(
      sql<Pedido>`SELECT id, status, previsao_entrega, data_entrega, observacao FROM resgate WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`,
    );
  }

  /** A delivered order has a delivery date: today's, unless staff wrote another; one that is not has none. */
  private async gravarStatus(pedido: Pedido, status: StatusResgate): Promise<void> {
    if (!podeAlterarStatus(pedido.status, status)) throw ResgateEncerrado();
    if (pedido.status === status) return;
    const data_entrega = status === ENTREGUE ? (pedido.data_entrega ?? dataCivil(currentContext().agora)) : null;
    await this.gravar(pedido, {status, data_entrega});
  }

  private async gravar(pedido: Pedido, mudanca: Partial<Pedido>): Promise<void> {
    const next = {...pedido, ...mudanca};
    await this.db.query(
      sql`UPDATE resgate SET status = ${next.status}, previsao_entrega = ${next.previsao_entrega}, data_entrega = ${next.data_entrega}, observacao = ${next.observacao} WHERE id = ${next.id}`,
    );
    const {antes, depois, mudou} = difference<Record<string, unknown>>({...pedido}, {...next});
    if (mudou) await audit(this.db, {acao: 'alterar', entidade: 'resgate', entidadeId: pedido.id, antes, depois});
  }
}
