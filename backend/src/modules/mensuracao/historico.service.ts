import {BindingScope, inject, injectable} from '@loopback/core';
import {MONTHS_OF_HISTORICO, addMonths, type MonthOfHistorico} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {ImportGroup} from '../../kernel/imports/kind';
import {audit} from '../../kernel/audit/audit';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {NotFound} from '../../kernel/refusals/refusals';
import {isReportedRede} from '../revendas';
import {UNKNOWN_REDE} from './historico.import';

/** A network's year: BRL per month, null for months without a report. */
export type HistoricoRow = Record<MonthOfHistorico, number | null> & {idRede: number; rede: string; total: number};

/** SQL: the lines of an import, as rows. */
const linesOf = (lines: string) =>
  sql`jsonb_to_recordset(${lines}::jsonb) AS l(rede text, cnpj text, mes date, codigo text, quantidade numeric, valor numeric)`;

/** The sales that networks report. */
@injectable({scope: BindingScope.SINGLETON})
export class HistoricoService {
  constructor(@inject(Kernel.DB) private readonly db: Database) {}

  /**
   * Writes one month of one network or reseller, in the caller's transaction; replaces the earlier figures of its
   * products. Zeros delete the reported figure, so that a month reported by mistake counts as not reported.
   * @throws NotFound for a network or reseller that is not called so any more
   */
  async write({valores}: ImportGroup): Promise<undefined> {
    await this.lockOwner(valores[0]);
    const lines = JSON.stringify(valores);
    const {now} = currentContext();
    const source = linesOf(lines);
    await this.auditChanges(lines);
    await this.db.query(sql`
      DELETE FROM historico_rede h USING ${source} LEFT JOIN rede r ON l.cnpj = '' AND lower(r.nome) = l.rede LEFT JOIN revenda v ON v.cnpj = l.cnpj
       WHERE l.quantidade = 0 AND l.valor = 0 AND h.codigo_produto = l.codigo AND h.mes = l.mes AND (h.rede_id = r.id OR h.revenda_id = v.id)`);
    const replace = sql`DO UPDATE SET quantidade = EXCLUDED.quantidade, valor = EXCLUDED.valor, atualizado_em = EXCLUDED.atualizado_em
      WHERE (h.quantidade, h.valor) IS DISTINCT FROM (EXCLUDED.quantidade, EXCLUDED.valor)`;
    await this.db.query(sql`
      INSERT INTO historico_rede AS h (rede_id, mes, codigo_produto, quantidade, valor, criado_em, atualizado_em)
      SELECT r.id, l.mes, l.codigo, l.quantidade, l.valor, ${now}, ${now} FROM ${source} JOIN rede r ON lower(r.nome) = l.rede
       WHERE l.cnpj = '' AND (l.quantidade > 0 OR l.valor > 0) ORDER BY l.codigo
      ON CONFLICT (rede_id, codigo_produto, mes) WHERE rede_id IS NOT NULL ${replace}`);
    await this.db.query(sql`
      INSERT INTO historico_rede AS h (revenda_id, mes, codigo_produto, quantidade, valor, criado_em, atualizado_em)
      SELECT r.id, l.mes, l.codigo, l.quantidade, l.valor, ${now}, ${now} FROM ${source} JOIN revenda r ON r.cnpj = l.cnpj
       WHERE l.cnpj <> '' AND (l.quantidade > 0 OR l.valor > 0) ORDER BY l.codigo
      ON CONFLICT (revenda_id, codigo_produto, mes) WHERE revenda_id IS NOT NULL ${replace}`);
  }

  /**
   * The network keeps its name, or the reseller its network, until the transaction ends, so that the figures are
   * written and count for the quotas of the network that has them.
   */
  private async lockOwner(line: ImportGroup['valores'][number] | undefined): Promise<void> {
    const {rede, cnpj} = {rede: String(line?.rede), cnpj: String(line?.cnpj)};
    const owner =
      cnpj === ''
        ? sql`SELECT id FROM rede WHERE lower(nome) = ${rede} FOR SHARE`
        : sql`SELECT id FROM revenda WHERE cnpj = ${cnpj} FOR SHARE`;
    if (!(await this.db.one(owner))) throw NotFound({erro: UNKNOWN_REDE.mensagem});
  }

  /** Keeps in the trail what the figures of the month were that the lines replace or take back. */
  private async auditChanges(lines: string): Promise<void> {
    const was = await this.db.query(sql<{
      redeId: number | null;
      revendaId: number | null;
      mes: string;
      codigo: string;
      antes: string;
      depois: string | null;
    }>`
      SELECT h.rede_id AS "redeId", h.revenda_id AS "revendaId", h.mes::text AS mes, h.codigo_produto AS codigo,
             h.quantidade || ' / ' || h.valor AS antes, round(l.quantidade, 3) || ' / ' || round(l.valor, 2) AS depois
        FROM ${linesOf(lines)} LEFT JOIN rede r ON l.cnpj = '' AND lower(r.nome) = l.rede LEFT JOIN revenda v ON v.cnpj = l.cnpj
        JOIN historico_rede h ON h.codigo_produto = l.codigo AND h.mes = l.mes AND (h.rede_id = r.id OR h.revenda_id = v.id)
       WHERE (h.quantidade, h.valor) IS DISTINCT FROM (l.quantidade, l.valor) ORDER BY h.codigo_produto FOR UPDATE OF h`);
    const [first] = was;
    if (!first) return;
    const {redeId, revendaId, mes} = first;
    const of = (key: 'antes' | 'depois') => Object.fromEntries(was.map(row => [row.codigo, row[key]]));
    await audit(this.db, {
      action: 'substituir',
      entity: redeId === null ? 'historico_revenda' : 'historico_rede',
      entityId: `${redeId ?? revendaId}:${mes.slice(0, 7)}`,
      before: of('antes'),
      after: of('depois'),
    });
  }

  /** The first month with reported sales; null if there is none. */
  async firstMonth(): Promise<string | null> {
    const row = await this.db.one(sql<{mes: string | null}>`SELECT min(mes)::text AS mes FROM historico_rede`);
    return row?.mes ?? null;
  }

  /** The monthly sales of each network in a year, by name. */
  async yearOf(ano: number, rede = ''): Promise<HistoricoRow[]> {
    const first = `${ano}-01-01`;
    const rows = await this.db.query(sql<{idRede: number; rede: string; mes: number; valor: number}>`
      SELECT r.id AS "idRede", r.nome AS rede, extract(month FROM h.mes)::int AS mes, coalesce(sum(h.valor), 0)::float8 AS valor
        FROM historico_da_rede h JOIN rede r ON r.id = h.rede_id
       WHERE h.mes >= ${first}::date AND h.mes < ${addMonths(first, 12)}::date AND ${isReportedRede(rede)}
       GROUP BY 1, 2, 3 ORDER BY 2, 1, 3`);
    const byRede = new Map<number, HistoricoRow>();
    for (const {idRede, rede: nome, mes, valor} of rows) {
      const row = byRede.get(idRede) ?? {...emptyYear(), idRede, rede: nome, total: 0};
      const month = MONTHS_OF_HISTORICO[mes - 1];
      if (month) row[month] = valor;
      row.total = Math.round((row.total + valor) * 100) / 100;
      byRede.set(idRede, row);
    }
    return [...byRede.values()];
  }
}

const emptyYear = (): Record<MonthOfHistorico, null> =>
  Object.fromEntries(MONTHS_OF_HISTORICO.map(month => [month, null])) as Record<MonthOfHistorico, null>;
