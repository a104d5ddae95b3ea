import {FailureState} from '@clube/ui';
import type {ReactNode} from 'react';
import {ErrorBoundary} from 'react-error-boundary';
import {useLocation} from 'react-router-dom';

/** Around what may break, or whose file could not be fetched (an old tab after an update): that is said plainly, with a way on. */
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
