import {FailureState} from '@clube/ui';
import {Suspense, type ReactNode} from 'react';
import {ErrorBoundary} from 'react-error-boundary';

interface Props {
  children: ReactNode;
  /** Shown while loading. */
  fallback?: ReactNode;
}

/** A lazily loaded part of a screen: while it loads, and if loading fails, the rest of the screen stays. */
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
