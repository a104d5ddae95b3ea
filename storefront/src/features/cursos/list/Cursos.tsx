import {messageOf} from '@clube/api-client';
import {Button, EmptyState, FailureState, LoadingState, PaintChip, PaintChipRow} from '@clube/ui';
import {useInfiniteQuery, useQuery} from '@tanstack/react-query';
import {categoryOf, EVERY_PAINT} from '../../../base/categories';
import type {Preload} from '../../../base/types';
import {ShowMore, nextPageOf} from '../../../components/list-rows/ShowMore';
import {Page} from '../../../components/Page';
import {useWide} from '../../../components/useWide';
import {SearchBox} from '../../../components/search-box/SearchBox';
import {allCursosQuery, cursosQuery, type CursoFilters} from '../api';
import {ContinueCard, cursoToContinue} from './ContinueCard';
import {CursoCard} from './CursoCard';
import styles from './Cursos.module.css';
import {RequisitoNote} from './RequisitoNote';
import {isFiltered, readFilters, useCursoFilters} from './useCursoFilters';

/** @public For the app, which finds it in the file that it loads. */
export const preload: Preload = queryClient => [
  queryClient.query(allCursosQuery),
  queryClient.infiniteQuery(cursosQuery(readFilters(new URLSearchParams(window.location.search)))),
];

const lookOf = (categoria: string) => {
  const {paint: color, drawing} = categoryOf(categoria);
  return {color, drawing};
};

/** The number of covers visible without scrolling. */
const SEEN = 3;

function Results({filters, clear}: {filters: CursoFilters; clear: () => void}) {
  const query = useInfiniteQuery(cursosQuery(filters));
  const wide = useWide();
  if (query.isPending) return <LoadingState {...(wide ? {cards: 6} : {rows: 6})} />;
  if (!query.data) return <FailureState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  const cursos = query.data.pages.flatMap(({data}) => data);
  const filtered = isFiltered(filters);
  if (cursos.length === 0)
    return (
      <EmptyState
        title={filtered ? 'Sem resultados' : 'Ainda não há cursos'}
        seed={`cursos ${filters.nome}`}
        action={
          filtered && (
            <Button variant="secondary" onClick={clear}>
              Limpar filtros
            </Button>
          )
        }
      >
        {filtered ? 'Nenhum curso com este nome ou nesta categoria.' : 'Volte em breve: os primeiros estão a caminho.'}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.grid}>
        {cursos.map((curso, i) => (
          <li key={curso.id}>
            <CursoCard curso={curso} first={i < SEEN} />
          </li>
        ))}
      </ul>
      <ShowMore className={styles.more} shown={query.data.pages.length} {...nextPageOf(query)}>
        Mostrar mais cursos
      </ShowMore>
    </>
  );
}

/** The available courses, with the one to continue above them. */
export default function Cursos() {
  const {filters, setFilters, clear} = useCursoFilters();
  const {data: all = []} = useQuery(allCursosQuery);
  const current = isFiltered(filters) ? undefined : cursoToContinue(all);
  const categories = [...new Set(all.flatMap(({categoria}) => categoria ?? []))].toSorted((a, b) => a.localeCompare(b));
  return (
    <Page title="Cursos">
      <p className={styles.lead}>Aula curta, no seu ritmo. Com certificado para mostrar ao cliente.</p>
      {current && <ContinueCard curso={current} />}
      {all.length > 0 && !isFiltered(filters) && <RequisitoNote cursos={all} />}
      <SearchBox label="Buscar curso pelo nome" initial={filters.nome} onSearch={nome => setFilters({nome})} />
      {categories.length > 1 && (
        <PaintChipRow label="Categorias">
          <PaintChip color={EVERY_PAINT} active={!filters.categoria} onValueChange={() => setFilters({categoria: ''})}>
            Todos
          </PaintChip>
          {categories.map(categoria => (
            <PaintChip
              key={categoria}
              {...lookOf(categoria)}
              active={filters.categoria === categoria}
              onValueChange={() => setFilters({categoria: filters.categoria === categoria ? '' : categoria})}
            >
              {categoria}
            </PaintChip>
          ))}
        </PaintChipRow>
      )}
      <section aria-labelledby="lista-de-cursos" className={styles.results}>
        <h2 id="lista-de-cursos" className="visually-hidden">
          Lista de cursos
        </h2>
        <Results filters={filters} clear={clear} />
      </section>
    </Page>
  );
}
