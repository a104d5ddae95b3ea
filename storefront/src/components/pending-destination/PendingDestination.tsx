import {classes} from '@clube/ui';
import {lazy, Suspense, useState} from 'react';
import {requestedDestination} from '../../base/session/destination';
import styles from './PendingDestination.module.css';

const DestinationSummary = lazy(() => import('./DestinationSummary'));

/** Beside the ways in: what somebody was led to who had to log in first, a shared prize, say. Its room is there before it is. */
export function PendingDestination({className}: {className?: string | undefined}) {
  const [path] = useState(requestedDestination);
  if (!path) return null;
  return (
    <aside className={classes(styles.wanted, className)} aria-label="O que espera por você">
      <Suspense>
        <DestinationSummary path={path} />
      </Suspense>
    </aside>
  );
}
