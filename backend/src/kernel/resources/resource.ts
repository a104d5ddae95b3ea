import {defineModelClass, Entity, ModelDefinition, type PropertyDefinition} from '@loopback/repository';
import {snake, type Fields, type Kind} from './fields';
import type {ListDefinition} from './list';
import {defineList} from './list';

export interface ResourceDefinition extends Omit<ListDefinition, 'name' | 'from'> {
  /** The table. */
  table: string;
  /** Joins that computed fields need. */
  joins?: string;
  /** Rows are kept when removed: history refers to them. The column that says so. */
  removedAt?: string;
  /** What people call one row, with its article: "O prêmio". */
  label: string;
}

export interface Resource {
  name: string;
  definition: ResourceDefinition;
  list: ListDefinition;
  model: typeof Entity;
}

const TYPES: Record<Kind, PropertyDefinition['type']> = {
  id: 'number',
  int: 'number',
  number: 'number',
  text: 'string',
  bool: 'boolean',
  date: 'string',
  moment: 'date',
  csv: 'any',
  json: 'any',
};

/** One declaration of an entity: its list, its LoopBack model, the schemas of its calls. */
export function defineResource(name: string, definition: ResourceDefinition): Resource {
  const {table, joins = '', removedAt, scope, ...rest} = definition;
  const alive = removedAt ? `t.${removedAt} IS NULL` : undefined;
  const list = defineList({
    ...rest,
    name,
    from: `${table} t ${joins}`,
    scope: (ator, values) => [alive, scope?.(ator, values)].filter(Boolean).join(' AND ') || undefined,
  });
  return {name, definition, list, model: modelOf(name, table, definition.fields)};
}

/** The LoopBack model knows the stored, writable columns; what is computed stays in the list's SQL. */
function modelOf(name: string, table: string, fields: Fields): typeof Entity {
  const properties: Record<string, PropertyDefinition> = {id: {type: 'number', id: true, generated: true}};
  for (const [field, {state}] of Object.entries(fields)) {
    if (!state.in || state.kind === 'csv') continue;
    properties[field] = {type: TYPES[state.kind], postgresql: {columnName: snake(field)}};
  }
  const modelName = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const definition = new ModelDefinition({name: modelName, properties, settings: {postgresql: {table}, strict: true}});
  return defineModelClass(Entity, definition);
}
