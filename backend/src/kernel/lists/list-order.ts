import {InvalidRequest} from '../refusals/refusals';
import {expressionOf, type Order} from '../entities/field';
import type {ListDefinition} from './list';
import type {ListQuery} from './list-query';

/** One expression that rows are ordered by. */
export interface Term {
  sql: string;
  descending: boolean;
  /** NULLs come last in both directions. */
  nullable: boolean;
  text: boolean;
}

export interface ListOrder {
  terms: Term[];
  via?: Order['via'];
}

export const keyOf = (list: ListDefinition): string => list.key ?? 't.id';

/** The ORDER BY terms; the key at the end makes the order of equal rows deterministic. */
export function orderOf(list: ListDefinition, query: ListQuery): ListOrder {
  const fallback = {field: list.sort.replace(/^-/, ''), descending: list.sort.startsWith('-')};
  const sorts = query.sort.length > 0 ? query.sort : [fallback];
  let via: Order['via'];
  const terms = sorts.map(({field: name, descending}): Term => {
    const field = Object.hasOwn(list.fields, name) ? list.fields[name] : undefined;
    if (!field?.state.sortable) throw InvalidRequest({erro: `Não é possível ordenar por ${name}.`});
    const {kind, nullable, order} = field.state;
    via ??= order?.via;
    const sql = order?.sql ?? expressionOf(name, field);
    return {
      sql,
      descending: descending !== (order?.reversed ?? false),
      nullable,
      text: kind === 'text' && !order?.rank,
    };
  });
  const key = keyOf(list);
  if (terms.at(-1)?.sql !== key)
    terms.push({sql: key, descending: terms[0]?.descending ?? false, nullable: false, text: false});
  return via ? {terms, via} : {terms};
}

/** The ORDER BY clause, or its reverse. */
export const orderBy = (terms: readonly Term[], backwards = false): string =>
  terms.map(term => `${collated(term)} ${direction(term, backwards)}`).join(', ');

const collated = ({sql, text}: Term): string => (text ? `${sql} COLLATE "pt-BR-x-icu"` : sql);

// NULLS FIRST/LAST only for nullable columns: an index serves only an order that is written exactly like its own.
function direction({descending, nullable}: Term, backwards: boolean): string {
  if (!nullable) return descending === backwards ? 'ASC' : 'DESC';
  if (backwards) return descending ? 'ASC NULLS FIRST' : 'DESC NULLS FIRST';
  return descending ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
}

export const basesOf = ({base = []}: ListDefinition): readonly string[] => [base].flat();

/** The first base that has every table which a condition or order names by its alias. */
export function tablesNeededFor(list: ListDefinition, sql: string): string {
  const named = [...sql.matchAll(/\b([a-z]\w*)\.\w/g)].map(([, alias]) => alias);
  return basesOf(list).find(base => named.every(alias => aliasesOf(base).includes(alias))) ?? list.from;
}

const aliasesOf = (base: string) => [...base.matchAll(/(?:^|JOIN )\w+ (\w+)/g)].map(([, alias]) => alias);
