import {messageOf} from '@clube/api-client';
import {EmptyState, FailureState, LoadingState, buttonClass} from '@clube/ui';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {Page} from '../page/Page';
import {Neighbours} from './Neighbours';
import styles from './RecordPage.module.css';

interface Props<R> {
  /** What it is one of: the title until it has arrived. */
  one: string;
  title: (record: R) => string;
  /** Its state, and what else names it, beside the title. */
  detail?: (record: R) => ReactNode;
  /** What can be done with it. */
  actions?: (record: R) => ReactNode;
  /** The list that it is of. */
  back: {to: string; label: string};
  /** As a query keeps it; null where there is none. */
  query: {data: R | null | undefined; error: Error | null; refetch: () => unknown};
  /** Said where there is none. */
  missing?: {title: string; text: string};
  children: (record: R) => ReactNode;
}

/** The page of one thing: its name and state, what can be done with it, the way back to the list, and all that is known. */
export function RecordPage<R>({one, title, detail, actions, back, query, missing, children}: Props<R>) {
  const {data: record, error, refetch} = query;
  const backLink = (
    <Link className={buttonClass({variant: 'secondary', small: true})} to={back.to} aria-label={back.label}>
      <span className={styles.wide}>{back.label}</span>
      <span className={styles.narrow} aria-hidden>
        ‹ {back.label.split(' ')[0]}
      </span>
    </Link>
  );
  return (
    <Page
      title={record ? title(record) : one}
      detail={record && detail?.(record)}
      actions={
        <>
          {record && actions?.(record)}
          <Neighbours />
          {backLink}
        </>
      }
    >
      {error && !record && <FailureState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && record === undefined && <LoadingState rows={10} />}
      {record === null && missing && (
        <EmptyState title={missing.title} action={backLink}>
          {missing.text}
        </EmptyState>
      )}
      {record && children(record)}
    </Page>
  );
}
