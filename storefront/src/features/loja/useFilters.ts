import {useSearchParams} from 'react-router-dom';

export interface LojaFilters {
  search: string;
  tags: string[];
  available: boolean;
}

/** The store's filters live in the address: they survive a reload, a shared link and the way back from a prize. */
export function useFilters(): {
  filters: LojaFilters;
  setFilters: (changes: Partial<LojaFilters>) => void;
  clear: () => void;
} {
  const [params, setParams] = useSearchParams();
  const filters: LojaFilters = {
    search: params.get('search') ?? '',
    tags: (params.get('tags') ?? '').split(',').filter(Boolean),
    available: params.get('disponiveis') === '1',
  };
  const setFilters = (changes: Partial<LojaFilters>): void => {
    const {search, tags, available} = {...filters, ...changes};
    const next = new URLSearchParams();
    if (search) next.set('search', search);
    if (tags.length > 0) next.set('tags', tags.join(','));
    if (available) next.set('disponiveis', '1');
    setParams(next, {replace: true, preventScrollReset: true});
  };
  return {filters, setFilters, clear: () => setParams({}, {replace: true, preventScrollReset: true})};
}
