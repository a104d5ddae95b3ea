import {FailureState} from '@clube/ui';
import {useEffect} from 'react';
import {useRouteError} from 'react-router-dom';

/** A screen that broke, or whose file could not be fetched (an old tab after an update): said plainly, with a way on. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main>
      <FailureState
        message="Esta página não pôde ser mostrada. Recarregue; se continuar assim, fale com o suporte."
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
