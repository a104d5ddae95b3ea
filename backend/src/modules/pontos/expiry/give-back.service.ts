import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  CLOCK_UNTRUSTED,
  GIVE_BACK_VALIDITY_DAYS,
  NOTHING_OVERDUE,
  countOf,
  formatDate,
  formatPontosInWords,
  isCivilDate,
  startOfDay,
  type CivilDate,
} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../../kernel/approvals/approvals';
import type {ApprovalKind, ApprovalRequest} from '../../../kernel/approvals/kind';
import {audit} from '../../../kernel/audit/audit';
import type {BatchJobs} from '../../../kernel/batch-jobs/batch-jobs';
import {startedAnswer} from '../../../kernel/batch-jobs/bulk';
import type {BatchJobKind} from '../../../kernel/batch-jobs/kind';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {readLimit} from '../../../kernel/trusted-clock';
import {GrantPolicy} from '../grants/policy';
import {ExpiryService, type PontosMoved} from './expiry.service';

const request = z.object({
  desde: z.string().refine(isCivilDate),
  /** What the approver is shown; requests of before it was kept have none, and are renewed. */
  pintores: z.int().default(0),
  pontos: z.int().default(0),
});

/** `ate`: when the terms of the lots that it gives back had ended. */
const agreed = z.object({desde: z.string().refine(isCivilDate), ate: z.iso.datetime()});

type GiveBackRequest = z.output<typeof request>;

/** Staff's actions on expired points: post the expiry manually, and give points back. */
@injectable({scope: BindingScope.SINGLETON})
export class GiveBackService {
  /** Approval of a give-back that exceeds what one person may grant. */
  readonly approval: ApprovalKind<GiveBackRequest> = {
    name: 'pontos.devolver',
    titulo: 'Devolução de pontos expirados',
    right: 'POST /api/pontuacoes/reativar/{date}',
    pedido: request,
    apply: async ({desde, pintores, pontos}) => {
      const moved = await this.preview(desde);
      if (moved.pontos > pontos || moved.pintores > pintores)
        throw this.approvals.approvalNeeded(this.approval, await this.requestOf(desde, moved));
      if (moved.pontos === 0) return described(moved);
      const ate = await readLimit(this.db);
      const begun = await this.batchJobs.start(this.givingBack, {
        titulo: `Devolver o que expirou desde ${formatDate(desde)}`,
        params: {desde, ate: ate.toISOString()},
        rows: this.expiry.rowsToGiveBack(startOfDay(desde), ate),
      });
      return startedAnswer(begun).mensagem;
    },
  };

  /** An approved give-back: each account by itself, so that none waits for the others. */
  private readonly givingBack: BatchJobKind<z.output<typeof agreed>>;

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @service(ExpiryService) private readonly expiry: ExpiryService,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
    @inject(Kernel.BATCH_JOBS) private readonly batchJobs: BatchJobs,
  ) {
    this.givingBack = batchJobs.define({
      name: 'pontos.devolver',
      right: 'POST /api/pontuacoes/reativar/{date}',
      params: agreed,
      async run(job) {
        const {desde, ate} = job.params;
        await batchJobs.eachRow(job, ({chave}) =>
          expiry.giveBackAgreed(Number(chave), startOfDay(desde), new Date(ate)),
        );
      },
    });
  }

  /** Posts the expiry of overdue lots, as the nightly job does. Idempotent. */
  async expire(): Promise<PontosMoved & {mensagem: string}> {
    const moved = await this.expiry.expire();
    if (moved.pontos > 0)
      await audit(this.db, {action: 'expirar', entity: 'ponto_expirado', entityId: 'todos', after: moved});
    const done =
      moved.pontos > 0
        ? `Expiraram ${formatPontosInWords(moved.pontos)} de ${countOf(moved.pintores, 'pintor', 'pintores')}.`
        : undefined;
    // By a clock that may be wrong, "nothing was due" would be a guess.
    const aviso = await this.clockNotice();
    return {...moved, mensagem: [done, aviso].filter(Boolean).join(' ') || NOTHING_OVERDUE};
  }

  /** What `expire` would post now, and the notice that the clock is not trusted. */
  async previewExpiry(): Promise<{vencidos: PontosMoved; aviso: string | null}> {
    return {vencidos: await this.expiry.overdue(), aviso: await this.clockNotice()};
  }

  private async clockNotice(): Promise<string | null> {
    return (await readLimit(this.db)) < currentContext().now ? CLOCK_UNTRUSTED : null;
  }

  /** The painters and points of a give-back from this day on. */
  preview(since: CivilDate): Promise<PontosMoved> {
    return this.expiry.previewGiveBack(startOfDay(since));
  }

  /**
   * Gives back points that expired on or after the day and were not given back yet. Idempotent.
   * @throws SecondPersonRequired when it exceeds what one person may grant: the request is stored
   */
  async giveBack(since: CivilDate): Promise<string> {
    await this.approvals.runOrRequest(async () => {
      const asked = await this.requestOf(since, await this.preview(since));
      if (asked.excessos.length > 0) throw this.approvals.approvalNeeded(this.approval, asked);
    });
    return described(await this.expiry.giveBack(startOfDay(since)));
  }

  private async requestOf(
    since: CivilDate,
    {pintores, pontos}: PontosMoved,
  ): Promise<ApprovalRequest<GiveBackRequest>> {
    const {excessos} = await this.grants.check([{tipo: 'devolucao', pintorId: 0, pontos}]);
    return {
      resumo: `O que expirou desde ${formatDate(since)}: ${formatPontosInWords(pontos)} a ${countOf(pintores, 'pintor', 'pintores')}`,
      excessos,
      pedido: {desde: since, pintores, pontos},
    };
  }
}

const described = ({pintores, pontos}: PontosMoved): string =>
  pontos > 0
    ? `Devolvidos ${formatPontosInWords(pontos)} a ${countOf(pintores, 'pintor', 'pintores')}, válidos por ${GIVE_BACK_VALIDITY_DAYS} dias.`
    : 'Não há pontos expirados a devolver desde essa data.';
