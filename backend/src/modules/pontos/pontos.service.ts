import {BindingScope, inject, injectable, service} from '@loopback/core';
import {CARRIED_DEBT_TYPES, formatPontosInWords, pontuacaoExpiry} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../kernel/approvals/kind';
import {currentContext} from '../../kernel/context';
import type {Events} from '../../kernel/events/events';
import {Kernel} from '../../kernel/keys';
import type {Notices} from '../../kernel/notices/notices';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';
import {requireActivePintor} from '../../kernel/privacy/require-active-pintor';
import {ConfiguracaoService} from '../configuracoes';
import {notifyApproved, notifyRefused, requireOtherPerson} from './codigo-decided';
import {Codigos, type ApplicableCodigo} from './codigos';
import {CodigoUsado} from './domain-events';
import {GrantPolicy} from './grants/policy';
import {openLedger} from './ledger/read';
import {saveLedger} from './ledger/save';
import {CodigoAwaitsApproval, PintorInactive, PontuacaoBlocked} from './refusals';

const codigoRequest = z.object({pintorId: z.int(), codigo: z.string()});

interface CodigoScored {
  pontos: number;
  saldo: number;
  codigo: string;
  treinamento: boolean;
}

/** What painters have and owe, and codes without a receipt. */
@injectable({scope: BindingScope.SINGLETON})
export class PontosService {
  readonly codigos: Codigos;

  /** Approval by staff of a painter's code whose points exceed the painter's grant limits. */
  readonly codigoApproval: ApprovalKind<z.infer<typeof codigoRequest>> = {
    name: 'codigos.usar',
    titulo: 'Código de um pintor',
    right: 'POST /api/aprovacoes/{id}/aprovar',
    pedido: codigoRequest,
    pendingRefusal: CodigoAwaitsApproval,
    apply: async ({pintorId, codigo}, {at: sentAt}) => {
      const {pontos} = await this.execute(pintorId, codigo, {sentAt});
      await notifyApproved(this.notices, {pintorId, codigo, pontos});
      return `Código aprovado: o pintor recebeu ${formatPontosInWords(pontos)}.`;
    },
    refuse: (request, motivo) => notifyRefused(this.notices, request, motivo),
  };

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
    @inject(Kernel.EVENTS) private readonly events: Events,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
  ) {
    this.codigos = new Codigos(db);
  }

  /** Creates the painter's empty account, in the transaction that creates the painter. */
  async openAccount(pintorId: number): Promise<void> {
    await this.db.query(sql`INSERT INTO conta (pintor_id) VALUES (${pintorId})`);
  }

  /** The spendable points by month of expiry, soonest first. */
  expiries(pintorId: number): Promise<{mes: string; pontos: number}[]> {
    return this.db.query(sql`
      SELECT to_char(vence_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes, sum(restante)::int AS pontos
         FROM lote WHERE pintor_id = ${pintorId} AND restante > 0 AND vence_em >= ${currentContext().now} GROUP BY 1 ORDER BY 1`);
  }

  /** Points of debt carried over from an erased account, minus what was settled from there. */
  async carriedDebt(pintorId: number): Promise<number> {
    const row = await this.db.one(sql<{pontos: number}>`
      SELECT -coalesce(sum(pontos), 0)::int AS pontos FROM lancamento
       WHERE pintor_id = ${pintorId} AND tipo = ${CARRIED_DEBT_TYPES.to}`);
    return row?.pontos ?? 0;
  }

  /** Uses a code without a receipt: one of a training, or a general one that adds points. Returns the points earned. */
  useCodigo(pintorId: number, text: string): Promise<CodigoScored> {
    return this.approvals.runOrRequest(() => this.execute(pintorId, text));
  }

  /** A code as the receipt would be scored with it now. @throws NotFound for an unknown receipt */
  async findCodigoOfNota(text: string, notaId: number): Promise<ApplicableCodigo> {
    const nota = await this.db.one(
      sql<{
        pintorId: number;
        sentAt: Date;
      }>`SELECT pintor_id AS "pintorId", criado_em AS "sentAt" FROM nota WHERE id = ${notaId}`,
    );
    if (!nota) throw NotFound({erro: 'Nota não encontrada.'});
    return this.codigos.findForNota(text, nota, await this.configuracoes.current());
  }

  /** `sentAt`: when the painter sent a code that staff approve now; it counts on that day. */
  private async execute(pintorId: number, text: string, {sentAt}: {sentAt?: Date} = {}): Promise<CodigoScored> {
    const limits = await this.configuracoes.current();
    // The switch is for what painters send; staff decide what came before (0-rules, 4).
    if (limits.bloquearPontuacao && !sentAt) throw PontuacaoBlocked();
    const ledger = await openLedger(this.db, pintorId);
    if (sentAt) await requireActivePintor(this.db, pintorId, PintorInactive);
    await this.codigos.checkLimits(pintorId, limits, {sentAt});
    const codigo = await this.codigos.find(text, pintorId, {lock: true, sentAt});
    this.codigos.checkWithoutNota(codigo);
    if (sentAt) requireOtherPerson(codigo);
    const pontos = codigo.valor;
    const check = await this.grants.check([{tipo: 'codigo', pintorId, pontos}]);
    const agreed = sentAt !== undefined || codigo.conferido;
    if (check.excessos.length > 0 && !agreed)
      throw this.approvals.approvalNeeded(this.codigoApproval, {
        resumo: `${codigo.codigo}: ${formatPontosInWords(pontos)} para o pintor nº ${pintorId}`,
        excessos: check.excessos,
        pedido: {pintorId, codigo: codigo.codigo},
      });
    ledger.expireOverdue();
    const entry = ledger.credit({
      tipo: 'codigo',
      permit: check.permit(agreed),
      pontos,
      referencia: `${codigo.especie}:${codigo.id}:${pintorId}:${ledger.account.seq}`,
      venceEm: pontuacaoExpiry(ledger.termsFrom),
    });
    const ids = await saveLedger(this.db, ledger);
    await this.codigos.registerUse(codigo, {pintorId, pontos, lancamentoId: ids.get(entry.seq), sentAt});
    await this.events.publish(CodigoUsado, pintorId, {codigo: codigo.codigo, pontos});
    return {pontos, saldo: ledger.saldo, codigo: codigo.codigo, treinamento: codigo.treinamento};
  }
}
