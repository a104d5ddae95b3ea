import {LoadingState, FailureState} from '@clube/ui';
import {messageOf} from '@clube/api-client';
import {lazy, Suspense, useState} from 'react';
import {Navigate, Outlet, useLocation} from 'react-router-dom';
import {PATHS} from '../base/paths';
import {destinationAfterLogin, rememberDestination} from '../base/session/destination';
import {useInfo} from '../base/session/info';
import {usePintor} from '../base/session/session';
import {checked, type Info} from '../base/types';
import {useIdle} from '../components/render-later';

const AfterLogin = lazy(() => import('../features/after-login/AfterLogin'));
const AcceptRegulamento = lazy(() => import('../features/regulamento/AcceptRegulamento'));

/** The dialogs due after the login, over the screen, once the screen is rendered. */
function DueAfterLogin({info}: {info: Info}) {
  const idle = useIdle();
  // Until the rules are accepted, nothing else can be shown.
  const due = idle || !checked(info.profile.aceitouRegulamento);
  return (
    due && (
      <Suspense>
        <AfterLogin info={info} rules={<AcceptRegulamento />} />
      </Suspense>
    )
  );
}

/**
 * For members only. Until they have accepted the rules no screen is rendered, as the API refuses everything else.
 * Dialogs due after the login are shown over the screen.
 */
export function PintorOnly() {
  const pintor = usePintor();
  const {data: info, error, refetch} = useInfo();
  if (!pintor) return <RedirectToEntrance />;
  if (error && !info) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!info) return <PageLoading />;
  const accepted = checked(info.profile.aceitouRegulamento);
  return (
    <>
      {accepted ? <Outlet /> : <PageLoading />}
      <DueAfterLogin info={info} />
    </>
  );
}

/**
 * The store, for visitors and members; members get the dialogs due after the login. The screen does not wait for the
 * info, except for members who had not accepted the rules when the info was last loaded.
 */
export function PintorOrVisitor() {
  const pintor = usePintor();
  const {data: info, error, refetch} = useInfo();
  const accepted = !pintor || checked((info?.profile ?? pintor).aceitouRegulamento);
  return (
    <>
      {accepted ? (
        <Outlet />
      ) : error && !info ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <PageLoading />
      )}
      {pintor && info && <DueAfterLogin info={info} />}
    </>
  );
}

function RedirectToEntrance() {
  const {pathname, search, hash} = useLocation();
  rememberDestination(pathname + search + hash);
  return <Navigate to={PATHS.root} replace />;
}

/** For visitors only: members are redirected to the requested destination or home. */
export function VisitorOnly() {
  return usePintor() ? <RedirectInside /> : <Outlet />;
}

function RedirectInside() {
  const [destination] = useState(destinationAfterLogin);
  return <Navigate to={destination} replace />;
}

/** The skeleton of a screen while its code or data is loading. */
export function PageLoading() {
  return (
    <div style={{maxWidth: 1152, margin: '0 auto', padding: '32px 16px'}}>
      <LoadingState rows={6} />
    </div>
  );
}
