import {MOMENTOS} from '@clube/domain';
import {useReportFilters} from './filters';

export const MOMENTO_OPTIONS = [
  {value: 'antes', text: 'Antes de entrar'},
  {value: 'depois', text: 'Desde que entrou'},
];

/** The filters of the rows behind a report's figures, which are in the URL that the figure leads to. */
export function useRowFilters() {
  const {rede, set, params} = useReportFilters();
  const limit = Number(params.get('mesesLimite') ?? '');
  return {
    rede,
    momento: MOMENTOS.find(each => each === params.get('momento')),
    mesesLimite: limit > 0 ? limit : undefined,
    /** 2026; empty for all years. */
    ano: params.get('ano') ?? '',
    codProduto: params.get('codProduto') ?? '',
    /** 2026-09; empty for all months. */
    mes: params.get('mes') ?? '',
    set,
  };
}
