import {messageOf} from '@clube/api-client';
import {EmptyState, FailureState, LoadingState, buttonClass} from '@clube/ui';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {Page} from '../page/Page';
import {Neighbours} from './Neighbours';
import styles from './RecordPage.module.css';

interface Props<R> {
  /** The kind of record, such as "Pintor": the title while loading. */
  one: string;
  title: (record: R) => string;
  /** Its state and other details, next to the title. */
  detail?: (record: R) => ReactNode;
  /** The actions on the record. */
  actions?: (record: R) => ReactNode;
  /** The link back to the record's list. */
  back: {to: string; label: string};
  /** The query's result; `data` is null if no such record exists. */
  query: {data: R | null | undefined; error: Error | null; refetch: () => unknown};
  /** The message when no such record exists. */
  missing?: {title: string; text: string};
  children: (record: R) => ReactNode;
}

/** The page of one record: its name and state, its actions, a link back to the list, and its contents. */
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
