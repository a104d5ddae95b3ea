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
import {emFormulario, gravavel, mudancas} from './mudancas';
import {byId, byIds, recursoRest, sortedBy, withId, writable} from './recursos';
import {clienteRest} from './rest';

/** The page size that stands for "Todos": the server answers up to so many rows and then says so. */
export const TODOS = 5000;

const base = simpleRest('/api', clienteRest);
const caminho = (recurso: string): string => recursoRest(recurso).caminho;
const enderecoDe = (recurso: string, id: Identifier): string => `/api/${caminho(recurso)}/${encodeURIComponent(id)}`;

/** The rows of an answer: which resource was asked for says what they are. */
const rowsOf = <L extends RaRecord>(json: unknown): L[] => (Array.isArray(json) ? (json as L[]) : []);
/** A row that was written, as far as the server answers with it. */
const writtenOf = (json: unknown): object => (typeof json === 'object' && json !== null ? json : {});

/** A list without a range: the server's dialect for "all of them". */
async function todos<L extends RaRecord>(recurso: string, {filter, sort, signal}: GetListParams) {
  const params = new URLSearchParams({filter: JSON.stringify(filter ?? {})});
  if (sort) params.set('sort', JSON.stringify([sort.field, sort.order]));
  const {json} = await clienteRest(`/api/${caminho(recurso)}?${params}`, signal ? {signal} : {});
  const data = rowsOf<L>(json).map(row => withId(row, recursoRest(recurso)));
  return {data, total: data.length};
}

/** A page; beside its total stands whether that is exact, which the provider does not read out of the headers. */
async function pagina<L extends RaRecord>(recurso: string, params: GetListParams) {
  let estimado = false;
  const lido = simpleRest('/api', async (url: string, opcoes) => {
    const resposta = await clienteRest(url, opcoes);
    estimado = resposta.headers.has('X-Total-Estimado');
    return resposta;
  });
  const {data, ...rest} = await lido.getList<L>(caminho(recurso), params);
  return {...rest, data: data.map(row => withId(row, recursoRest(recurso))), meta: {estimado}};
}

function corpo(recurso: string, dados: Record<string, unknown>): BodyInit {
  const {formulario, file} = recursoRest(recurso);
  return formulario || file ? emFormulario(dados) : JSON.stringify(dados);
}

/**
 * Simple REST with the contract's quirks: names of resources are the panel's and are mapped to paths; one row is the
 * list filtered by its id, as the contract has no route for it; an update sends the changed writable fields only; what
 * concerns many rows goes to the routes for many.
 */
export const dataProvider: DataProvider = {
  ...base,
  supportAbortSignal: true,
  getList: (recurso, params) =>
    params.pagination && params.pagination.perPage >= TODOS ? todos(recurso, params) : pagina(recurso, params),
  getMany: async <L extends RaRecord>(recurso: string, {ids, signal}: GetManyParams<L>) => {
    const params = new URLSearchParams({filter: JSON.stringify(byIds(ids, recursoRest(recurso)))});
    const {json} = await clienteRest(`/api/${caminho(recurso)}?${params}`, signal ? {signal} : {});
    return {data: rowsOf<L>(json).map(row => withId(row, recursoRest(recurso)))};
  },
  getManyReference: async <L extends RaRecord>(recurso: string, params: GetManyReferenceParams) => {
    const rest = recursoRest(recurso);
    const sort = sortedBy(params.sort, rest);
    const {data, ...more} = await base.getManyReference<L>(rest.caminho, {...params, sort});
    return {...more, data: data.map(row => withId(row, rest))};
  },
  getOne: async <L extends RaRecord>(recurso: string, {id, signal}: GetOneParams<L>) => {
    const params = new URLSearchParams({filter: JSON.stringify(byId(id, recursoRest(recurso)))});
    const {json} = await clienteRest(`/api/${caminho(recurso)}?${params}`, signal ? {signal} : {});
    const [row] = rowsOf<L>(json);
    if (!row) throw new HttpError('Este registro não foi encontrado.', 404);
    return {data: withId(row, recursoRest(recurso))};
  },
  create: async <R extends Omit<RaRecord, 'id'>, L extends RaRecord = R & {id: Identifier}>(
    recurso: string,
    {data}: CreateParams<R>,
  ) => {
    const dados = gravavel(data, writable(recursoRest(recurso)));
    const {json} = await clienteRest(`/api/${caminho(recurso)}`, {method: 'POST', body: corpo(recurso, dados)});
    return {data: {id: 0, ...writtenOf(json)} as L};
  },
  update: async <L extends RaRecord>(recurso: string, {id, data, previousData}: UpdateParams<L>) => {
    const rest = recursoRest(recurso);
    const dados = mudancas(previousData, data, writable(rest), rest.acompanha);
    const feito = {...previousData, ...data, id};
    if (Object.keys(dados).length === 0) return {data: feito};
    const {json} = await clienteRest(enderecoDe(recurso, id), {method: 'PUT', body: corpo(recurso, dados)});
    return {data: {...feito, ...writtenOf(json), id}};
  },
  updateMany: async <L extends RaRecord>(recurso: string, {ids, data}: UpdateManyParams<L>) => {
    const {massa} = recursoRest(recurso);
    if (!massa) throw new HttpError('Esta alteração é feita um a um.', 400);
    const body = JSON.stringify({...data, ids});
    await clienteRest(`/api/${massa.caminho}`, {method: massa.metodo, body});
    return {data: ids};
  },
  delete: async <L extends RaRecord>(recurso: string, {id, previousData}: DeleteParams<L>) => {
    await clienteRest(enderecoDe(recurso, id), {method: 'DELETE'});
    return {data: {...previousData, id} as L};
  },
  deleteMany: () => Promise.reject(new HttpError('A exclusão é feita um a um.', 400)),
};
