import {writableFields, type EntityName} from '@clube/api-client';

/** The mapping of a resource of the panel to the REST API. */
export interface RestResource {
  /** Path relative to /api. */
  readonly path: string;
  /** Path of the list relative to /api, if it differs. */
  readonly listPath?: string;
  /** The list's name on the server, to find its column headings; default: the resource's name. */
  readonly list?: string;
  /** A fixed filter that selects its rows among others at the same path. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** The entity that the API declares for the rows: its writable fields and its validation rules. */
  readonly entity?: EntityName;
  /** The form field that holds a file. */
  readonly file?: string;
  /** The writable fields, for a resource without a declared entity; the server refuses any other field. */
  readonly writable?: readonly string[];
  /** Fields that are only sent together with another one: field → the field whose change includes it. */
  readonly goesWith?: Readonly<Record<string, string>>;
  /** Sent as multipart/form-data instead of JSON. */
  readonly multipart?: true;
  /** The field that identifies a row in URLs; default `id`. */
  readonly key?: string;
  /** The specification has the list read by POST. */
  readonly reads?: 'POST';
  /** The endpoint that changes many rows at once. */
  readonly bulk?: {readonly method: 'PUT' | 'PATCH'; readonly path: string};
}

const mapping = new Map<string, RestResource>();

/** Registers the REST mappings of the panel's resources; called before the first request. */
export function mapResources(resources: readonly {readonly name: string; readonly rest?: RestResource}[]): void {
  for (const {name, rest} of resources) if (rest) mapping.set(name, rest);
}

/** Adds `id` to a row, as react-admin requires it, from the resource's own key. */
export function withId<R extends object>(row: R, {key}: RestResource): R {
  return key ? {...row, id: Reflect.get(row, key)} : row;
}

/** The list's path, relative to /api. */
export const listPathOf = ({path, listPath = path}: RestResource): string => listPath;

/** The request options of the list; the query is always in the URL, also for POST. */
export const readOptions = ({reads}: RestResource): {method?: 'POST'; body?: string} =>
  reads === 'POST' ? {method: reads, body: '{}'} : {};

/** The fields that a create or update request may contain. */
export function writable({writable, entity, file}: RestResource, of: 'Novo' | 'Mudanca'): readonly string[] {
  return writable ?? [...(entity ? writableFields(entity, of) : []), ...(file ? [file] : [])];
}

/** The filter that selects one row by its key. */
export function byId(id: unknown, {key}: RestResource): Record<string, unknown> {
  return key ? {[key]: id} : {id: [Number(id)]};
}

/** The filter that selects several rows by their keys. */
export function byIds(ids: readonly unknown[], {key = 'id'}: RestResource): Record<string, unknown> {
  return {[key]: ids};
}

/** The sort order for the server, on which `id` is the resource's own key. */
export function sortedBy<S extends {field: string}>(sort: S, {key}: RestResource): S {
  return key && sort.field === 'id' ? {...sort, field: key} : sort;
}

/**
 * The resource that shows rows of this API entity.
 * @throws if the panel has none
 */
export function resourceOf(entity: string): string {
  for (const [name, rest] of mapping) if (rest.entity === entity) return name;
  throw new Error(`no resource keeps the entity ${entity}`);
}

export function restResource(name: string): RestResource {
  const resource = mapping.get(name);
  if (!resource) throw new Error(`no such resource: ${name}`);
  return resource;
}
