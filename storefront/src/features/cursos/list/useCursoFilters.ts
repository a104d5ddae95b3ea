import {useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../../base/scroll/memory';
import type {CursoFilters} from '../api';

export const readFilters = (params: URLSearchParams): CursoFilters => ({
  nome: params.get('busca') ?? '',
  categoria: params.get('categoria') ?? '',
});

export const isFiltered = ({nome, categoria}: CursoFilters): boolean => nome !== '' || categoria !== '';

/** The filters are in the URL, so that reload, shared links and going back restore them. */
export function useCursoFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const setFilters = (changes: Partial<CursoFilters>): void => {
    const {nome, categoria} = {...filters, ...changes};
    setParams(
      {...(nome && {busca: nome}), ...(categoria && {categoria})},
      {replace: true, state: KEEP_SCROLL_POSITION},
    );
  };
  return {filters, setFilters, clear: () => setFilters({nome: '', categoria: ''})};
}
