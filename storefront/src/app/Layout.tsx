import {useFocusOnArrival} from '@clube/ui';
import {lazy, Suspense, useState} from 'react';
import {Outlet, useLocation} from 'react-router-dom';
import {PATHS} from '../base/paths';
import {hasQueuedProgress} from '../base/queued-progress';
import {hasStoredQueue} from '../base/stored-queue';
import {useInfo} from '../base/session/info';
import {useScrollMemory} from '../base/scroll/memory';
import {usePintor} from '../base/session/session';
import {useVisit} from '../base/session/visit';
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

const ResumeSending = lazy(() => import('../features/send-nota/ResumeSending'));

/**
 * Sends the receipts that were queued on this device when the app was closed. Its code is loaded only if there are any.
 */
function PausedSending() {
  const [has] = useState(hasStoredQueue);
  const {pathname} = useLocation();
  // The send screen continues with them itself, and shows the progress.
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

/** Sends the course progress that was recorded offline before the app was closed. */
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

/** Shows the privacy policy to members who have accepted the rules but not seen it. */
function UnseenPolicy() {
  const {data: info} = useInfo();
  const visit = useVisit();
  const unseen =
    visit !== 'quiet' && info && checked(info.profile.aceitouRegulamento) && !checked(info.profile.aceitouPrivacidade);
  return (
    unseen && (
      <Suspense>
        <PolicyNotice />
      </Suspense>
    )
  );
}

/** The frame of all screens: header, contents, footer, and the bottom bar on a phone. */
export function Layout() {
  const loggedIn = usePintor() !== undefined;
  useFocusOnArrival(useLocation().pathname);
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
      <main id="conteudo" tabIndex={-1} className={styles.content}>
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
