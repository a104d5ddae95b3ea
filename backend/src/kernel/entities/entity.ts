import type {Call} from '@clube/domain';
import type {Entity as LoopBackEntity} from '@loopback/repository';
import {columnOf, type Change, type Columns, type Create, type Fields, type Row, type Stored} from './field';
import type {Picture} from '../images/picture';
import {registerList, type ListDefinition} from '../lists/list';
import {modelOf} from './model';
import {repositoryClassOf, type RepositoryClass} from './repository';
import {changeSchema, createSchema, outSchema, type ChangeSchema, type CreateSchema, type RowSchema} from './schemas';

/** A validation rule over several fields; its message is reported at the first of them. */
interface Rule<S extends object = object> {
  field: keyof S & string;
  holds(row: Partial<S>): boolean;
  message: string;
}

export interface EntityOptions<S extends object = object, K extends string = string> {
  /** The label of one row, with its article: "O prêmio". */
  label: string;
  /** Name of the LoopBack model and of the API's schemas, if it differs from the table's. */
  name?: string;
  /** The primary key field; default `id`. A key that the database does not generate is sent when creating. */
  key?: K;
  /** `logical`: rows are marked by `removido_em`, as history refers to them. `real`: rows are deleted. Absent: rows cannot be removed. */
  remove?: 'logical' | 'real';
  /**
   * Logically removed rows can be restored: by whoever may make this call, which removes them. `shownAs`: the field by
   * which people recognise one.
   */
  restore?: {call: Call; shownAs: keyof S & string};
  rules?: readonly Rule<S>[];
  /** The call that reads the row, for an entity without a list: whoever may call it may also read the row's history. */
  readBy?: Call;
  /** The table has a few dozen rows, however large the club is, so no sort order of its lists needs an index. */
  few?: true;
  /** The field that stores the order of the rows; new rows come last. */
  order?: keyof S & string;
  /** A picture per row, uploaded with the fields; see `pictureColumn` and `shownPicture`. */
  picture?: {declaration: Picture; column: keyof S & string};
  /** SQL joins that computed fields need; the table has the alias t. They must neither add nor drop rows. */
  joins?: string;
}

/** The types inferred from a declaration, combined so that signatures can name each of them. */
export interface EntityTypes {
  row: object;
  create: object;
  change: object;
  columns: object;
  stored: object;
  key: string | number;
}

/** An entity: model, repository, types and schemas, all derived from one declaration. */
export interface Entity<T extends EntityTypes = EntityTypes> {
  readonly table: string;
  readonly name: string;
  readonly fields: Fields;
  readonly key: string;
  readonly options: EntityOptions<Record<string, unknown>>;
  /** The LoopBack model; its properties are the columns. */
  readonly model: typeof LoopBackEntity;
  /** The repository class `<Name>Repository`, also the name it is bound under. */
  readonly Repository: {readonly name: string};
  /** Type only. */
  readonly types?: T;
  /** A list of all rows that are not removed, without access rules: for our own code, served by no endpoint. */
  readonly rows: ListDefinition<T['row']>;
}

type Types<F extends Fields, K extends string> = {
  row: Row<F>;
  create: Create<F>;
  change: Change<F>;
  columns: Columns<F>;
  stored: Stored<F>;
  key: K extends keyof Stored<F> ? Stored<F>[K] & (string | number) : never;
};

/** An entity with the exact types of its fields and schemas. */
export interface Declared<F extends Fields, K extends string> extends Entity<Types<F, K>> {
  readonly fields: F;
  /** The LoopBack repository: inject it with `@repository(X.Repository)`. */
  readonly Repository: RepositoryClass<Stored<F>, Types<F, K>['key']>;
  readonly row: RowSchema<F>;
  readonly create: CreateSchema<F>;
  /** The schema of a change request. */
  readonly change: ChangeSchema<F>;
}

export type TypesOf<E extends Entity> = NonNullable<E['types']>;
/** What `@repository(X.Repository)` injects. */
export type RepositoryOf<E extends {Repository: abstract new (...args: never[]) => unknown}> = InstanceType<
  E['Repository']
>;

/** By table. */
export const declaredEntities = new Map<string, Entity>();

/**
 * Declares an entity.
 * @throws when its table is declared already: two truths about one table would drift apart
 */
export function entity<const F extends Fields, const K extends keyof F & string = 'id' & keyof F>(
  table: string,
  fields: F,
  options: EntityOptions<Stored<F>, K>,
): Declared<F, K> {
  if (declaredEntities.has(table)) throw new Error(`the table ${table} is declared as an entity twice`);
  const name = options.name ?? pascal(table);
  const key: string = options.key ?? 'id';
  const keyField = fields[key];
  if (!keyField) throw new Error(`${table} has no field ${key} to be its key`);
  const model = modelOf({name, table, fields, key, remove: options.remove});
  const made: Declared<F, K> = {
    table,
    name,
    fields,
    key,
    options,
    model,
    Repository: repositoryClassOf(name, model),
    rows: {
      name: table,
      route: '',
      from: options.joins ? `${table} t ${options.joins}` : `${table} t`,
      ...(options.joins && {base: `${table} t`}),
      key: `t.${columnOf(key, keyField)}`,
      fields: shown(fields),
      sort: key,
      scope: () => (options.remove === 'logical' ? 't.removido_em IS NULL' : undefined),
    },
    row: outSchema(fields).meta({id: name}),
    create: createSchema(fields).meta({id: `${name}Novo`}),
    change: changeSchema(fields).meta({id: `${name}Mudanca`}),
  };
  declaredEntities.set(table, made);
  return made;
}

/** `usuario_relatorio` → `UsuarioRelatorio`. */
const pascal = (table: string): string => table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Internal fields are left out, so that no list can filter or sort by them. */
const shown = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, {state}]) => state.access !== 'internal'));

export const allEntities = (): Entity[] => [...declaredEntities.values()];

/** Registers a list that includes the entity: whoever may call it may also read the rows' history. */
export function showsEntity({name}: Pick<Entity, 'name'>, list: ListDefinition): void {
  listsByEntity.set(name, [...listsOfEntity(name), list]);
}

/** The options of a list over an entity. */
export type Listed<F extends Fields> = Omit<ListDefinition<Row<F>>, 'from' | 'key' | 'fields' | 'row' | 'base'> & {
  sort: `${'' | '-'}${keyof F & string}`;
  columns?: readonly (keyof F & string)[];
};

const listsByEntity = new Map<string, readonly ListDefinition[]>();

/** Lists by the entity that they show: whoever may call one of them may read the history of its rows. */
export const listsOfEntity = (name: string): readonly ListDefinition[] => listsByEntity.get(name) ?? [];

/** A list of all visible fields of an entity, without removed rows. */
export function listOf<F extends Fields, K extends string>(
  {name, rows, row}: Declared<F, K>,
  more: Listed<F>,
): ListDefinition<Row<F>> {
  const scope: ListDefinition['scope'] = (actor, values) =>
    [rows.scope?.(actor, values), more.scope?.(actor, values)].filter(Boolean).join(' AND ') || undefined;
  const list = {...more, from: rows.from, base: rows.base, key: rows.key, fields: rows.fields, row, scope};
  registerList(list);
  showsEntity({name}, list);
  return list;
}
