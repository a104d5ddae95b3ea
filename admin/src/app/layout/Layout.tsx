import {Suspense, useState} from 'react';
import type {CoreLayoutProps} from 'react-admin';
import {useLocation} from 'react-router-dom';
import {LoadingState, useFocusOnArrival} from '@clube/ui';
import {LayoutContext} from '../../components/page/layout-context';
import styles from './Layout.module.css';
import {Menu} from './Menu';
import {Palette} from './palette/Palette';
import {LeaveGuard} from '../../components/unsaved/LeaveGuard';
import {useShortcut} from '../../components/useShortcut';
import {useEndedBatchJobs} from '../../components/batch-jobs/useEndedBatchJobs';
import {useOpenBatchJobs} from '../../components/batch-jobs/useOpenBatchJobs';
import {RunningJobsLink} from '../../components/batch-jobs/RunningJobsLink';
import {useMenuOpen} from './useMenuOpen';

/** The frame of the panel: menu at the side, the screen next to it, the command palette over both. */
export function Layout({children}: CoreLayoutProps) {
  const [open, toggle] = useMenuOpen();
  const [searching, setSearching] = useState(false);
  useFocusOnArrival(useLocation().pathname);
  useEndedBatchJobs(useOpenBatchJobs());
  useShortcut('k', () => setSearching(true));
  return (
    <LayoutContext value={{openMenu: toggle, openPalette: () => setSearching(true), mark: <RunningJobsLink />}}>
      <a className={styles.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      <div className={styles.shell}>
        <Menu open={open} onToggle={toggle} onSearch={() => setSearching(true)} />
        <main id="conteudo" tabIndex={-1} className={styles.content}>
          <Suspense
            fallback={
              <div style={{padding: 24}}>
                <LoadingState />
              </div>
            }
          >
            {children}
          </Suspense>
        </main>
      </div>
      <LeaveGuard />
      {searching && <Palette onClose={() => setSearching(false)} />}
    </LayoutContext>
  );
}
