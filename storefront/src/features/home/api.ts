import {client, type RespostaDe} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {listarPremios} from '../../base/premios';

const NO_CARROSSEL = 12;

/** What the balance affords: how many, and the first of them. */
export const consultaAoAlcance = queryOptions({
  queryKey: ['premios', 'ao-alcance'],
  queryFn: ({signal}) => listarPremios({buscaSaldo: 1, pagina: 0, limite: NO_CARROSSEL}, signal),
});

/** Asks for another letter with the link that confirms the own address. */
export const reenviarConfirmacao = (): Promise<RespostaDe<'/api/parceiros/reenviar-confirmacao', 'POST'>> =>
  client.post('/api/parceiros/reenviar-confirmacao');
