import {messageOf} from '@clube/api-client';
import {LoadingState, FailureState} from '@clube/ui';
import type {UseQueryResult} from '@tanstack/react-query';
import type {ReactNode} from 'react';
import styles from './Tables.module.css';

interface Props<L> {
  /** The id of its heading, for links. */
  id: string;
  title: string;
  query: UseQueryResult<L[]>;
  children: (rows: L[]) => ReactNode;
}

/** One table with its loading and error states, independent of the other tables. */
export function Section<L>({id, title, query, children}: Props<L>) {
  const {data, error, refetch} = query;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {data ? (
        children(data)
      ) : error ? (
        <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={4} />
      )}
    </section>
  );
}
