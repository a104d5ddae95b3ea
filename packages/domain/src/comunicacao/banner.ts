import type {DataCivil} from '../valores/index.js';

interface Dias {
  dataInicial?: DataCivil | null;
  dataFinal?: DataCivil | null;
}

/** A banner's days do not run backwards (document 3, section 5). Told at the first of the two; one alone breaks nothing. */
export const PERIODO_DO_BANNER = {
  field: 'dataInicial',
  holds: ({dataInicial, dataFinal}: Dias): boolean => !dataInicial || !dataFinal || dataInicial <= dataFinal,
  message: 'Data inicial não pode ser maior que data final',
} as const;

export type Janela = 'antes' | 'dentro' | 'depois';

/** Where a day stands to a banner's days, both of which count. */
export function janelaDe(
  {dataInicial, dataFinal}: {dataInicial: DataCivil; dataFinal: DataCivil},
  dia: DataCivil,
): Janela {
  if (dia < dataInicial) return 'antes';
  return dia > dataFinal ? 'depois' : 'dentro';
}
