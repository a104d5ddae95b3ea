import {BindingScope, inject, injectable, service} from '@loopback/core';
import {
  GIVE_BACK_VALIDITY_DAYS,
  countOf,
  formatDate,
  formatPontosInWords,
  isCivilDate,
  startOfDay,
  type CivilDate,
} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../../kernel/approvals/kind';
import {audit} from '../../../kernel/audit/audit';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {GrantPolicy} from '../grants/policy';
import {PontosService, type PontosMoved} from '../pontos.service';

const request = z.object({desde: z.string().refine(isCivilDate)});

/** Staff's actions on expired points: post the expiry manually, and give points back. */
@injectable({scope: BindingScope.SINGLETON})
export class GiveBackService {
  /** Approval of a give-back that exceeds what one person may grant. */
  readonly approval: ApprovalKind<z.infer<typeof request>> = {
    name: 'pontos.devolver',
    titulo: 'Devolução de pontos expirados',
    right: 'POST /api/pontuacoes/reativar/{date}',
    pedido: request,
    apply: async ({desde}) => described(await this.give(desde, true)),
  };

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @service(PontosService) private readonly pontos: PontosService,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
  ) {}

  /** Posts the expiry of overdue lots, as the nightly job does. Idempotent. */
  async expire(): Promise<PontosMoved & {mensagem: string}> {
    const moved = await this.pontos.expire();
    if (moved.pontos > 0)
      await audit(this.db, {action: 'expirar', entity: 'ponto_expirado', entityId: 'todos', after: moved});
    const mensagem =
      moved.pontos > 0
        ? `Expiraram ${formatPontosInWords(moved.pontos)} de ${countOf(moved.pintores, 'pintor', 'pintores')}.`
        : 'Nenhum ponto venceu desde a última vez.';
    return {...moved, mensagem};
  }

  /** The painters and points of a give-back from this day on. */
  preview(since: CivilDate): Promise<PontosMoved> {
    return this.pontos.previewGiveBack(startOfDay(since));
  }

  /**
   * Gives back points that expired on or after the day and were not given back yet. Idempotent.
   * @throws SecondPersonRequired when it exceeds what one person may grant: the request is stored
   */
  async giveBack(since: CivilDate): Promise<string> {
    await this.approvals.runOrRequest(async () => {
      const {pintores, pontos} = await this.preview(since);
      const {excessos} = await this.grants.check([{tipo: 'devolucao', pintorId: 0, pontos}]);
      if (excessos.length === 0) return;
      throw this.approvals.approvalNeeded(this.approval, {
        resumo: `O que expirou desde ${formatDate(since)}: ${formatPontosInWords(pontos)} a ${countOf(pintores, 'pintor', 'pintores')}`,
        excessos,
        pedido: {desde: since},
      });
    });
    return described(await this.give(since, false));
  }

  private async give(since: CivilDate, confirmed: boolean): Promise<PontosMoved> {
    const moved = await this.pontos.giveBack(startOfDay(since), confirmed);
    if (moved.pontos > 0)
      await audit(this.db, {
        action: 'devolver',
        entity: 'ponto_expirado',
        entityId: 'todos',
        after: {desde: since, ...moved},
      });
    return moved;
  }
}

const described = ({pintores, pontos}: PontosMoved): string =>
  pontos > 0
    ? `Devolvidos ${formatPontosInWords(pontos)} a ${countOf(pintores, 'pintor', 'pintores')}, válidos por ${GIVE_BACK_VALIDITY_DAYS} dias.`
    : 'Não há pontos expirados a devolver desde essa data.';
