import {BindingScope, inject, injectable, service} from '@loopback/core';
import {CARRIED_DEBT_TYPES, civilDateOf, formatPontosInWords, giveBackExpiry, pontuacaoExpiry} from '@clube/domain';
import {z} from 'zod';
import type {Approvals} from '../../kernel/approvals/approvals';
import type {ApprovalKind} from '../../kernel/approvals/kind';
import {audit} from '../../kernel/audit/audit';
import {currentContext} from '../../kernel/context';
import type {Events} from '../../kernel/events/events';
import {Kernel} from '../../kernel/keys';
import type {Notices} from '../../kernel/notices/notices';
import type {Database} from '../../kernel/persistence/database';
import {sql, type Sql, type Statement} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';
import {requireActivePintor} from '../../kernel/privacy/require-active-pintor';
import {readLimit} from '../../kernel/trusted-clock';
import {ConfiguracaoService} from '../configuracoes';
import {notifyApproved, notifyRefused, requireOtherPerson} from './codigo-decided';
import {Codigos, type ApplicableCodigo} from './codigos';
import {CodigoUsado} from './domain-events';
import {GrantPolicy} from './grants/policy';
import {openLedger} from './ledger/read';
import {saveLedger} from './ledger/save';
import {CodigoAwaitsApproval, PintorInactive, PontuacaoBlocked} from './refusals';

/** Accounts per transaction of the expiry. */
const EXPIRY_BATCH = 200;

const codigoRequest = z.object({pintorId: z.int(), codigo: z.string()});

/** The points moved, or to be moved, and the number of painters. */
export interface PontosMoved {
  pintores: number;
  pontos: number;
}

interface CodigoScored {
  pontos: number;
  saldo: number;
  codigo: string;
  treinamento: boolean;
}

const NOTHING_MOVED: PontosMoved = {pintores: 0, pontos: 0};

/** SQL: the number of painters and the points of rows with `pintor_id` and `pontos`. */
const movedSql = (rows: Sql): Sql<PontosMoved> => sql`
  SELECT count(DISTINCT pintor_id)::int AS pintores, coalesce(sum(pontos), 0)::float8 AS pontos FROM (${rows}) x`;

