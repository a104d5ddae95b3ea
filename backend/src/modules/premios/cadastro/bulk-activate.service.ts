import {BindingScope, inject, injectable, service} from '@loopback/core';
import {z} from 'zod';
import {defineBulk} from '../../../kernel/batch-jobs/bulk';
import type {BatchJobs} from '../../../kernel/batch-jobs/batch-jobs';
import {previewBulk} from '../../../kernel/batch-jobs/preview';
import {ChangedSince} from '../../../kernel/batch-jobs/refusals';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {AlreadySo} from '../../../kernel/refusals/refusals';
import {PremioService} from './premio.service';
import {premios} from './premios.lists';

const PREMIO_UNCHANGED = 'O prêmio já está assim.';

const change = z.object({ativo: z.boolean()});

/** Activates or deactivates all prizes that a filter matches. */
@injectable({scope: BindingScope.SINGLETON})
export class BulkActivateService {
  private readonly begin;

  constructor(
    @inject(Kernel.BATCH_JOBS) batchJobs: BatchJobs,
    @inject(Kernel.DB) private readonly db: Database,
    @service(PremioService) private readonly catalogue: PremioService,
  ) {
    this.begin = defineBulk(
      {batchJobs, db},
      {
        name: 'premios.ativar',
        right: 'POST /api/premios/bulk-activate/filtro',
        list: premios,
        rowName: 't.nome',
        params: change,
        batch: 20,
        each: ({chave}, {ativo}) => this.set(Number(chave), ativo, () => AlreadySo({erro: PREMIO_UNCHANGED})),
        undo: ({chave}, entry) => this.set(Number(chave), !change.parse(entry).ativo, ChangedSince),
      },
    );
  }

  /** How many prizes the change would reach, and how many are so already. */
  preview(filter: object, ativo: boolean) {
    const refusal = `CASE WHEN t.ativo = ${ativo} THEN '${PREMIO_UNCHANGED}' END`;
    return previewBulk(this.db, {list: premios, filtro: filter, refusal});
  }

  activate(filter: object, ativo: boolean) {
    return this.begin({titulo: ativo ? 'Ativar prêmios' : 'Inativar prêmios', filtro: filter, params: {ativo}});
  }

  /** @throws `isSo` when the prize is already as it shall be */
  private async set(id: number, ativo: boolean, isSo: () => Error): Promise<z.output<typeof change>> {
    const was = await this.db.one(sql<{ativo: boolean}>`SELECT ativo FROM premio WHERE id = ${id} FOR UPDATE`);
    if (was?.ativo === ativo) throw isSo();
    await this.catalogue.activate([id], ativo);
    return {ativo};
  }
}
