import {seenHeader} from '@clube/api-client';
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
import {byId, byIds, listPathOf, readOptions, restResource, sortedBy, withId, writable} from './resources';
import {restClient} from './rest';

/** The page size that stands for "Todos": the server answers up to so many rows and then says so. */
export const ALL_ROWS = 5000;

const base = simpleRest('/api', restClient);
const pathOf = (resource: string): string => restResource(resource).path;
/** The address of a list, and how it is read. */
const listOf = (resource: string) => ({
  url: `/api/${listPathOf(restResource(resource))}`,
  options: readOptions(restResource(resource)),
});
const addressOf = (resource: string, id: Identifier): string => `/api/${pathOf(resource)}/${encodeURIComponent(id)}`;

/** The rows of an answer: the requested resource says what they are. */
const rowsOf = <L extends RaRecord>(json: unknown): L[] => (Array.isArray(json) ? (json as L[]) : []);
/** A row that was written, as far as the server answers with it. */
const writtenOf = (json: unknown): object => (typeof json === 'object' && json !== null ? json : {});

/** A list without a range: the server's dialect for "all of them". */
async function listAll<L extends RaRecord>(resource: string, {filter, sort, signal}: GetListParams) {
  const params = new URLSearchParams({filter: JSON.stringify(filter ?? {})});
  if (sort) params.set('sort', JSON.stringify([sort.field, sort.order]));
  const {url, options} = listOf(resource);
  const {json} = await restClient(`${url}?${params}`, {...options, ...(signal && {signal})});
  const data = rowsOf<L>(json).map(row => withId(row, restResource(resource)));
  return {data, total: data.length};
}

/** A page; beside its total stands whether that is exact, which the provider does not read out of the headers. */
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
 * Simple REST with the contract's quirks: names of resources are the panel's and are mapped to paths; one row is the
 * list filtered by its id, as the contract has no route for it; an update sends the changed writable fields only, with digests of
 * what stood there, so that nobody overwrites unseen what another person changed; what
 * concerns many rows goes to the routes for many.
 */
export const dataProvider: DataProvider = {
  ...base,
  supportAbortSignal: true,
  getList: (resource, asked) => {
    const params = {...asked, filter: {...asked.filter, ...restResource(resource).filter} as object};
    const all = params.pagination && params.pagination.perPage >= ALL_ROWS;
    return all ? listAll(resource, params) : listPage(resource, params);
  },
  getMany: async <L extends RaRecord>(resource: string, {ids, signal}: GetManyParams<L>) => {
    const params = new URLSearchParams({filter: JSON.stringify(byIds(ids, restResource(resource)))});
    const {url, options} = listOf(resource);
    const {json} = await restClient(`${url}?${params}`, {...options, ...(signal && {signal})});
    return {data: rowsOf<L>(json).map(row => withId(row, restResource(resource)))};
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
    const {json} = await restClient(`/api/${pathOf(resource)}`, {method: 'POST', body: bodyOf(resource, fields)});
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
    if (!bulk) throw new HttpError('Esta alteração é feita um a um.', 400);
    const body = JSON.stringify({...data, ids});
    await restClient(`/api/${bulk.path}`, {method: bulk.method, body});
    return {data: ids};
  },
  delete: async <L extends RaRecord>(resource: string, {id, previousData}: DeleteParams<L>) => {
    await restClient(addressOf(resource, id), {method: 'DELETE'});
    return {data: {...previousData, id} as L};
  },
  deleteMany: () => Promise.reject(new HttpError('A exclusão é feita um a um.', 400)),
};
