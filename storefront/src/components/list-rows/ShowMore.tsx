import {messageOf} from '@clube/api-client';
import {Button, classes} from '@clube/ui';
import type {UseInfiniteQueryResult} from '@tanstack/react-query';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './ListRows.module.css';

interface Props {
  /** The number of shown rows. */
  shown: number;
  more: boolean;
  onMore: () => void;
  busy?: boolean;
  /** The error message of the last attempt. */
  failure?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const ROWS = 'li, tbody > tr';

/**
 * A button that shows more rows; must be in the same element as its list. The focus moves to the first new row, as the
 * button may disappear.
 */
export function ShowMore({shown, more, onMore, busy, failure, className, children}: Props) {
  const pending = useRef<{button: Element; list: Element; before: ReadonlySet<Element>}>(undefined);
  useEffect(() => {
    if (!pending.current) return;
    const {button, list, before} = pending.current;
    const came = [...list.querySelectorAll<HTMLElement>(ROWS)].find(row => !before.has(row));
    if (!came) return;
    pending.current = undefined;
    // If the user has moved the focus meanwhile, it stays there.
    if (document.activeElement === button || document.activeElement === document.body) goTo(came);
  }, [shown]);
  if (!more) return null;
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button
        className={classes(className)}
        variant="secondary"
        busy={busy && 'Carregando…'}
        onClick={({currentTarget: button}) => {
          const list = button.parentElement ?? button;
          pending.current = {button, list, before: new Set(list.querySelectorAll(ROWS))};
          onMore();
        }}
      >
        {failure ? 'Tentar de novo' : children}
      </Button>
    </>
  );
}

function goTo(row: HTMLElement): void {
  const target = row.querySelector<HTMLElement>('a[href], button') ?? row;
  if (target === row) row.tabIndex = -1;
  // The new row is where the button was, so nothing needs to scroll.
  target.focus({preventScroll: true});
}

/** The props of `ShowMore` for a paged query. */
export const nextPageOf = (
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >,
): Pick<Props, 'more' | 'busy' | 'failure' | 'onMore'> => ({
  more: query.hasNextPage,
  busy: query.isFetchingNextPage,
  failure: query.isFetchNextPageError ? messageOf(query.error) : undefined,
  onMore: () => void query.fetchNextPage(),
});
