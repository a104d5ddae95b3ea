import {z} from 'zod';
import {currentContext} from '../context';
import type {Statement} from '../persistence/sql';
import {NOW, Values, seenBy, type ListDefinition} from '../lists/list';
import {tablesNeededFor, keyOf} from '../lists/list-order';
import {readListQuery} from '../lists/list-query';
import {conditionsOf, nowParameter} from '../lists/list-sql';

/** Which rows of a list: the same object as the `filter` of its screen, where `q` is the search. */
export const filtro = z
  .record(z.string().max(60), z.unknown(), {error: 'Informe o filtro'})
  .describe('O mesmo objeto que o filter da lista; vazio para todas as linhas');

/**
 * The parameters of a batch job over all rows of a list that a filter matches and the caller may see. Ordered by key,
 * so that two batch jobs over the same rows lock them in the same order. `name`: SQL expression for the label of a row.
 * @throws the list's own errors, such as an invalid filter
 */
export function rowsOfList(whole: ListDefinition, filter: object, name: string): Statement {
  const {actor} = currentContext();
  const list = seenBy(whole, actor);
  const values = new Values();
  const {scope, requested} = conditionsOf(list, readListQuery(list, {filter: JSON.stringify(filter)}), values, actor);
  const where = [...scope, ...requested].join(' AND ') || 'TRUE';
  const key = keyOf(list);
  const text = `SELECT row_number() OVER (ORDER BY ${key}) AS ordem, (${key})::text AS chave, ${name} AS nome
    FROM ${tablesNeededFor(list, `${where} ${name}`)} WHERE ${where}`;
  if (!text.includes(NOW)) return {text, values: values.list};
  return {text: text.replaceAll(NOW, nowParameter(values)), values: values.list};
}
