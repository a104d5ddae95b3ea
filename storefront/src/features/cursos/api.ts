import {client, type AnswerOf, type BodyOf, type Schema} from '@clube/api-client';
import {infiniteQueryOptions, queryOptions, type QueryClient} from '@tanstack/react-query';
import type {Stretch} from '@clube/domain';

export type CursoListed = Schema<'CursoDaLista'>;
export type Curso = Schema<'CursoDoPintor'>;
export type Modulo = Schema<'ModuloDoPintor'>;
export type Aula = Schema<'AulaDoPintor'>;
export type Avaliacao = Schema<'AvaliacaoParaOPintor'>;

export interface CursoFilters {
  nome: string;
  categoria: string;
}

const PAGE_SIZE = 12;
/** URLs of videos and documents are signed for at least ten minutes, so they are refetched before that. */
const SIGNED_MS = 8 * 60_000;

const search = (body: BodyOf<'/api/cursos/parceiro/curso/search'>, signal: AbortSignal) =>
  client.post('/api/cursos/parceiro/curso/search', {body, signal});

/** All available courses: for the counts above the list, and for recommendations. */
export const allCursosQuery = queryOptions({
  queryKey: ['cursos', 'todos'],
  queryFn: async ({signal}) => (await search({where: {Curso: {ativo: true}}}, signal)).data,
});

export const cursosQuery = ({nome, categoria}: CursoFilters) =>
  infiniteQueryOptions({
    queryKey: ['cursos', 'lista', nome, categoria],
    queryFn: ({pageParam, signal}) =>
      search(
        {
          where: {Curso: {ativo: true, ...(nome && {nome: {like: `%${nome}%`}}), ...(categoria && {categoria})}},
          pagina: pageParam,
          limite: PAGE_SIZE,
        },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.metadata.total ? pages.length : undefined),
  });

export const cursoQuery = (idCurso: number) =>
  queryOptions({
    queryKey: ['cursos', 'curso', idCurso],
    queryFn: ({signal}) => client.get('/api/cursos/parceiro/curso/{idCurso}', {path: {idCurso}, signal}),
    refetchInterval: SIGNED_MS,
  });

export const enrol = (idCurso: number) =>
  client.post('/api/cursos/parceiro/curso/{idCurso}/inscrever', {path: {idCurso}, body: {}});

export const cancel = (idCurso: number) =>
  client.post('/api/cursos/parceiro/curso/{idCurso}/desinscrever', {path: {idCurso}, body: {}});

/** Sends the position in the video and the watched ranges; the request may outlive the page. */
export const sendProgress = (aulaId: number, body: {posicao: number; trechos: readonly Stretch[]}) =>
  client.post('/api/cursos/parceiro/aula/{aulaId}/progresso', {
    path: {aulaId},
    body: {posicao: body.posicao, trechos: body.trechos.map(([from, to]): [number, number] => [from, to])},
    keepalive: true,
  });

export type Finished = AnswerOf<'/api/cursos/parceiro/aula/{aulaId}/concluir', 'POST'>;

export const finish = (aulaId: number, body: BodyOf<'/api/cursos/parceiro/aula/{aulaId}/concluir'>) =>
  client.post('/api/cursos/parceiro/aula/{aulaId}/concluir', {path: {aulaId}, body});

/** Invalidates all lists and courses, as one lesson affects all of them. */
export const cursosChanged = (queryClient: QueryClient) => queryClient.invalidateQueries({queryKey: ['cursos']});

/** Updates one lesson in the cache from the server's response. */
export const aulaChanged = (queryClient: QueryClient, idCurso: number, aulaId: number, change: Partial<Aula>): void =>
  void queryClient.setQueryData(
    cursoQuery(idCurso).queryKey,
    curso =>
      curso && {
        ...curso,
        Modulos: curso.Modulos.map(modulo => ({
          ...modulo,
          Aulas: modulo.Aulas.map(aula => (aula.id === aulaId ? {...aula, ...change} : aula)),
        })),
      },
  );
