import {classes} from '@clube/ui';
import {lazy, Suspense, useState} from 'react';
import {requestedDestination} from '../../base/session/destination';
import styles from './PendingDestination.module.css';

const DestinationSummary = lazy(() => import('./DestinationSummary'));

/** Shows visitors what they will see after the login, such as a shared prize. Its space is reserved while it loads. */
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
