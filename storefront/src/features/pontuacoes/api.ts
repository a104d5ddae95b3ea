import {client, type Row} from '@clube/api-client';
import type {MovimentoFilter} from '@clube/domain';
import {infiniteQueryOptions, queryOptions} from '@tanstack/react-query';
import {READING_INTERVAL_MS} from '../../base/notas/queries';
import type {Movimento, Pintor} from '../../base/types';

export type CodigoUse = Row<'/api/pontuacoes/codigo/{id}'>;
type TreinamentoCodigo = Row<'/api/codigo-promocional'>;
type CursoConcluido = Row<'/api/cursos/parceiro/concluidos'>;

/** A row of the training table. */
export type Treinamento = ({tipo: 'codigo'} & TreinamentoCodigo) | ({tipo: 'curso'} & CursoConcluido);

/** The page size: two screens of a phone. */
const PAGE_ROWS = 20;

const isRead = ({estadoNota, leitura}: Movimento): boolean => estadoNota === 'pendente' && leitura === 'em_leitura';

/** The movements of the points, newest first, by page; all, or one kind. */
export function movimentosQuery(grupo: MovimentoFilter | undefined) {
  return infiniteQueryOptions({
    queryKey: ['movimentos', grupo ?? 'tudo'],
    initialPageParam: 0,
    queryFn: ({pageParam: pagina, signal}) =>
      client.list('/api/pontuacoes/movimentos', {query: {pagina, limite: PAGE_ROWS, ...(grupo && {grupo})}, signal}),
    getNextPageParam: ({total}, pages) => (pages.length * PAGE_ROWS < total ? pages.length : undefined),
    // Reading takes seconds; a painter who is watching sees it end.
    refetchInterval: ({state}) => (state.data?.pages.some(({rows}) => rows.some(isRead)) ? READING_INTERVAL_MS : false),
  });
}

/** The number of receipts that staff still have to check. */
export const underReviewQuery = queryOptions({
  queryKey: ['movimentos', 'analise', 'quantas'],
  queryFn: async ({signal}) =>
    (await client.list('/api/pontuacoes/movimentos', {query: {grupo: 'analise', pagina: 0, limite: 1}, signal})).total,
});

/** The remaining points by lot, the first to expire first. */
export const lotesQuery = queryOptions({
  queryKey: ['lotes'],
  queryFn: async ({signal}) => (await client.list('/api/pontuacoes/lotes', {signal})).rows,
});

/** The statement as a file. */
export async function statementFile(): Promise<string | undefined> {
  const answer = await client.get('/api/pontuacoes/movimentos', {
    query: {grupo: 'extrato', download: 'csv', fileName: 'extrato-de-pontos'},
  });
  return 'fileLink' in answer && typeof answer.fileLink === 'string' ? answer.fileLink : undefined;
}

/** Codes that gave points, alone or with a receipt. */
export function codigosQuery({id}: Pick<Pintor, 'id'>) {
  return queryOptions({
    queryKey: ['codigos', id],
    queryFn: async ({signal}) => (await client.list('/api/pontuacoes/codigo/{id}', {path: {id}, signal})).rows,
  });
}

/** Used training codes, and completed courses. */
export function treinamentosQuery({id, cpf}: Pick<Pintor, 'id' | 'cpf'>) {
  return queryOptions({
    queryKey: ['treinamentos', id],
    queryFn: async ({signal}) => {
      // The cached profile lacks its CPF; the request returns the painter's own rows without it too.
      const query = {filtros: {treinamento: true, ...(cpf && {cpf})}};
      const [codigos, cursos] = await Promise.all([
        client.list('/api/codigo-promocional', {query, signal}),
        client.list('/api/cursos/parceiro/concluidos', {signal}),
      ]);
      return [
        ...codigos.rows.map(codigo => ({tipo: 'codigo' as const, ...codigo})),
        ...cursos.rows.map(curso => ({tipo: 'curso' as const, ...curso})),
      ];
    },
  });
}
