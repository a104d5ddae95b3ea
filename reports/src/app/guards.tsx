import {LoadingState} from '@clube/ui';
import {Navigate, Outlet} from 'react-router-dom';
import {PATHS} from '../base/paths';
import {useRevenda} from '../base/session';

/** For logged-in resellers only; everybody else is sent to the login page. */
export function RevendaOnly() {
  return useRevenda() ? <Outlet /> : <Navigate to={PATHS.login} replace />;
}

/** For visitors only: logged-in resellers are redirected from the login page. */
export function VisitorOnly() {
  return useRevenda() ? <Navigate to={PATHS.dashboard} replace /> : <Outlet />;
}

/** The skeleton of a screen while its code is loading. */
export function PageLoading() {
  return (
    <main style={{maxWidth: 1152, margin: '0 auto', padding: '32px 16px'}}>
      <LoadingState rows={6} />
    </main>
  );
}
