import {withChanges} from '../context';
import {Refusal} from '../refusals/refusals';
import type {JobDefinition} from '../jobs/jobs';
import type {Logger} from '../logging/logger';
import {BATCH_JOB, BatchJobLost, BatchJobRequeued, type BatchJobKind} from './kind';
import {BatchJobExecution, type BatchJobDependencies} from './execution';
import {finish, requeue, claim, type TrabalhoEnd} from './state';

/** Starts without progress after which a batch job fails. */
const ATTEMPTS = 3;
const HOURS_24 = 86_400;
const GIVEN_UP = 'Algo deu errado do nosso lado e o trabalho parou. O que já foi feito continua feito.';

/**
 * How long this process leaves a batch job of an unknown kind to other copies of the server, which may run another
 * version during an update.
 */
const UNKNOWN_KIND_MS = 10 * 60_000;
const UNKNOWN =
  'O sistema foi atualizado e não conhece mais este trabalho. O que já foi feito continua feito: inicie-o de novo para o que falta.';

/** Runs the batch jobs that this copy of the server claims. */
export class BatchJobRunner {
  private readonly execution = new Set<BatchJobExecution<object>>();

  constructor(
    private readonly deps: BatchJobDependencies & {log: Logger},
    private readonly kindOf: (name: string) => BatchJobKind | undefined,
  ) {}

  /** The queue's job that runs batch jobs. */
  job(): JobDefinition<{trabalho: number}> {
    return {
      name: BATCH_JOB,
      batchSize: 1,
      concurrency: 2,
      expireInSeconds: HOURS_24,
      heartbeatSeconds: 30,
      run: ({trabalho}) => this.run(trabalho),
      onStop: async () => this.execution.forEach(batchJob => batchJob.stop()),
    };
  }

  /** Claims a batch job, if no other copy has, and runs it to its end. Safe to call twice. */
  private async run(id: number): Promise<void> {
    const {db, log} = this.deps;
    const taken = await claim(db, id);
    if (!taken) return;
    const over = (end: TrabalhoEnd, more: {resultado?: object; mensagem?: string} = {}) =>
      withChanges({now: this.deps.clock()}, () => finish(db, taken, end, more));
    if (taken.cancelar) return over('cancelar');
    if (taken.tentativas > ATTEMPTS) return over('interromper', {mensagem: GIVEN_UP});
    const kind = this.kindOf(taken.tipo);
    const params = kind?.params.safeParse(taken.parametros);
    if (!kind || !params?.success) {
      log.error({trabalho: id, tipo: taken.tipo}, 'a batch job of an unknown kind');
      const left = this.deps.clock().getTime() - taken.criadoEm.getTime() < UNKNOWN_KIND_MS;
      return left ? requeue(db, taken, {counts: false}) : over('interromper', {mensagem: UNKNOWN});
    }
    let batchJob: BatchJobExecution<object> | undefined;
    try {
      batchJob = await BatchJobExecution.begin(this.deps, taken, kind.right, params.data);
      this.execution.add(batchJob);
      const current = batchJob;
      const resultado = (await batchJob.as(() => kind.run(current))) ?? undefined;
      await over(batchJob.ended ? 'cancelar' : 'concluir', {resultado});
    } catch (error) {
      if (error instanceof BatchJobLost) return log.info({trabalho: id}, 'work taken up elsewhere');
      if (error instanceof Refusal && error.status < 500) return await over('interromper', {mensagem: error.body.erro});
      if (taken.tentativas < ATTEMPTS || batchJob?.progressed || error instanceof BatchJobRequeued) {
        await requeue(db, taken, {counts: !(error instanceof BatchJobRequeued)});
        throw error;
      }
      log.error({err: error, trabalho: id}, 'work given up');
      await over('interromper', {mensagem: GIVEN_UP});
    } finally {
      batchJob?.end();
      if (batchJob) this.execution.delete(batchJob);
    }
  }
}
