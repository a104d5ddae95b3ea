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

/** What is due after the login, over the screen, once that stands. */
function DueAfterLogin({info}: {info: Info}) {
  const idle = useIdle();
  // Without the rules there is nothing else to see.
  const due = idle || !checked(info.profile.aceitouRegulamento);
  return (
    due && (
      <Suspense>
        <AfterLogin info={info} rules={<AcceptRegulamento />} />
      </Suspense>
    )
  );
}

/** For members only, and only once they have accepted the rules: until then nothing else may be read. What is due after the login lies over it. */
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
 * The store: a visitor looks around, a member is inside, with what is due after the login. Nobody waits for the info here,
 * but who had not accepted the rules when the device heard of it last.
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

/** For visitors only: a member is sent on, to where the visit was going or home. */
export function VisitorOnly() {
  return usePintor() ? <RedirectInside /> : <Outlet />;
}

function RedirectInside() {
  const [destination] = useState(destinationAfterLogin);
  return <Navigate to={destination} replace />;
}

/** The grey preview of a screen whose file or data is on its way. */
export function PageLoading() {
  return (
    <div style={{maxWidth: 1152, margin: '0 auto', padding: '32px 16px'}}>
      <LoadingState rows={6} />
    </div>
  );
}
