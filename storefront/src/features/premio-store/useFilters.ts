import {useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';

/** The sort orders; the first is the default. */
export const ORDERS = [
  {value: '+pontosWeb', text: 'Menos pontos'},
  {value: '-pontosWeb', text: 'Mais pontos'},
  {value: '-id', text: 'Novidades'},
  {value: '+nome', text: 'Nome, de A a Z'},
] as const;
const OWN_ORDER = ORDERS[0].value;

type Order = (typeof ORDERS)[number]['value'];

export interface PremioStoreFilters {
  search: string;
  tags: string[];
  available: boolean;
  favorites: boolean;
  order: Order;
}

export const readOrder = (text: string | null): Order => ORDERS.find(({value}) => value === text)?.value ?? OWN_ORDER;

/** Whether the filters exclude anything; the sort order does not count. */
export const isFiltered = ({search, tags, available, favorites}: PremioStoreFilters): boolean =>
  search !== '' || tags.length > 0 || available || favorites;

export const readFilters = (params: URLSearchParams): PremioStoreFilters => ({
  search: params.get('search') ?? '',
  tags: (params.get('tags') ?? '').split(',').filter(Boolean),
  available: params.get('disponiveis') === '1',
  favorites: params.get('favoritos') === '1',
  order: readOrder(params.get('ordem')),
});

/** The store's filters, stored in the URL: they survive a reload, a shared link and the way back from a prize. */
export function useFilters(): {
  filters: PremioStoreFilters;
  setFilters: (changes: Partial<PremioStoreFilters>) => void;
  clear: () => void;
} {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const setFilters = (changes: Partial<PremioStoreFilters>): void => {
    const {search, tags, available, favorites, order} = {...filters, ...changes};
    const next = new URLSearchParams();
    if (search) next.set('search', search);
    if (tags.length > 0) next.set('tags', tags.join(','));
    if (available) next.set('disponiveis', '1');
    if (favorites) next.set('favoritos', '1');
    if (order !== OWN_ORDER) next.set('ordem', order);
    setParams(next, {replace: true, state: KEEP_SCROLL_POSITION});
  };
  return {filters, setFilters, clear: () => setParams({}, {replace: true, state: KEEP_SCROLL_POSITION})};
}
