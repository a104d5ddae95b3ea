import {BindingScope, inject, injectable, service} from '@loopback/core';
import {z} from 'zod';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {defineBulk} from '../../../kernel/batch-jobs/bulk';
import type {BatchJobs} from '../../../kernel/batch-jobs/batch-jobs';
import {PremioService} from './premio.service';
import {premios} from './premios.lists';

/** Activates or deactivates all prizes that a filter matches. */
@injectable({scope: BindingScope.SINGLETON})
export class BulkActivateService {
  private readonly begin;

  constructor(
    @inject(Kernel.BATCH_JOBS) batchJobs: BatchJobs,
    @inject(Kernel.DB) db: Database,
    @service(PremioService) catalogue: PremioService,
  ) {
    this.begin = defineBulk(
      {batchJobs, db},
      {
        name: 'premios.ativar',
        right: 'POST /api/premios/bulk-activate/filtro',
        list: premios,
        rowName: 't.nome',
        params: z.object({ativo: z.boolean()}),
        batch: 20,
        each: ({chave}, {ativo}) => catalogue.activate([Number(chave)], ativo),
      },
    );
  }

  activate(filter: object, ativo: boolean) {
    return this.begin({titulo: ativo ? 'Ativar prêmios' : 'Inativar prêmios', filtro: filter, params: {ativo}});
  }
}
