import {lazy, Suspense, useEffect, useRef, useState} from 'react';
import {Outlet, useLocation} from 'react-router-dom';
import {PATHS} from '../base/paths';
import {hasQueuedProgress} from '../base/queued-progress';
import {hasStoredQueue} from '../base/stored-queue';
import {useInfo} from '../base/session/info';
import {useScrollMemory} from '../base/scroll/memory';
import {usePintor} from '../base/session/session';
import {checked} from '../base/types';
import {BottomBar} from '../components/layout/BottomBar';
import {Header} from '../components/layout/Header';
import {Footer} from '../components/layout/Footer';
import {OfflineNote} from '../components/device/OfflineNote';
import {UpdateOffer} from '../components/device/UpdateOffer';
import {WorkerMessages} from '../components/device/WorkerMessages';
import {PageLoading} from './guards';
import {ScreenBoundary} from './ScreenBoundary';
import styles from './Layout.module.css';

/** After a navigation the reader starts at the new contents, not where the old link was. */
function useFocusOnArrival() {
  const ref = useRef<HTMLElement>(null);
  const {pathname} = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    ref.current?.focus({preventScroll: true});
  }, [pathname]);
  return ref;
}

const ResumeSending = lazy(() => import('../features/send-nota/ResumeSending'));

/** Receipts that waited on this device when the app was closed. Only then is anything loaded for it. */
function PausedSending() {
  const [has] = useState(hasStoredQueue);
  const {pathname} = useLocation();
  // The screen itself goes on with them, and shows it.
  return (
    has &&
    pathname !== PATHS.sendNota && (
      <Suspense>
        <ResumeSending />
      </Suspense>
    )
  );
}

const SendQueuedProgress = lazy(() => import('../features/cursos/aula/offline/SendQueuedProgress'));

/** What was watched of courses without a connection, when the app was closed. */
function WatchedOffline() {
  const [has] = useState(hasQueuedProgress);
  return (
    has && (
      <Suspense>
        <SendQueuedProgress />
      </Suspense>
    )
  );
}

const PolicyNotice = lazy(() => import('../features/privacy/PolicyNotice'));

/** Only for members who have accepted the rules and not seen the policy. */
function UnseenPolicy() {
  const {data: info} = useInfo();
  const unseen = info && checked(info.profile.aceitouRegulamento) && !checked(info.profile.aceitouPrivacidade);
  return (
    unseen && (
      <Suspense>
        <PolicyNotice />
      </Suspense>
    )
  );
}

/** Header, contents, footer, and the bar at the bottom of a phone. */
export function Layout() {
  const loggedIn = usePintor() !== undefined;
  const content = useFocusOnArrival();
  useScrollMemory();
  return (
    <div className={styles.structure}>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header />
      <UpdateOffer />
      <OfflineNote />
      {loggedIn && <UnseenPolicy />}
      <main id="conteudo" ref={content} tabIndex={-1} className={styles.content}>
        <ScreenBoundary>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      <Footer withBar={loggedIn} />
      {loggedIn && <BottomBar />}
      {loggedIn && <PausedSending />}
      {loggedIn && <WatchedOffline />}
      {loggedIn && <WorkerMessages />}
    </div>
  );
}
