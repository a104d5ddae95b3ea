import {BindingScope, inject, injectable} from '@loopback/core';
import {WAITING, WAITING_NAMES, canCall, civilDateOf, partsOf, type WaitingName} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import {approvals} from '../../kernel/approvals/approvals.list';
import {trabalhos} from '../../kernel/batch-jobs/batch-jobs.list';
import {currentContext, requireActor} from '../../kernel/context';
import type {ListDefinition} from '../../kernel/lists/list';
import type {Lists} from '../../kernel/lists/lists';
import {pedidos} from '../cartoes';
import {moderacao} from '../diretorio';
import {pendingNotas} from '../notas';
import {resgates} from '../premios';
import {privacyRequests} from '../privacidade';

const LISTS: Readonly<Record<WaitingName, ListDefinition>> = {
  notasHoje: pendingNotas,
  notasRecentes: pendingNotas,
  notasAntigas: pendingNotas,
  segundasConferencias: pendingNotas,
  resgatesVencidos: resgates,
  pedidosCartao: pedidos,
  pedidosPrivacidade: privacyRequests,
  aprovacoes: approvals,
  moderacao,
  trabalhosFalhos: trabalhos,
};

/** The numbers of items that wait for staff. Each is the total of its list with the filters in the panel's link. */
@injectable({scope: BindingScope.SINGLETON})
export class EsperaService {
  constructor(@inject(Kernel.LISTS) private readonly lists: Lists) {}

  /** Contains only lists that the caller may read. */
  async read() {
    const [actor, today] = [requireActor('painel'), civilDateOf(currentContext().now)];
    const readable = WAITING_NAMES.filter(nome => canCall(...partsOf(WAITING[nome].call), actor));
    return Promise.all(
      readable.map(async nome => {
        const filtros = WAITING[nome].filters(today);
        return {nome, filtros, total: await this.lists.total(LISTS[nome], filtros)};
      }),
    );
  }
}
