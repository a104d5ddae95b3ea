import {messageOf} from '@clube/api-client';
import {civilDateOf, type MovimentoFilter} from '@clube/domain';
import {EmptyState, FailureState, buttonClass} from '@clube/ui';
import {useInfiniteQuery, useQuery} from '@tanstack/react-query';
import {lazy, Suspense, useState} from 'react';
import {Link, useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../../base/scroll/memory';
import {PATHS} from '../../../base/paths';
import type {Movimento} from '../../../base/types';
import {ListLoading} from '../../../components/list-rows/ListLoading';
import rows from '../../../components/list-rows/ListRows.module.css';
import {ShowMore, nextPageOf} from '../../../components/list-rows/ShowMore';
import {movimentosQuery, underReviewQuery} from '../api';
import styles from './Feed.module.css';
import {FeedRow} from './FeedRow';
import {grouped, nameOfTime} from './texts';

const MovimentoModal = lazy(async () => ({default: (await import('../movimento/MovimentoModal')).MovimentoModal}));

const FILTERS: readonly {value: MovimentoFilter | undefined; text: string}[] = [
  {value: undefined, text: 'Tudo'},
  {value: 'notas', text: 'Notas'},
  {value: 'codigos', text: 'Códigos'},
  {value: 'resgates', text: 'Resgates'},
  {value: 'analise', text: 'Em análise'},
];

/** The empty state, with a link to something to do. */
const NOTHING: Record<MovimentoFilter | 'tudo', {title: string; text: string}> = {
  tudo: {title: 'Seus pontos começam aqui', text: 'Envie a primeira nota: os pontos dela aparecem nesta lista.'},
  notas: {title: 'Nenhuma nota ainda', text: 'Fotografe a nota da compra de tintas e envie.'},
  codigos: {title: 'Nenhum código ainda', text: 'Códigos promocionais vão junto com uma nota.'},
  resgates: {title: 'Nenhum resgate ainda', text: 'O que você trocar por prêmios aparece aqui.'},
  analise: {title: 'Nada em análise', text: 'Todas as notas que você enviou já foram olhadas.'},
  extrato: {title: 'Nenhum movimento', text: ''},
};

/** The shown kind of movements, in the URL like all filters. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const current = FILTERS.find(({value}) => value === params.get('so'))?.value;
  const choose = (value: MovimentoFilter | undefined) =>
    setParams(value ? {so: value} : {}, {replace: true, state: KEEP_SCROLL_POSITION});
  return {current, choose};
}

function Chips({current, choose}: ReturnType<typeof useFilter>) {
  const {data: waiting} = useQuery(underReviewQuery);
  return (
    <div className={styles.chips} role="group" aria-label="Mostrar">
      {FILTERS.map(({value, text}) => (
        <button key={text} type="button" aria-pressed={value === current} onClick={() => choose(value)}>
          {text}
          {value === 'analise' && waiting ? ` ${waiting}` : ''}
        </button>
      ))}
    </div>
  );
}

function Rows({filter}: {filter: MovimentoFilter | undefined}) {
  const query = useInfiniteQuery(movimentosQuery(filter));
  const {data, error, refetch} = query;
  const [opened, setOpened] = useState<Movimento>();
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListLoading />;
  const today = civilDateOf(new Date());
  // A new movement between two requests shifts a row onto the next page, where it would appear twice.
  const movements = [...new Map(data.pages.flatMap(page => page.rows).map(row => [row.id, row])).values()];
  if (movements.length === 0) return <Nothing filter={filter} />;
  return (
    <>
      {grouped(movements, ({quando}) => nameOfTime(quando, today)).map(group => (
        <section key={`${group.name} ${group.rows[0]?.id}`} className={styles.group}>
          <h3>{group.name}</h3>
          <ul className={rows.rows}>
            {group.rows.map(row => (
              <FeedRow key={row.id} row={row} today={today} onOpen={setOpened} />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore shown={movements.length} {...nextPageOf(query)}>
        Mostrar mais
      </ShowMore>
      {opened && (
        <Suspense>
          <MovimentoModal row={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Nothing({filter}: {filter: MovimentoFilter | undefined}) {
  const {title, text} = NOTHING[filter ?? 'tudo'];
  return (
    <EmptyState
      title={title}
      seed="pontos"
      action={
        <Link
          className={buttonClass({variant: filter === 'resgates' ? 'primary' : 'accent'})}
          to={filter === 'resgates' ? PATHS.loja : PATHS.sendNota}
        >
          {filter === 'resgates' ? 'Ver os prêmios' : 'Enviar nota'}
        </Link>
      }
    >
      {text}
    </EmptyState>
  );
}

/** Movements of points, newest first, and between them the receipts that are pending or were refused. */
export function Feed() {
  const filter = useFilter();
  return (
    <section className={styles.feed} aria-label="Movimentos">
      <h2 className="visually-hidden">Movimentos</h2>
      <Chips {...filter} />
      <Rows key={filter.current ?? 'tudo'} filter={filter.current} />
    </section>
  );
}
