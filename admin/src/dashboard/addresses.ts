import type {Period} from '@clube/domain';
import {listAddress} from '../components/list/list-address';
import type {Filters} from '../providers/filters';

export type Days = Partial<Period> | undefined;

/** URLs of the lists behind the figures, filtered by the same period. */
export const rowsOf = (days: Days) => {
  const scoredThen = days ? [days.dataInicial, days.dataFinal] : true;
  return {
    /** Painters who registered in the period. */
    pintores: (filters: Filters = {}) => listAddress('/painel/pintores', {...filters, ...days}),
    revendas: () => listAddress('/painel/revendas', {ativo: 1, ...days}),
    indicacoes: (filters: Filters = {}) => listAddress('/painel/indicacoes', {...filters, ...days}),
    /** Painters or stores with a sale scored in the period. */
    scored: (screen: 'pintores' | 'revendas' | 'lojas') => listAddress(`/painel/${screen}`, {pontuado: scoredThen}),
    /** Sales scored in the period. */
    sales: (filters: Filters) => listAddress('/painel/pontuacoes/pontuado', {...filters, ...days}),
  };
};
