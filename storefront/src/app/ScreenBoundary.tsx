import {FailureState} from '@clube/ui';
import type {ReactNode} from 'react';
import {ErrorBoundary} from 'react-error-boundary';
import {useLocation} from 'react-router-dom';

/**
 * An error boundary for a screen that fails, or whose file could not be loaded (an old tab after a deployment): shows a
 * message with a way to continue.
 */
export function ScreenBoundary({children}: {children: ReactNode}) {
  const {key} = useLocation();
  return (
    <ErrorBoundary fallbackRender={Broken} resetKeys={[key]}>
      {children}
    </ErrorBoundary>
  );
}

const Broken = () => (
  <FailureState
    message="Esta página não pôde ser mostrada. Recarregue; se continuar assim, fale com o suporte."
    onRetry={() => window.location.reload()}
  />
);
