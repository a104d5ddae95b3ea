import {auditRows} from '../../audit/audit-rows';
import {currentContext} from '../../context';
import type {Entity} from '../../entities/entity';
import {columnOf, type AnyField, type Kind} from '../../entities/field';
import {columnIn, timestampsOf} from '../../entities/writing/row';
import {sql, type Sql} from '../../persistence/sql';
import type {LineRange, WriteScope, Written} from '../kind';
import {rightLines} from './lines';

/** PostgreSQL types of the fields' values. */
export const TYPES: Partial<Record<Kind, string>> = {
  text: 'text',
  int: 'bigint',
  number: 'numeric',
  bool: 'boolean',
  date: 'date',
};

interface Options {
  key: string;
  within?: string | undefined;
  whenNew(name: string): string | number | boolean | undefined;
}

/** A column of the entity that the file has. */
interface Target {
  name: string;
  field: AnyField;
  column: Sql;
  type: Sql;
  /** SQL of the line's value; null for a blank cell. */
  value: Sql;
  /** A blank cell keeps the existing value. */
  mayBeAbsent: boolean;
}

/** The SQL that writes checked lines into the table of an entity, a range of lines at a time. */
export class Upsert {
  private readonly table: Sql;
  private readonly id: Sql;
  private readonly key: Sql;

  constructor(
    private readonly entity: Entity,
    private readonly options: Options,
  ) {
    this.table = sql.identifier(entity.table);
    this.id = sql.identifier(columnIn(entity, entity.key));
    this.key = sql.identifier(columnIn(entity, options.key));
  }

  /** Marks lines that change a row, with the values that they change, or leave it unchanged; all others are new. */
  compare(scope: WriteScope, range: LineRange): Sql {
    const targets = this.targets(scope);
    return sql`
      UPDATE importacao_linha l SET situacao = CASE WHEN ${differs(targets)} THEN 'mudada' ELSE 'igual' END,
             antes = CASE WHEN ${differs(targets)} THEN ${formerValues(targets)} END
        FROM ${this.table} t
       WHERE ${rightLines(scope, range)} AND t.${this.key} = l.chave AND ${this.among(scope)}`;
  }

  /**
   * Locks all rows that will change, in the order of their keys; waits for transactions that have locked one of them.
   */
  lock(scope: WriteScope): Sql {
    return sql`
      SELECT count(*)::int AS rows FROM (
        SELECT t.${this.id} FROM ${this.table} t JOIN importacao_linha l ON l.chave = t.${this.key}
         WHERE l.importacao_id = ${scope.importacao} AND l.situacao <> 'erro' AND ${this.among(scope)}
           AND ${differs(this.targets(scope))}
         ORDER BY t.${this.id} FOR NO KEY UPDATE OF t) locked`;
  }

