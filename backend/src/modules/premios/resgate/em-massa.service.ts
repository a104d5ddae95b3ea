import {BindingScope, inject, injectable, service} from '@loopback/core';
import {z} from 'zod';
import {CANCELADO, ROTULOS_STATUS_PAINEL, STATUS_ALTERAVEIS, type StatusResgate} from '@clube/domain';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {defineBulk} from '../../../kernel/work/bulk';
import type {Works} from '../../../kernel/work/works';
import {AcompanharResgateService} from './acompanhar.service';
import {CancelarResgateService} from './cancelar.service';
import {SoCancelando} from './recusas';
import {resgates} from './resgates.list';

const PEDIDO = `'Resgate ' || t.id`;

/** What is done to all orders that a filter finds. */
@injectable({scope: BindingScope.SINGLETON})
export class ResgatesEmMassaService {
  private readonly beginStatus;
  private readonly beginCancelling;

  constructor(
    @inject(Kernel.WORKS) works: Works,
    @inject(Kernel.DB) db: Database,
    @service(AcompanharResgateService) acompanhamento: AcompanharResgateService,
    @service(CancelarResgateService) cancelamentos: CancelarResgateService,
  ) {
    this.beginStatus = defineBulk(
      {works, db},
      {
        name: 'resgates.status',
        right: 'POST /api/resgates/bulk/filtro',
        list: resgates,
        rowName: PEDIDO,
        params: z.object({status: z.literal(STATUS_ALTERAVEIS)}),
        batch: 20,
        each: ({chave}, {status}) => acompanhamento.alterarStatus(Number(chave), status),
      },
    );
    // One order a transaction: each locks its painter's account.
    this.beginCancelling = defineBulk(
      {works, db},
      {
        name: 'resgates.cancelar',
        right: 'POST /api/resgates/cancelar/filtro',
        list: resgates,
        rowName: PEDIDO,
        params: z.object({}),
        each: ({chave}) => cancelamentos.executar(Number(chave), CANCELADO),
      },
    );
  }

  /** @throws SoCancelando for a status that is reached by cancelling alone */
  async alterarStatus(filtro: object, status: StatusResgate) {
    if (!STATUS_ALTERAVEIS.includes(status)) throw SoCancelando();
    return this.beginStatus({titulo: `Resgates para “${ROTULOS_STATUS_PAINEL[status]}”`, filtro, params: {status}});
  }

  cancelar(filtro: object) {
    return this.beginCancelling({titulo: 'Cancelar resgates', filtro, params: {}});
  }
}
