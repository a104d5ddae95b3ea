import {BindingScope, inject, injectable, service} from '@loopback/core';
import {formatPontosInWords, pontuacaoExpiry} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../kernel/approvals/kind';
import {currentContext} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Notices} from '../../kernel/notices/notices';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {requireActivePintor} from '../../kernel/privacy/require-active-pintor';
import {likelyAccountsOfPerson} from '../pessoas';
import {findCodigoCadastro} from './codigo-cadastro';
import {notifyApproved, notifyRefused, requireOtherPerson} from './codigo-decided';
import {GrantPolicy} from './grants/policy';
import {openLedger} from './ledger/read';
import {saveLedger} from './ledger/save';
import {CodigoAlreadyUsed, PintorInactive} from './refusals';

/** `pontos`: what the approver was shown; 0 in older requests. */
const request = z.object({pintorId: z.int(), codigo: z.string(), pontos: z.int().default(0)});

/** The registration code of a sign-up: usable up to `usos` times in total, until it expires. */
@injectable({scope: BindingScope.SINGLETON})
export class SignUpCodigoService {
  /**
   * Approval by staff of a code that gives a new painter more than one person may grant; the sign-up itself succeeds.
   */
  readonly approval: ApprovalKind<z.infer<typeof request>> = {
    name: 'codigos-cadastro.usar',
    titulo: 'Código de cadastro de um pintor',
    right: 'POST /api/aprovacoes/{id}/aprovar',
    pedido: request,
    apply: async ({pintorId, codigo, pontos: shown}, {at: sentAt}) => {
      const pontos = await this.credit(pintorId, codigo, {sentAt, shown});
      if (pontos === 0) throw CodigoAlreadyUsed();
      await notifyApproved(this.notices, {pintorId, codigo, pontos});
      return `Código aprovado: o pintor recebeu ${formatPontosInWords(pontos)}.`;
    },
    refuse: (of, motivo) => notifyRefused(this.notices, of, motivo),
  };

  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.APPROVALS) private readonly approvals: Approvals,
    @inject(Kernel.NOTICES) private readonly notices: Notices,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
  ) {}

  /**
   * Uses the code in the sign-up's transaction. A person who used it with an earlier account, or may have, gets no
   * points and no message, which would reveal other accounts. Points beyond what one person may grant wait for staff.
   */
  use = (pintorId: number, text: string): Promise<number> => this.credit(pintorId, text);

  /**
   * `approved`: when the painter signed up with a code that staff approve now, which has to have been valid then, and the
   * points that they were shown. They are asked again when the code gives more by now.
   */
  private async credit(pintorId: number, text: string, approved?: {sentAt: Date; shown: number}): Promise<number> {
    const sentAt = approved?.sentAt;
    const {now} = currentContext();
    const ledger = await openLedger(this.db, pintorId);
    if (sentAt) await requireActivePintor(this.db, pintorId, PintorInactive);
    const codigo = await findCodigoCadastro(this.db, text, {lock: true, sentAt});
    if (sentAt) requireOtherPerson(codigo);
    if (await this.usedBefore(pintorId, codigo)) return 0;
    const check = await this.grants.check([{tipo: 'codigo_cadastro', pintorId, pontos: codigo.pontos}]);
    const agreed = approved !== undefined || codigo.conferido;
    const asked = {
      resumo: `${codigo.codigo}: ${formatPontosInWords(codigo.pontos)} para o pintor nº ${pintorId}`,
      excessos: check.excessos,
      pedido: {pintorId, codigo: codigo.codigo, pontos: codigo.pontos},
    };
    if (approved && codigo.pontos > approved.shown) throw this.approvals.approvalNeeded(this.approval, asked);
    if (check.excessos.length > 0 && !agreed) {
      await this.approvals.request(this.approval, asked);
      return 0;
    }
    const entry = ledger.credit({
      tipo: 'codigo_cadastro',
      permit: check.permit(agreed),
      pontos: codigo.pontos,
      referencia: `cadastro:${codigo.id}:${pintorId}`,
      venceEm: pontuacaoExpiry(ledger.termsFrom),
    });
    const ids = await saveLedger(this.db, ledger);
    await this.db.query(sql`
      WITH contado AS (UPDATE codigo_cadastro SET usos_realizados = usos_realizados + 1 WHERE id = ${codigo.id})
       INSERT INTO uso_codigo (pintor_id, codigo_cadastro_id, codigo, operacao, valor, pontos, lancamento_id, utilizado_em, enviado_em)
       VALUES (${pintorId}, ${codigo.id}, ${codigo.codigo}, 'ADICIONAR', ${codigo.pontos}, ${codigo.pontos},
               ${ids.get(entry.seq) ?? null}, ${now}, ${sentAt ?? null})`);
    return codigo.pontos;
  }

  /** Requires the code's lock. Records a refused code for staff. */
  private async usedBefore(pintorId: number, {id, codigo}: {id: number; codigo: string}): Promise<boolean> {
    const used = await this.db.one(sql`
      SELECT 1 AS used FROM uso_codigo
       WHERE pintor_id = ANY(${likelyAccountsOfPerson(pintorId)}) AND codigo_cadastro_id = ${id} AND liberado_em IS NULL LIMIT 1`);
    if (used)
      await this.db.query(
        sql`UPDATE participacao_anterior SET codigo_recusado = ${codigo} WHERE pintor_id = ${pintorId}
             AND anterior_id IN (SELECT pintor_id FROM uso_codigo WHERE codigo_cadastro_id = ${id} AND liberado_em IS NULL)`,
      );
    return used !== undefined;
  }
}
