import {client, type AnswerOf} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {listPremios} from '../../base/premios';

const CAROUSEL_SIZE = 12;

/** What the balance affords: how many, and the first of them. */
export const affordableQuery = queryOptions({
  queryKey: ['premios', 'ao-alcance'],
  queryFn: ({signal}) => listPremios({buscaSaldo: 1, pagina: 0, limite: CAROUSEL_SIZE}, signal),
});

/** Asks for another letter with the link that confirms the own address. */
export const resendConfirmation = (): Promise<AnswerOf<'/api/parceiros/reenviar-confirmacao', 'POST'>> =>
  client.post('/api/parceiros/reenviar-confirmacao');
