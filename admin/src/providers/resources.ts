import {writableFields, type EntityName} from '@clube/api-client';

/** How one of the panel's resources maps to the REST API. */
export interface RestResource {
  /** Below /api. */
  readonly path: string;
  /** Where its list is read, below /api, where that is another address. */
  readonly listPath?: string;
  /** The list's name on the server, which its headings stand under; the resource's own unless said. */
  readonly list?: string;
  /** The filter that finds its rows among others at the same address. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** The API's declaration of the rows: its fields are what may be written, its rules what a form holds to. */
  readonly entity?: EntityName;
  /** The field of a form that carries a file. */
  readonly file?: string;
  /** What an update or a creation may carry, where no declaration says it: anything else is refused by the server. */
  readonly writable?: readonly string[];
  /** Fields that mean nothing alone: field → the one whose change it goes along with. */
  readonly goesWith?: Readonly<Record<string, string>>;
  /** Sent as a form with files instead of JSON. */
  readonly multipart?: true;
  /** The field that names a row in addresses, where that is not `id`. */
  readonly key?: string;
  /** The contract reads the list by a POST. */
  readonly reads?: 'POST';
  /** The route that changes many at once. */
  readonly bulk?: {readonly method: 'PUT' | 'PATCH'; readonly path: string};
}

const mapping = new Map<string, RestResource>();

/** Called by the panel, before the first request, with the REST addresses of its resources. */
export function mapResources(resources: readonly {readonly name: string; readonly rest?: RestResource}[]): void {
  for (const {name, rest} of resources) if (rest) mapping.set(name, rest);
}

/** A row as react-admin wants it, named by `id`, whatever names it on the wire. */
export function withId<R extends object>(row: R, {key}: RestResource): R {
  return key ? {...row, id: Reflect.get(row, key)} : row;
}

/** Where the list is read, below /api. */
export const listPathOf = ({path, listPath = path}: RestResource): string => listPath;

/** How the list is read: with the query in the address in any case. */
export const readOptions = ({reads}: RestResource): {method?: 'POST'; body?: string} =>
  reads === 'POST' ? {method: reads, body: '{}'} : {};

/** What a creation or an update may carry. */
export function writable({writable, entity, file}: RestResource, of: 'Novo' | 'Mudanca'): readonly string[] {
  return writable ?? [...(entity ? writableFields(entity, of) : []), ...(file ? [file] : [])];
}

/** The filter that finds one row. */
export function byId(id: unknown, {key}: RestResource): Record<string, unknown> {
  return key ? {[key]: id} : {id: [Number(id)]};
}

/** The filter that finds several rows by their names. */
export function byIds(ids: readonly unknown[], {key = 'id'}: RestResource): Record<string, unknown> {
  return {[key]: ids};
}

/** An order as the server knows it: what names a row has its own field there. */
export function sortedBy<S extends {field: string}>(sort: S, {key}: RestResource): S {
  return key && sort.field === 'id' ? {...sort, field: key} : sort;
}

/** The resource whose rows the API calls so. @throws when the panel has none */
export function resourceOf(entity: string): string {
  for (const [name, rest] of mapping) if (rest.entity === entity) return name;
  throw new Error(`no resource keeps the entity ${entity}`);
}

export function restResource(name: string): RestResource {
  const resource = mapping.get(name);
  if (!resource) throw new Error(`no such resource: ${name}`);
  return resource;
}