  /**
   * Inserts new rows, updates changed ones and skips unchanged ones. A line whose key was inserted by someone else
   * meanwhile is left for the next run of the statement.
   */
  write(scope: WriteScope, range: LineRange): Sql<Written> {
    const targets = this.targets(scope);
    const timestamps = Object.entries(timestampsOf(this.entity));
    const within = this.within(scope);
    const columns = [
      ...(within ? [within.column] : []),
      ...targets.map(({column}) => column),
      ...timestamps.map(([name]) => sql.identifier(columnIn(this.entity, name))),
    ];
    const values = [
      ...(within ? [within.value] : []),
      ...targets.map(target => this.valueWhenNew(target)),
      ...timestamps.map(() => sql`${currentContext().now}::timestamptz`),
    ];
    const changes = targets.filter(({name}) => name !== this.options.key);
    const nothing = sql.raw("'{}'::jsonb");
    const shown = (of: string) =>
      changes.length === 0
        ? nothing
        : sql`jsonb_build_object(${list(changes.map(({name, field}) => sql.raw(`'${name}', ${shownSql(of, name, field)}`)))})`;
    return sql<Written>`
      WITH lines AS MATERIALIZED (
        SELECT l.linha, l.chave, l.valores, t.${this.id} AS row_id, (t.${this.id} IS NOT NULL AND ${differs(targets)}) AS differs
          FROM importacao_linha l LEFT JOIN ${this.table} t ON t.${this.key} = l.chave AND ${this.among(scope)}
         WHERE ${rightLines(scope, range)}
      ), changed AS (
        UPDATE ${this.table} t SET ${list(
          // A file with only key columns never changes a row.
          (changes.length > 0 ? changes : targets).map(({column, value, mayBeAbsent, name}) =>
            mayBeAbsent
              ? sql`${column} = CASE WHEN l.valores ? ${name}::text THEN ${value} ELSE t.${column} END`
              : sql`${column} = ${value}`,
          ),
        )}
          FROM lines l WHERE l.differs AND t.${this.id} = l.row_id AND ${this.among(scope)}
        RETURNING t.${this.id} AS id, ${shown('old')} AS was, ${shown('new')} AS became
      ), made AS (
        INSERT INTO ${this.table} (${list(columns)})
        SELECT ${list(values)} FROM lines l WHERE l.row_id IS NULL ORDER BY l.linha
        ON CONFLICT DO NOTHING
        RETURNING ${this.id} AS id, ${this.key} AS chave
      ), changes AS (
        SELECT 'criar' AS acao, made.id, NULL::jsonb AS antes, lines.valores ${within ? sql`|| jsonb_build_object(${within.name}::text, ${within.value})` : sql``} AS depois FROM made JOIN lines USING (chave)
        UNION ALL
        SELECT 'alterar', changed.id, d.was, d.became FROM changed, LATERAL (
          SELECT jsonb_object_agg(n.key, changed.was -> n.key) AS was, jsonb_object_agg(n.key, n.value) AS became
            FROM jsonb_each(changed.became) n WHERE n.value IS DISTINCT FROM changed.was -> n.key) d
      ), trail AS (${auditRows(this.entity.table, sql.identifier('changes'))})
      SELECT (SELECT count(*)::int FROM lines) AS lines, (SELECT count(*)::int FROM made) AS made,
             (SELECT count(*)::int FROM changed) AS changed,
             (SELECT count(*)::int FROM lines WHERE row_id IS NOT NULL AND NOT differs) AS same`;
  }

  /** Values that the parameters set for every line. */
  private within({parametros}: WriteScope) {
    const {within: name} = this.options;
    if (name === undefined) return undefined;
    const value = sql`${String(Reflect.get(parametros, name))}::text`;
    return {name, column: sql.identifier(columnIn(this.entity, name)), value};
  }

  /** The existing rows that lines may match. */
  private among(scope: WriteScope): Sql {
    const alive = this.entity.options.remove === 'logical' ? sql.raw('t.removido_em IS NULL') : sql.raw('TRUE');
    const within = this.within(scope);
    return within ? sql`(${alive} AND t.${within.column} = ${within.value})` : alive;
  }

  private targets({campos}: WriteScope): Target[] {
    return campos.map(name => {
      const field = this.entity.fields[name];
      const type = field && TYPES[field.state.kind];
      if (!field || !type) throw new Error(`${this.entity.table}.${name} cannot be imported`);
      const value = sql`(l.valores ->> ${name}::text)::${sql.raw(type)}`;
      const column = sql.identifier(columnOf(name, field));
      return {name, field, column, type: sql.raw(type), value, mayBeAbsent: !field.state.required};
    });
  }

  private valueWhenNew({name, value, type}: Target): Sql {
    const whenNew = this.options.whenNew(name);
    return whenNew === undefined ? value : sql`coalesce(${value}, ${whenNew}::${type})`;
  }
}

const list = (parts: readonly Sql[]): Sql => sql.join(parts, ', ');

/** Condition: the line's value of a field differs from its row's. */
const differsIn = ({name, column, value, mayBeAbsent}: Target): Sql =>
  mayBeAbsent
    ? sql`(l.valores ? ${name}::text AND t.${column} IS DISTINCT FROM ${value})`
    : sql`t.${column} IS DISTINCT FROM ${value}`;

/** Condition: the line differs from its row. */
const differs = (targets: readonly Target[]): Sql => sql`(${sql.join(targets.map(differsIn), ' OR ')})`;

/** The row's values of the fields that differ, by name; without those that the row does not have. */
const formerValues = (targets: readonly Target[]): Sql =>
  sql`jsonb_strip_nulls(jsonb_build_object(${list(
    targets.map(
      target =>
        sql`${target.name}::text, CASE WHEN ${differsIn(target)} THEN to_jsonb(${sql.raw(shownSql('t', target.name, target.field))}) END`,
    ),
  )}))`;

/** A column in the format of responses. */
function shownSql(of: string, name: string, field: AnyField): string {
  const expression = `${of}.${columnOf(name, field)}`;
  return field.state.select?.(expression) ?? expression;
}
