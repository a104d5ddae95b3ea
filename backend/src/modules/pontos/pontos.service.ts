import {BindingScope, inject, injectable, service} from '@loopback/core';
import {CARRIED_DEBT_TYPES, formatPontos, formatPontosInWords, giveBackExpiry, pontuacaoExpiry} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../kernel/approvals/kind';
import {currentContext} from '../../kernel/context';
import type {Events} from '../../kernel/events/events';
import {Kernel} from '../../kernel/keys';
import type {Notices} from '../../kernel/notices/notices';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {readLimit} from '../../kernel/trusted-clock';
import {ConfiguracaoService} from '../configuracoes';
import {notifyApproved, notifyRefused, requireOtherPerson} from './codigo-decided';
import {Codigos} from './codigos';
import {CodigoUsado} from './domain-events';
import {GrantPolicy} from './grants/policy';
import {openLedger} from './ledger/read';
import {saveLedger} from './ledger/save';
import {CodigoAwaitsApproval, InvalidCodigo, PontuacaoBlocked} from './refusals';

/** How many accounts one expiry transaction takes at a time. */
const EXPIRY_BATCH = 200;

const codigoRequest = z.object({pintorId: z.int(), codigo: z.string(), treinamento: z.boolean()});

/** Points that were, or would be, moved for so many painters. */
export interface PontosMoved {
  pintores: number;
  pontos: number;
}

interface CodigoScored {
  pontos: number;
  saldo: number;
  codigo: string;
}

/** What happens to points outside of receipts and orders: codes alone, registration codes, expiry, give-back. */
@injectable({scope: BindingScope.SINGLETON})
export class PontosService {
  readonly codigos: Codigos;

