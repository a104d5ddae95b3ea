import {BindingScope, inject, injectable, service} from '@loopback/core';
import {z} from 'zod';
import {SecondPersonRequired} from '../../../kernel/approvals/refusals';
import type {BatchJobs} from '../../../kernel/batch-jobs/batch-jobs';
import {defineBulk} from '../../../kernel/batch-jobs/bulk';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {Refusal} from '../../../kernel/refusals/refusals';
import {pontuacoes} from '../lists/pontuacoes.list';
import {CorrectionsService} from './corrections.service';

/** A sale and its corrected points as the caller saw them. */
interface SeenCorrection {
  idVenda: number;
  pontuacaoNova: number;
}

/**
 * Returns `SecondPersonRequired` instead of throwing it, since throwing would roll back the stored approval request.
 */
function answered(error: unknown): Refusal {
  if (error instanceof Refusal && error.codigo === SecondPersonRequired.codigo) return error;
  throw error;
}

/** Corrects chosen sales, each in a transaction of its own, since each locks its painter's account. */
@injectable({scope: BindingScope.SINGLETON})
export class BulkCorrectionsService {
  private readonly begin;

  constructor(
    @inject(Kernel.BATCH_JOBS) batchJobs: BatchJobs,
    @inject(Kernel.DB) db: Database,
    @service(CorrectionsService) corrections: CorrectionsService,
  ) {
    this.begin = defineBulk(
      {batchJobs, db},
      {
        name: 'pontuacoes.corrigir',
        right: 'POST /api/pontuacoes/corrigir',
        list: pontuacoes,
        rowName: 't.identificador',
        params: z.object({novas: z.record(z.string(), z.int())}),
        each: ({chave}, {novas}) => corrections.correct(Number(chave), novas[chave]).catch(answered),
      },
    );
  }

  /** Sales that are not scored any more are skipped. */
  correct(vendas: readonly SeenCorrection[]) {
    return this.begin({
      titulo: 'Corrigir pontuações',
      filtro: {idVenda: vendas.map(({idVenda}) => idVenda)},
      params: {novas: Object.fromEntries(vendas.map(({idVenda, pontuacaoNova}) => [idVenda, pontuacaoNova]))},
    });
  }
}
