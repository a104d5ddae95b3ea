import type {Entity as LoopBackEntity} from '@loopback/repository';
import {columnOf, type Change, type Columns, type Create, type Fields, type Row, type Stored} from './field';
import type {Picture} from '../images/picture';
import {registerList, type ListDefinition} from '../lists/list';
import {modelOf} from './model';
import {repositoryClassOf, type RepositoryClass} from './repository';
import {changeSchema, createSchema, outSchema, type ChangeSchema, type CreateSchema, type RowSchema} from './schemas';

/** A rule that more than one field takes part in; its message stands at the first of them. */
interface Rule<S extends object = object> {
  field: keyof S & string;
  holds(row: Partial<S>): boolean;
  message: string;
}

export interface EntityOptions<S extends object = object, K extends string = string> {
  /** What people call one row, with its article: "O prêmio". */
  label: string;
  /** Of the model and of the API's components, where it is not the table's. */
  name?: string;
  /** The field that is the key; `id` unless said. A key that the database does not give is sent when creating. */
  key?: K;
  /** Logical: history refers to the row, so it stays and carries `removido_em`. Real: it goes. Absent: nothing removes it. */
  remove?: 'logical' | 'real';
  rules?: readonly Rule<S>[];
  /** Staff keep a few dozen of them, however large the club is: no order of its lists needs an index. */
  few?: true;
  /** The field that keeps the rows' order: new rows come last. */
  order?: keyof S & string;
  /** A picture of each row, sent as a file with the fields; see `pictureColumn` and `shownPicture`. */
  picture?: {declaration: Picture; column: keyof S & string};
  /** What computed fields need joined to the table, whose alias is t; it adds no rows and drops none. */
  joins?: string;
}

/** The types that a declaration infers, in one place so that a signature names them by what they are. */
export interface EntityTypes {
  row: object;
  create: object;
  change: object;
  columns: object;
  stored: object;
  key: string | number;
}

/** One declaration of what a table keeps: from it come the model, the repository, the types and the schemas of its calls. */
export interface Entity<T extends EntityTypes = EntityTypes> {
  readonly table: string;
  readonly name: string;
  readonly fields: Fields;
  readonly key: string;
  readonly options: EntityOptions<Record<string, unknown>>;
  /** The LoopBack model: the columns, by property. */
  readonly model: typeof LoopBackEntity;
  /** Named `<Name>Repository`, and bound so. */
  readonly Repository: {readonly name: string};
  /** For the compiler alone. */
  readonly types?: T;
  /** All live rows, whoever asks: for the server's own use, served by no route. */
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

/** An entity as its declaration gives it: with its fields and schemas in their own types. */
export interface Declared<F extends Fields, K extends string> extends Entity<Types<F, K>> {
  readonly fields: F;
  /** The LoopBack repository: inject it with `@repository(X.Repository)`. */
  readonly Repository: RepositoryClass<Stored<F>, Types<F, K>['key']>;
  readonly row: RowSchema<F>;
  readonly create: CreateSchema<F>;
  /** What changing takes. */
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

/** `usuario_relatorio` as a type is called: UsuarioRelatorio. */
const pascal = (table: string): string => table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What an answer carries: no list knows the others, so none can be filtered or sorted by them. */
const shown = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, {state}]) => state.access !== 'internal'));

export const allEntities = (): Entity[] => [...declaredEntities.values()];

/** Records a list over more than the entity's table: whoever may call it may read what the rows were before. */
export function showsEntity({name}: Pick<Entity, 'name'>, list: ListDefinition): void {
  listsByEntity.set(name, [...listsOfEntity(name), list]);
}

const retitled = (fields: Fields, titles: Readonly<Record<string, string | undefined>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const title = titles[name];
      return [name, title === undefined ? field : field.title(title)];
    }),
  );

/** What a list over an entity says beyond it. */
export type Listed<F extends Fields> = Omit<ListDefinition<Row<F>>, 'from' | 'key' | 'fields' | 'row' | 'base'> & {
  sort: `${'' | '-'}${keyof F & string}`;
  columns?: readonly (keyof F & string)[];
  /** What its files call a field, where the entity calls it otherwise. */
  titles?: {readonly [K in keyof F & string]?: string};
};

const listsByEntity = new Map<string, readonly ListDefinition[]>();

/** The lists that show an entity's rows, by its name: who may call one of them may know what its rows were before. */
export const listsOfEntity = (name: string): readonly ListDefinition[] => listsByEntity.get(name) ?? [];

/** A list of all that an entity shows, removed rows aside. */
export function listOf<F extends Fields, K extends string>(
  {name, rows, row}: Declared<F, K>,
  {titles = {}, ...more}: Listed<F>,
): ListDefinition<Row<F>> {
  const scope: ListDefinition['scope'] = (actor, values) =>
    [rows.scope?.(actor, values), more.scope?.(actor, values)].filter(Boolean).join(' AND ') || undefined;
  const fields = retitled(rows.fields, titles);
  const list = {...more, from: rows.from, base: rows.base, key: rows.key, fields, row, scope};
  registerList(list);
  showsEntity({name}, list);
  return list;
}