  /** A painter's code that would give more than the painter's sums allow: staff decide. */
  readonly codigoApproval: ApprovalKind<z.infer<typeof codigoRequest>> = {
    name: 'codigos.usar',
    titulo: 'Código de um pintor',
    right: 'POST /api/aprovacoes/{id}/aprovar',
    pedido: codigoRequest,
    pendingRefusal: CodigoAwaitsApproval,
    apply: async ({pintorId, codigo, treinamento}) => {
      const {pontos} = await this.execute(pintorId, codigo, {treinamento, confirmed: true});
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

  /** The painter's account, empty. Inside the transaction that makes the painter. */
  async openAccount(pintorId: number): Promise<void> {
    await this.db.query(sql`INSERT INTO conta (pintor_id) VALUES (${pintorId})`);
  }

  /** What can be spent, by the month in which it expires, soonest first. */
  expiries(pintorId: number): Promise<{mes: string; pontos: number}[]> {
    return this.db.query(sql`
      SELECT to_char(vence_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes, sum(restante)::int AS pontos
         FROM lote WHERE pintor_id = ${pintorId} AND restante > 0 AND vence_em >= ${currentContext().now} GROUP BY 1 ORDER BY 1`);
  }

  /** Points of debt that came with the person from an earlier life, less what was settled from there. */
  async carriedDebt(pintorId: number): Promise<number> {
    const row = await this.db.one(sql<{pontos: number}>`
      SELECT -coalesce(sum(pontos), 0)::int AS pontos FROM lancamento
       WHERE pintor_id = ${pintorId} AND tipo = ${CARRIED_DEBT_TYPES.to}`);
    return row?.pontos ?? 0;
  }

  /** A code alone, without a receipt; `treinamento` takes only codes of trainings. Answers the points earned. */
  useCodigo(
    pintorId: number,
    text: string,
    {treinamento = false}: {treinamento?: boolean} = {},
  ): Promise<CodigoScored> {
    return this.approvals.runOrRequest(() => this.execute(pintorId, text, {treinamento, confirmed: false}));
  }

  private async execute(
    pintorId: number,
    text: string,
    {treinamento, confirmed}: {treinamento: boolean; confirmed: boolean},
  ): Promise<CodigoScored> {
    const limits = await this.configuracoes.current();
    if (limits.bloquearPontuacao) throw PontuacaoBlocked();
    const ledger = await openLedger(this.db, pintorId);
    await this.codigos.checkLimits(pintorId, limits);
    const codigo = await this.codigos.find(text, pintorId, {lock: true});
    if (treinamento && !codigo.treinamento) throw InvalidCodigo();
    this.codigos.checkWithoutNota(codigo);
    if (confirmed) requireOtherPerson(codigo);
    const pontos = Math.round(codigo.valor);
    const check = await this.grants.check([{tipo: 'codigo', pintorId, pontos}]);
    const agreed = confirmed || codigo.conferido;
    if (check.excessos.length > 0 && !agreed)
      throw this.approvals.approvalNeeded(this.codigoApproval, {
        resumo: `${codigo.codigo}: ${formatPontos(pontos)} pontos para o pintor nº ${pintorId}`,
        excessos: check.excessos,
        pedido: {pintorId, codigo: codigo.codigo, treinamento},
      });
    ledger.expireOverdue();
    const entry = ledger.credit({
      tipo: 'codigo',
      permit: check.permit(agreed),
      pontos,
      referencia: `${codigo.especie}:${codigo.id}:${pintorId}:${ledger.account.seq}`,
      venceEm: pontuacaoExpiry(currentContext().now),
    });
    const ids = await saveLedger(this.db, ledger);
    await this.codigos.registerUse(codigo, {pintorId, pontos, lancamentoId: ids.get(entry.seq)});
    await this.events.publish(CodigoUsado, pintorId, {codigo: codigo.codigo, pontos});
    return {pontos, saldo: ledger.saldo, codigo: codigo.codigo};
  }

  /** Posts every lot past its expiry; safe to repeat. Answers the points that expired. */
  async expire(): Promise<PontosMoved> {
    const now = await readLimit(this.db);
    const totals = {pintores: 0, pontos: 0};
    for (let after = 0; ;) {
      const due = await this.db.query(
        sql<{id: number}>`
          SELECT DISTINCT pintor_id AS id FROM lote WHERE restante > 0 AND vence_em < ${now} AND pintor_id > ${after} ORDER BY 1 LIMIT ${EXPIRY_BATCH}`,
      );
      for (const {id} of due) {
        totals.pontos += await this.expireOf(id);
        totals.pintores += 1;
        after = id;
      }
      if (due.length < EXPIRY_BATCH) return totals;
    }
  }

  private expireOf(pintorId: number): Promise<number> {
    return this.db.tx(async () => {
      const ledger = await openLedger(this.db, pintorId);
      ledger.expireOverdue();
      await saveLedger(this.db, ledger);
      return ledger.expired.reduce((sum, {pontos}) => sum + pontos, 0);
    });
  }

  /**
   * Gives back what expired on or after the date and was not given back yet, as a new lot good for 90 days. What was
   * born of a give-back is never given back again. `confirmed`: a second person has agreed.
   */
  async giveBack(since: Date, confirmed = false): Promise<PontosMoved> {
    // What is past its expiry has expired, posted or not.
    await this.expire();
    const rows = await this.db.query(
      sql<{id: number}>`SELECT DISTINCT pintor_id AS id FROM (${returnable(since)}) x ORDER BY 1`,
    );
    const totals = {pintores: 0, pontos: 0};
    for (const {id} of rows) {
      const pontos = await this.giveBackTo(id, since, confirmed);
      totals.pontos += pontos;
      totals.pintores += pontos > 0 ? 1 : 0;
    }
    return totals;
  }

  /** Whom a give-back would reach, of what is posted as expired by now. */
  async previewGiveBack(since: Date): Promise<PontosMoved> {
    const found = await this.db.one(sql<PontosMoved>`
      SELECT count(DISTINCT pintor_id)::int AS pintores, coalesce(sum(pontos), 0)::float8 AS pontos FROM (${returnable(since)}) x`);
    return found ?? {pintores: 0, pontos: 0};
  }

  /** What of everybody's points expires next, by month of São Paulo, `YYYY-MM`. */
  upcomingExpiries(): Promise<(PontosMoved & {mes: string})[]> {
    return this.db.query(sql<PontosMoved & {mes: string}>`
      SELECT to_char(vence_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes, sum(restante)::float8 AS pontos,
             count(DISTINCT pintor_id)::int AS pintores FROM lote WHERE restante > 0 GROUP BY 1 ORDER BY 1`);
  }

  private giveBackTo(pintorId: number, since: Date, confirmed: boolean): Promise<number> {
    return this.db.tx(async () => {
      const {now} = currentContext();
      const ledger = await openLedger(this.db, pintorId);
      ledger.expireOverdue();
      const expired = await this.db.query(
        sql<{id: number; pontos: number; cnpj_loja: string | null; rede_id: number | null}>`
          SELECT id, pontos, cnpj_loja, rede_id FROM (${returnable(since)}) x WHERE pintor_id = ${pintorId} ORDER BY id`,
      );
      const check = await this.grants.check(expired.map(({pontos}) => ({tipo: 'devolucao', pintorId, pontos})));
      for (const {id, pontos, cnpj_loja, rede_id} of expired)
        ledger.credit({
          tipo: 'devolucao',
          permit: check.permit(confirmed),
          pontos,
          referencia: `expirado:${id}`,
          venceEm: giveBackExpiry(now),
          cnpjLoja: cnpj_loja,
          redeId: rede_id,
        });
      await saveLedger(this.db, ledger);
      await this.db.query(
        sql`UPDATE ponto_expirado SET reativado_em = ${now} WHERE id = ANY(${expired.map(({id}) => id)})`,
      );
      return expired.reduce((sum, {pontos}) => sum + pontos, 0);
    });
  }
}

const returnable = (
  since: Date,
) => sql`SELECT x.id, x.pintor_id, x.pontos, l.cnpj_loja, l.rede_id FROM ponto_expirado x JOIN lote l ON l.id = x.lote_id
  WHERE x.expirado_em >= ${since} AND x.reativado_em IS NULL AND l.origem <> 'devolucao'
    AND NOT EXISTS (SELECT 1 FROM lancamento e WHERE e.estorna = l.lancamento_id)`;
