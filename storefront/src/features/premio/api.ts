import {client, type CorpoDe, type RespostaDe} from '@clube/api-client';
import {queryOptions} from '@tanstack/react-query';
import {listarPremios} from '../../base/premios';
import {ligado, type Premio} from '../../base/tipos';

/** One prize by its code. A combo is asked for again by id, because its stock moves. Null when there is none. */
export function consultaPremio(codigo: string) {
  return queryOptions({
    queryKey: ['premio', codigo],
    queryFn: async ({signal}): Promise<Premio | null> => {
      const [premio] = (await listarPremios({codigo}, signal)).rows;
      if (!premio || !ligado(premio.isCombo)) return premio ?? null;
      return {...premio, ...(await client.get('/api/premios/{id}', {path: {id: premio.id}, signal}))};
    },
  });
}

const QUANTOS_OUTROS = 12;

export const consultaOutros = queryOptions({
  queryKey: ['premios', 'outros'],
  queryFn: ({signal}) => listarPremios({pagina: 0, limite: QUANTOS_OUTROS}, signal),
});

export type PedidoResgate = CorpoDe<'/api/resgatar'>;

/** Asks for a prize. The same key gives the same answer, however often a bad connection makes it travel. */
export function resgatar(body: PedidoResgate, chave: string): Promise<RespostaDe<'/api/resgatar', 'POST'>> {
  return client.post('/api/resgatar', {body, idempotencyKey: chave});
}