/** Changes of points outside of receipts and orders: codes without a receipt, registration codes, expiry, give-back. */
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

  /** Posts the expiry of every overdue lot; idempotent. Returns the points that expired. */
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

  /** What `expire` would post now. */
  async overdue(): Promise<PontosMoved> {
    return (await this.db.one(movedSql(overdueUntil(await readLimit(this.db))))) ?? NOTHING_MOVED;
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
   * Gives back the points that expired on or after the date and were not given back yet, as a new lot valid for 90
   * days, account by account. Points from a give-back are never given back again.
   */
  async giveBack(since: Date): Promise<PontosMoved> {
    const rows = await this.db.query(accountsToGiveBack(since, await readLimit(this.db)));
    const totals = {pintores: 0, pontos: 0};
    for (const {id, vencidos} of rows) {
      // Posts overdue lots first, so that they are included.
      if (vencidos) await this.expireOf(id);
      const pontos = await this.giveBackTo(id, {since, confirmed: false});
      totals.pontos += pontos;
      totals.pintores += pontos > 0 ? 1 : 0;
    }
    return totals;
  }

  /**
   * Gives an account its part of a give-back that two people agreed to: of lots whose term ended before `until`, so that it is no
   * more than they saw. In one transaction.
   */
  giveBackAgreed(pintorId: number, since: Date, until: Date): Promise<number> {
    return this.db.tx(async () => {
      await this.expireOf(pintorId);
      return this.giveBackTo(pintorId, {since, until, confirmed: true});
    });
  }

  /** What `giveBackAgreed` has to be called for by now, as rows of a batch job. */
  rowsToGiveBack(since: Date, until: Date): Statement {
    return sql`
      SELECT row_number() OVER (ORDER BY id) AS ordem, id::text AS chave, 'Pintor nº ' || id AS nome
        FROM (${accountsToGiveBack(since, until)}) c`;
  }

  /** The painters and points of a give-back, which posts overdue lots first: they expire now. */
  async previewGiveBack(since: Date): Promise<PontosMoved> {
    if (since > currentContext().now) return (await this.db.one(movedSql(returnable(since)))) ?? NOTHING_MOVED;
    const overdue = overdueUntil(await readLimit(this.db));
    const both = movedSql(
      sql`SELECT pintor_id, pontos FROM (${returnable(since)}) x
          UNION ALL SELECT l.pintor_id, l.pontos FROM (${overdue}) l WHERE ${RETURNABLE_LOTE}`,
    );
    return (await this.db.one(both)) ?? NOTHING_MOVED;
  }

  /** All painters' points that expire next, by month in São Paulo, `YYYY-MM`. */
  upcomingExpiries(): Promise<(PontosMoved & {mes: string})[]> {
    return this.db.query(sql<PontosMoved & {mes: string}>`
      SELECT to_char(vence_em AT TIME ZONE 'America/Sao_Paulo', 'YYYY-MM') AS mes, sum(restante)::float8 AS pontos,
             count(DISTINCT pintor_id)::int AS pintores FROM lote WHERE restante > 0 GROUP BY 1 ORDER BY 1`);
  }

  private giveBackTo(
    pintorId: number,
    {since, until, confirmed}: {since: Date; until?: Date; confirmed: boolean},
  ): Promise<number> {
    return this.db.tx(async () => {
      const {now} = currentContext();
      const ledger = await openLedger(this.db, pintorId);
      ledger.expireOverdue();
      const expired = await this.db.query(
        sql<{id: number; pontos: number; cnpj_loja: string | null; rede_id: number | null}>`
          SELECT id, pontos, cnpj_loja, rede_id FROM (${returnable(since, until)}) x WHERE pintor_id = ${pintorId} ORDER BY id`,
      );
      const check = await this.grants.check(expired.map(({pontos}) => ({tipo: 'devolucao', pintorId, pontos})));
      for (const {id, pontos, cnpj_loja, rede_id} of expired)
        ledger.credit({
          tipo: 'devolucao',
          permit: check.permit(confirmed),
          pontos,
          referencia: `expirado:${id}`,
          venceEm: giveBackExpiry(ledger.termsFrom),
          cnpjLoja: cnpj_loja,
          redeId: rede_id,
        });
      await saveLedger(this.db, ledger);
      await this.db.query(
        sql`UPDATE ponto_expirado SET reativado_em = ${now} WHERE id = ANY(${expired.map(({id}) => id)})`,
      );
      const pontos = expired.reduce((sum, each) => sum + each.pontos, 0);
      if (pontos > 0)
        await audit(this.db, {
          action: 'devolver',
          entity: 'conta',
          entityId: pintorId,
          after: {desde: civilDateOf(since), pontos},
        });
      return pontos;
    });
  }
}

/** SQL condition on a lot `l`: its points may be given back, as they are no give-back, were not reversed, and their painter is not erased. */
const RETURNABLE_LOTE = sql`l.origem <> 'devolucao' AND NOT EXISTS (SELECT 1 FROM lancamento e WHERE e.estorna = l.lancamento_id)
  AND NOT EXISTS (SELECT 1 FROM pintor p WHERE p.id = l.pintor_id AND p.anonimizado_em IS NOT NULL)`;

const returnable = (
  since: Date,
  until?: Date,
) => sql`SELECT x.id, x.pintor_id, x.pontos, l.cnpj_loja, l.rede_id FROM ponto_expirado x JOIN lote l ON l.id = x.lote_id
  WHERE x.expirado_em >= ${since} AND x.reativado_em IS NULL AND l.vence_em < ${until ?? 'infinity'}::timestamptz AND ${RETURNABLE_LOTE}`;

/** The accounts that a give-back reaches, and whether they have lots to post first. */
const accountsToGiveBack = (since: Date, limit: Date) => sql<{id: number; vencidos: boolean}>`
  SELECT pintor_id AS id, bool_or(vencido) AS vencidos
    FROM (SELECT pintor_id, false AS vencido FROM (${returnable(since)}) x
          UNION ALL SELECT pintor_id, true FROM (${overdueUntil(limit)}) l) y
   GROUP BY 1 ORDER BY 1`;

/** The lots past their term that are not posted as expired yet. */
const overdueUntil = (limit: Date) =>
  sql`SELECT pintor_id, restante AS pontos, origem, lancamento_id FROM lote WHERE restante > 0 AND vence_em < ${limit}`;
