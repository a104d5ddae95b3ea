import {useSearchParams} from 'react-router-dom';

export interface FiltrosLoja {
  busca: string;
  tags: string[];
  disponiveis: boolean;
}

/** The store's filters live in the address: they survive a reload, a shared link and the way back from a prize. */
export function useFiltros(): {
  filtros: FiltrosLoja;
  filtrar: (mudanca: Partial<FiltrosLoja>) => void;
  limpar: () => void;
} {
  const [params, setParams] = useSearchParams();
  const filtros: FiltrosLoja = {
    busca: params.get('search') ?? '',
    tags: (params.get('tags') ?? '').split(',').filter(Boolean),
    disponiveis: params.get('disponiveis') === '1',
  };
  const filtrar = (mudanca: Partial<FiltrosLoja>): void => {
    const {busca, tags, disponiveis} = {...filtros, ...mudanca};
    const novos = new URLSearchParams();
    if (busca) novos.set('search', busca);
    if (tags.length > 0) novos.set('tags', tags.join(','));
    if (disponiveis) novos.set('disponiveis', '1');
    setParams(novos, {replace: true, preventScrollReset: true});
  };
  return {filtros, filtrar, limpar: () => setParams({}, {replace: true, preventScrollReset: true})};
}
