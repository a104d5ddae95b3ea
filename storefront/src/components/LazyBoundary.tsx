import {FailureState} from '@clube/ui';
import {Suspense, type ReactNode} from 'react';
import {ErrorBoundary} from 'react-error-boundary';

interface Props {
  children: ReactNode;
  /** Stands in its place while it is on its way. */
  fallback?: ReactNode;
}

/** A part of a screen that comes in a file of its own: while that is on its way, and where it does not come, the rest of the screen stands. */
export function LazyBoundary({children, fallback}: Props) {
  return (
    <ErrorBoundary fallbackRender={Lost}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

const Lost = () => (
  <FailureState
    compact
    message="Esta parte da página não pôde ser mostrada. Confira a conexão e recarregue."
    onRetry={() => window.location.reload()}
  />
);
