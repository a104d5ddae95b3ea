import {queryOptions} from '@tanstack/react-query';
import {listarPremios} from '../../base/premios';

const NO_CARROSSEL = 12;

/** What the balance affords: how many, and the first of them. */
export const consultaAoAlcance = queryOptions({
  queryKey: ['premios', 'ao-alcance'],
  queryFn: ({signal}) => listarPremios({buscaSaldo: 1, pagina: 0, limite: NO_CARROSSEL}, signal),
});
