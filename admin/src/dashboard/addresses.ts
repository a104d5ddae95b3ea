import type {Period} from '@clube/domain';
import {listAddress} from '../components/list/list-address';
import type {Filters} from '../providers/filters';

export type Days = Partial<Period> | undefined;

/** The lists behind the figures, narrowed to the same days. */
export const rowsOf = (days: Days) => {
  const scoredThen = days ? [days.dataInicial, days.dataFinal] : true;
  return {
    /** Registered then. */
    pintores: (filters: Filters = {}) => listAddress('/painel/pintores', {...filters, ...days}),
    revendas: () => listAddress('/painel/revendas', {ativo: 1, ...days}),
    indicacoes: (filters: Filters = {}) => listAddress('/painel/indicacoes', {...filters, ...days}),
    /** With a sale that was scored then. */
    scored: (screen: 'pintores' | 'revendas' | 'lojas') => listAddress(`/painel/${screen}`, {pontuado: scoredThen}),
    /** Scored then. */
    sales: (filters: Filters) => listAddress('/painel/pontuacoes/pontuado', {...filters, ...days}),
  };
};
