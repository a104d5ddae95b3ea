import {messageOf} from '@clube/api-client';
import {EmptyState, FailureState, Icon, LoadingState, buttonClass} from '@clube/ui';
import {useInfiniteQuery, useQueryClient} from '@tanstack/react-query';
import {useEffect, useId, useRef} from 'react';
import {Link} from 'react-router-dom';
import {markRead} from '../../base/queries/avisos';
import {PATHS} from '../../base/paths';
import {Page} from '../../components/Page';
import {ShowMore, nextPageOf} from '../../components/list-rows/ShowMore';
import {avisosQuery, type Aviso} from './api';
import {AvisoRow} from './AvisoRow';
import {byDay, type Day} from './by-day';
import styles from './Avisos.module.css';

/** Opening the list marks its notices as read; until the user leaves, new ones still look new. */
function useSeen(rows: readonly Aviso[] | undefined): void {
  const queryClient = useQueryClient();
  const newest = useRef(0);
  useEffect(() => {
    const [first] = rows ?? [];
    if (!first || first.id <= newest.current) return;
    newest.current = first.id;
    if (rows?.some(({lidoEm}) => lidoEm === null))
      void markRead(queryClient, {ate: first.id}).catch(() => (newest.current = 0));
  }, [queryClient, rows]);
}

function AvisosOfDay({name, rows}: Day<Aviso>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        {name}
      </h2>
      <ul className={styles.list}>
        {rows.map(aviso => (
          <AvisoRow key={aviso.id} aviso={aviso} />
        ))}
      </ul>
    </section>
  );
}

function AvisoList() {
  const query = useInfiniteQuery(avisosQuery);
  const {data, error, refetch} = query;
  const rows = data?.pages.flatMap(page => page.rows);
  useSeen(rows);
  if (error && !rows) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!rows) return <LoadingState rows={6} />;
  if (rows.length === 0)
    return (
      <EmptyState
        title="Nenhum aviso ainda"
        seed="avisos"
        action={
          <Link className={buttonClass({variant: 'accent'})} to={PATHS.sendNota}>
            Enviar nota
          </Link>
        }
      >
        Quando uma nota for pontuada, um prêmio sair para entrega ou seus pontos estiverem perto de vencer, contamos
        aqui.
      </EmptyState>
    );
  return (
    <div className={styles.days}>
      {byDay(rows, new Date()).map(day => (
        <AvisosOfDay key={day.name} {...day} />
      ))}
      <ShowMore shown={rows.length} {...nextPageOf(query)}>
        Mostrar mais
      </ShowMore>
    </div>
  );
}

/** The painter's notices, newest first. */
export default function Avisos() {
  return (
    <Page
      title="Avisos"
      narrow
      aside={
        <Link className={buttonClass({variant: 'secondary', small: true})} to={PATHS.avisoSettings}>
          <Icon name="sliders" size={20} /> Preferências de avisos
        </Link>
      }
    >
      <AvisoList />
    </Page>
  );
}
