import {auditRows} from '../../audit/audit-rows';
import {currentContext} from '../../context';
import type {Entity} from '../../entities/entity';
import {columnIn} from '../../entities/writing/row';
import {sql, type Sql} from '../../persistence/sql';
import type {UndoCounts, UndoPreview, UndoStatements} from '../kind';
import {TYPES} from './upsert';

/** Rows of other tables that use a created row, `t`. */
export interface InUse {
  /** The SQL of a query that finds one. */
  exists: string;
  /** "está em vendas", after the row's key. */
  reason: string;
}

interface Options {
  key: string;
  within?: string | undefined;
  inUse: readonly InUse[];
  /** The fields that a file may have. */
  names: readonly string[];
}

/** How many rows are named that prevent undoing. */
const NAMED = 5;
const REMOVED = 'foi removido';
const CHANGED = 'foi alterado depois';

/** The SQL that undoes what `Upsert` wrote, by the audit entries that it made in the same statements. */
export class UndoUpsert implements UndoStatements {
  private readonly table: Sql;
  private readonly id: Sql;
  private readonly removed: Sql | undefined;

  constructor(
    private readonly entity: Entity,
    private readonly options: Options,
  ) {
    this.table = sql.identifier(entity.table);
    this.id = sql.identifier(columnIn(entity, entity.key));
    this.removed = entity.options.remove === 'logical' ? sql.identifier('removido_em') : undefined;
  }

  /** Created rows are locked against new references to them, too; changed ones can be sold meanwhile. */
  locks(importacao: number): Sql[] {
    const lock = (acao: string, strength: string) => sql`
      WITH ${this.entries(importacao)}
      SELECT count(*)::int AS rows FROM (
        SELECT t.${this.id} FROM ${this.table} t JOIN entries e ON e.row_id = t.${this.id}
         WHERE e.acao = ${acao} ORDER BY t.${this.id} FOR ${sql.raw(strength)} OF t) locked`;
    return [lock('criar', 'UPDATE'), lock('alterar', 'NO KEY UPDATE')];
  }

  preview(importacao: number): Sql<UndoPreview> {
    const {key, within, inUse, names} = this.options;
    const differs = [...names, ...(within ? [within] : [])].map(name => {
      const {column, value} = this.field(name, 'depois');
      return sql`(e.depois ? ${name}::text AND t.${column} IS DISTINCT FROM ${value})`;
    });
    const gone = this.removed
      ? sql`(t.${this.id} IS NULL OR t.${this.removed} IS NOT NULL)`
      : sql`t.${this.id} IS NULL`;
    return sql<UndoPreview>`
      WITH ${this.entries(importacao)}, looked AS (
        SELECT e.acao, coalesce(t.${sql.identifier(columnIn(this.entity, key))}, e.depois ->> ${key}::text, '') AS chave,
               CASE WHEN ${gone} THEN ${REMOVED}
                    WHEN ${sql.join(differs, ' OR ')} THEN ${CHANGED}
                    WHEN e.acao = 'criar' AND EXISTS (SELECT FROM auditoria n WHERE n.entidade = ${this.entity.table}
                      AND n.entidade_id = e.row_id::text AND n.id > e.entry) THEN ${CHANGED}
                    ${sql.join(
                      inUse.map(
                        ({exists, reason}) => sql`WHEN e.acao = 'criar' AND EXISTS (${sql.raw(exists)}) THEN ${reason}`,
                      ),
                      ' ',
                    )} END AS motivo
          FROM entries e LEFT JOIN ${this.table} t ON t.${this.id} = e.row_id)
      SELECT (count(*) FILTER (WHERE acao = 'criar'))::int AS criadas, (count(*) FILTER (WHERE acao = 'alterar'))::int AS mudadas,
             count(motivo)::int AS impedidas,
             coalesce((SELECT json_agg(json_build_object('chave', f.chave, 'motivo', f.motivo) ORDER BY f.chave)
                FROM (SELECT * FROM looked WHERE motivo IS NOT NULL ORDER BY chave LIMIT ${NAMED}) f), '[]') AS primeiras
        FROM looked`;
  }

  run(importacao: number): Sql<UndoCounts> {
    const restored = this.options.names
      .filter(name => name !== this.options.key)
      .map(name => {
        const {column, value} = this.field(name, 'antes');
        return sql`${column} = CASE WHEN e.antes ? ${name}::text THEN ${value} ELSE t.${column} END`;
      });
    const remove = this.removed
      ? sql`UPDATE ${this.table} t SET ${this.removed} = ${currentContext().now}::timestamptz FROM entries e`
      : sql`DELETE FROM ${this.table} t USING entries e`;
    return sql<UndoCounts>`
      WITH ${this.entries(importacao)}, restored AS (
        UPDATE ${this.table} t SET ${sql.join(restored, ', ')} FROM entries e
         WHERE e.acao = 'alterar' AND t.${this.id} = e.row_id RETURNING e.row_id AS id, e.depois AS antes, e.antes AS depois
      ), gone AS (
        ${remove} WHERE e.acao = 'criar' AND t.${this.id} = e.row_id RETURNING e.row_id AS id, e.depois AS antes
      ), changes AS (
        SELECT 'alterar' AS acao, id, antes, depois FROM restored
        UNION ALL SELECT 'remover', id, antes, NULL FROM gone
      ), trail AS (${auditRows(this.entity.table, sql.identifier('changes'))})
      SELECT (SELECT count(*)::int FROM gone) AS criadas, (SELECT count(*)::int FROM restored) AS mudadas`;
  }

  /**
   * The common table expression `entries`: the audit entries of what the import wrote, one a row. Between the trail's
   * last entry before the writing and the import's own, they are those of the same request.
   */
  private entries(importacao: number): Sql {
    return sql`entries AS MATERIALIZED (
      SELECT a.id AS entry, a.acao, a.entidade_id::int AS row_id, a.antes, a.depois
        FROM importacao i
        CROSS JOIN LATERAL (SELECT f.id, f.request_id FROM auditoria f WHERE f.entidade = 'importacao' AND f.entidade_id = i.id::text
                               AND f.acao = 'importar' ORDER BY f.id DESC LIMIT 1) f
        JOIN auditoria a ON a.id > i.auditoria_antes AND a.id < f.id AND a.request_id = f.request_id AND a.entidade = ${this.entity.table}
       WHERE i.id = ${importacao})`;
  }

  /** A field's column, and its value in one of the JSON columns of an entry. */
  private field(name: string, of: 'antes' | 'depois'): {column: Sql; value: Sql} {
    const kind = this.entity.fields[name]?.state.kind;
    const type = kind && TYPES[kind];
    if (!type) throw new Error(`${this.entity.table}.${name} cannot be undone`);
    const column = sql.identifier(columnIn(this.entity, name));
    return {column, value: sql`(e.${sql.raw(of)} ->> ${name}::text)::${sql.raw(type)}`};
  }
}
