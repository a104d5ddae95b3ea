import {BindingScope, inject, injectable, service} from '@loopback/core';
import {civilDateOf, giveBackExpiry} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql, type Sql, type Statement} from '../../../kernel/persistence/sql';
import {readLimit} from '../../../kernel/trusted-clock';
import {GrantPolicy} from '../grants/policy';
import {openLedger} from '../ledger/read';
import {saveLedger} from '../ledger/save';

/** Accounts per transaction of the expiry. */
const EXPIRY_BATCH = 200;

/** The points moved, or to be moved, and the number of painters. */
export interface PontosMoved {
  pintores: number;
  pontos: number;
}

const NOTHING_MOVED: PontosMoved = {pintores: 0, pontos: 0};

/** SQL: the number of painters and the points of rows with `pintor_id` and `pontos`. */
const movedSql = (rows: Sql): Sql<PontosMoved> => sql`
  SELECT count(DISTINCT pintor_id)::int AS pintores, coalesce(sum(pontos), 0)::float8 AS pontos FROM (${rows}) x`;

/** Expiry of points, and their give-back for 90 days. */
@injectable({scope: BindingScope.SINGLETON})
export class ExpiryService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @service(GrantPolicy) private readonly grants: GrantPolicy,
  ) {}

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
