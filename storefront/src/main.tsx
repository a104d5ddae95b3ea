import '@clube/ui/styles.css';
import {clearPrefetched} from '@clube/api-client';
import {delayIdleUntil} from '@clube/ui';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './app/App';
import {firstScreen, firstSeen} from './app/first-screen';
import {createQueryClient} from './app/query-client';
import {captureInstallPrompt} from './base/device/install';
import {registerWorker} from './base/device/worker';
import {persistQueryCache} from './base/offline/persist-query-cache';
import {ensureHistoryKey} from './base/scroll/memory';
import {currentPintor} from './base/session/session';

/** The first screen has requested everything by then, in ms. */
const FIRST_SCREEN_MS = 15_000;
/** Whose screen takes longer sees the frame around it meanwhile, in ms. */
const FRAME_FIRST_MS = 200;

ensureHistoryKey();
captureInstallPrompt();
registerWorker();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

function show(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
  setTimeout(clearPrefetched, FIRST_SCREEN_MS);
}

// A visitor sees the page that was sent until the app can show the same. Who is logged in is led elsewhere.
const drawn = root.hasChildNodes() && !currentPintor();
if (!drawn) root.replaceChildren();
delete document.documentElement.dataset['member'];
const queryClient = createQueryClient();
// Without a connection there is nothing else to show.
const cacheReady = persistQueryCache(queryClient);
const ready = firstScreen(queryClient);
// Whatever waits for the page to stand would share the line with it.
delayIdleUntil(firstSeen(ready));
// A screen that comes a moment after its frame would be held back by React until the frame was seen for a while.
const timeout = new Promise(resolve => setTimeout(resolve, FRAME_FIRST_MS));
void Promise.all([drawn ? ready : Promise.race([ready, timeout]), navigator.onLine || cacheReady]).then(() =>
  show(root),
);
