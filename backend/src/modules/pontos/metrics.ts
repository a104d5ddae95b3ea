import {LANCAMENTO_TYPES} from '@clube/domain';
import type {GaugeGroup} from '../../kernel/metrics/metrics';
import {sql} from '../../kernel/persistence/sql';

/** Gauges of the ledger: points credited, spent, expired and reversed, by kind of entry. */
export const LEDGER_METRICS: GaugeGroup = {
  name: 'ledger',
  gauges: {
    clube_ledger_points_last_hour: {
      help: 'Points of the last hour’s entries; taken ones are negative',
      labels: ['kind'],
    },
    clube_ledger_entries_last_hour: {help: 'How many entries', labels: ['kind']},
    clube_debts_open: {help: 'Painters who owe points'},
    clube_debt_points: {help: 'Points that they owe'},
    clube_clock_trusted_timestamp_seconds: {
      help: 'When the clock was last known to be right: points expire up to then',
    },
    clube_clock_behind_seconds: {help: 'How far the clock is behind the last time that is known to be right'},
  },
  async read({query, now}) {
    const rows = await query(
      sql<{tipo: string; n: number; pontos: number}>`
        SELECT tipo, count(*)::int AS n, sum(pontos)::float8 AS pontos FROM lancamento
        WHERE ocorrido_em > ${now}::timestamptz - interval '1 hour' GROUP BY 1`,
    );
    const [debts] = await query(
      sql<{n: number; pontos: number}>`
        SELECT count(*)::int AS n, coalesce(sum(divida), 0)::float8 AS pontos FROM conta WHERE divida > 0`,
    );
    const [clock] = await query(
      sql<{trusted: number; behind: number}>`
        SELECT extract(epoch FROM confiado_em)::float8 AS trusted,
               greatest(extract(epoch FROM confiado_em - ${now}::timestamptz), 0)::float8 AS behind FROM relogio`,
    );
    const found = new Map(rows.map(row => [row.tipo, row]));
    const each = (value: 'n' | 'pontos') =>
      LANCAMENTO_TYPES.map(kind => ({labels: {kind}, value: found.get(kind)?.[value] ?? 0}));
    return {
      clube_ledger_points_last_hour: each('pontos'),
      clube_ledger_entries_last_hour: each('n'),
      clube_debts_open: debts?.n ?? null,
      clube_debt_points: debts?.pontos ?? null,
      clube_clock_trusted_timestamp_seconds: clock?.trusted ?? null,
      clube_clock_behind_seconds: clock?.behind ?? null,
    };
  },
};

export const SALDO_METRICS: GaugeGroup = {
  name: 'balances',
  seconds: 600,
  gauges: {
    clube_accounts: {help: 'Accounts of painters'},
    clube_points_outstanding: {help: 'Points that painters may still spend'},
  },
  async read({query}) {
    const [row] = await query(
      sql<{n: number; pontos: number}>`
        SELECT count(*)::int AS n, coalesce(sum(saldo) FILTER (WHERE saldo > 0), 0)::float8 AS pontos FROM conta`,
    );
    return {clube_accounts: row?.n ?? null, clube_points_outstanding: row?.pontos ?? null};
  },
};

/** Gauges of the last nightly verification; none before the first one. */
export const VERIFICATION_METRICS: GaugeGroup = {
  name: 'ledger-check',
  gauges: {
    clube_ledger_violations: {
      help: 'Rows that break what must always hold, as the last check found',
      labels: ['invariant'],
    },
    clube_ledger_checked_timestamp_seconds: {help: 'When the check was made that is the oldest of them; 0: never'},
  },
  async read({query}) {
    const rows = await query(
      sql<{invariant: string; violacoes: number; quando: number}>`
        SELECT nome AS invariant, violacoes, extract(epoch FROM verificada_em)::float8 AS quando FROM verificacao ORDER BY nome`,
    );
    return {
      clube_ledger_violations: rows.map(({invariant, violacoes: violations}) => ({
        labels: {invariant},
        value: violations,
      })),
      clube_ledger_checked_timestamp_seconds:
        rows.length > 0 ? Math.min(...rows.map(({quando: checkedAt}) => checkedAt)) : 0,
    };
  },
};
