import {isUnanswered, seenHeader} from '@clube/api-client';
import {MAX_ALL_ROWS, MAX_FILTER_VALUES} from '@clube/domain';
import simpleRest from 'ra-data-simple-rest';
import {
  HttpError,
  type CreateParams,
  type DataProvider,
  type DeleteParams,
  type GetListParams,
  type GetManyParams,
  type GetManyReferenceParams,
  type GetOneParams,
  type Identifier,
  type RaRecord,
  type UpdateManyParams,
  type UpdateParams,
} from 'react-admin';
import {toFormData, onlyWritable, changedFields, SEEN} from './changed-fields';
import {idempotencyKeys} from './idempotency-keys';
import {byId, byIds, listPathOf, readOptions, restResource, sortedBy, withId, writable} from './resources';
import {restClient} from './rest';

/** The page size of "Todos". */
export const ALL_ROWS = MAX_ALL_ROWS;

/** Creates a row once, where the endpoint knows the key, though a form is sent again as no response came. */
const createOnce = idempotencyKeys(reason => isUnanswered(reason instanceof HttpError ? reason.cause : reason));

const base = simpleRest('/api', restClient);
const pathOf = (resource: string): string => restResource(resource).path;
/** The URL of a list, and the options to read it. */
const listOf = (resource: string) => ({
  url: `/api/${listPathOf(restResource(resource))}`,
  options: readOptions(restResource(resource)),
});
const addressOf = (resource: string, id: Identifier): string => `/api/${pathOf(resource)}/${encodeURIComponent(id)}`;

/** The rows of a response; the requested resource determines their type. */
const rowsOf = <L extends RaRecord>(json: unknown): L[] => (Array.isArray(json) ? (json as L[]) : []);
/** The written row, as far as the response contains it. */
const writtenOf = (json: unknown): object => (typeof json === 'object' && json !== null ? json : {});

/** Fetches all rows: without a range header the server returns the whole list. */
async function listAll<L extends RaRecord>(resource: string, {filter, sort, signal}: GetListParams) {
  const params = new URLSearchParams({filter: JSON.stringify(filter ?? {})});
  if (sort) params.set('sort', JSON.stringify([sort.field, sort.order]));
  const {url, options} = listOf(resource);
  const {json} = await restClient(`${url}?${params}`, {...options, ...(signal && {signal})});
  const data = rowsOf<L>(json).map(row => withId(row, restResource(resource)));
  return {data, total: data.length};
}

/** Fetches a page. `meta` says whether its total is an estimate, as the provider does not read that header. */
async function listPage<L extends RaRecord>(resource: string, params: GetListParams) {
  let estimated = false;
  const provider = simpleRest('/api', async (url: string, options) => {
    const answer = await restClient(url, {...options, ...listOf(resource).options});
    estimated = answer.headers.has('X-Total-Estimado');
    return answer;
  });
  const {data, ...rest} = await provider.getList<L>(listPathOf(restResource(resource)), params);
  return {...rest, data: data.map(row => withId(row, restResource(resource))), meta: {estimated}};
}

function bodyOf(resource: string, fields: Record<string, unknown>): BodyInit {
  const {multipart: form, file} = restResource(resource);
  return form || file ? toFormData(fields) : JSON.stringify(fields);
}

/**
 * A simple REST provider with this API's peculiarities: resource names are the panel's and are mapped to paths; one row
 * is the list filtered by its id, as the API has no endpoint for it; an update sends only the changed writable fields,
 * with digests of their previous values, so that nobody overwrites another person's change unseen; bulk actions go to
 * bulk endpoints.
 */
export const dataProvider: DataProvider = {
  ...base,
  supportAbortSignal: true,
  getList: (resource, requested) => {
    const params = {...requested, filter: {...requested.filter, ...restResource(resource).filter} as object};
    const all = params.pagination && params.pagination.perPage >= ALL_ROWS;
    return all ? listAll(resource, params) : listPage(resource, params);
  },
  getMany: async <L extends RaRecord>(resource: string, {ids, signal}: GetManyParams<L>) => {
    const {url, options} = listOf(resource);
    const readPart = async (part: readonly Identifier[]): Promise<L[]> => {
      const params = new URLSearchParams({filter: JSON.stringify(byIds(part, restResource(resource)))});
      const {json} = await restClient(`${url}?${params}`, {...options, ...(signal && {signal})});
      return rowsOf<L>(json);
    };
    const parts = Array.from({length: Math.ceil(ids.length / MAX_FILTER_VALUES)}, (_, i) =>
      ids.slice(i * MAX_FILTER_VALUES, (i + 1) * MAX_FILTER_VALUES),
    );
    const rows = (await Promise.all(parts.map(readPart))).flat();
    return {data: rows.map(row => withId(row, restResource(resource)))};
  },
  getManyReference: async <L extends RaRecord>(resource: string, params: GetManyReferenceParams) => {
    const rest = restResource(resource);
    const sort = sortedBy(params.sort, rest);
    const {data, ...more} = await base.getManyReference<L>(rest.path, {...params, sort});
    return {...more, data: data.map(row => withId(row, rest))};
  },
  getOne: async <L extends RaRecord>(resource: string, {id, signal}: GetOneParams<L>) => {
    const params = new URLSearchParams({filter: JSON.stringify(byId(id, restResource(resource)))});
    const {url, options} = listOf(resource);
    const {json} = await restClient(`${url}?${params}`, {...options, ...(signal && {signal})});
    const [row] = rowsOf<L>(json);
    if (!row) throw new HttpError('Este registro não foi encontrado.', 404);
    return {data: withId(row, restResource(resource))};
  },
  create: async <R extends Omit<RaRecord, 'id'>, L extends RaRecord = R & {id: Identifier}>(
    resource: string,
    {data}: CreateParams<R>,
  ) => {
    const fields = onlyWritable(data, writable(restResource(resource), 'Novo'));
    const url = `/api/${pathOf(resource)}`;
    const {json} = await createOnce([url, fields], key =>
      restClient(url, {
        method: 'POST',
        body: bodyOf(resource, fields),
        headers: new Headers({'Idempotency-Key': key}),
      }),
    );
    return {data: {id: 0, ...writtenOf(json)} as L};
  },
  update: async <L extends RaRecord>(resource: string, params: UpdateParams<L>) => {
    const {id, previousData} = params;
    const {[SEEN]: shown, ...data} = params.data as Record<string, unknown>;
    const rest = restResource(resource);
    const seen = {...previousData, ...(shown as object | undefined)};
    const fields = changedFields(seen, data, writable(rest, 'Mudanca'), rest.goesWith);
    const updated = {...seen, ...data, id};
    if (Object.keys(fields).length === 0) return {data: updated};
    const headers = new Headers(seenHeader(seen, Object.keys(fields)));
    const {json} = await restClient(addressOf(resource, id), {method: 'PUT', headers, body: bodyOf(resource, fields)});
    return {data: {...updated, ...writtenOf(json), id}};
  },
  updateMany: async <L extends RaRecord>(resource: string, {ids, data}: UpdateManyParams<L>) => {
    const {bulk} = restResource(resource);
    if (!bulk) throw new HttpError('Esta alteração é feita item por item.', 400);
    const body = JSON.stringify({...data, ids});
    await restClient(`/api/${bulk.path}`, {method: bulk.method, body});
    return {data: ids};
  },
  delete: async <L extends RaRecord>(resource: string, {id, previousData}: DeleteParams<L>) => {
    await restClient(addressOf(resource, id), {method: 'DELETE'});
    return {data: {...previousData, id} as L};
  },
  deleteMany: () => Promise.reject(new HttpError('A exclusão é feita item por item.', 400)),
};
