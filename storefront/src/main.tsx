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

/** By this time the first screen has sent all its requests, ms. */
const FIRST_SCREEN_MS = 15_000;
/** If the screen takes longer, the layout is rendered without it meanwhile, ms. */
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

// A visitor sees the prerendered page until the app can render the same. Members are redirected, so it is not for them.
const drawn = root.hasChildNodes() && !currentPintor();
if (!drawn) root.replaceChildren();
delete document.documentElement.dataset['member'];
const queryClient = createQueryClient();
// Offline, only the cache has anything to show.
const cacheReady = persistQueryCache(queryClient);
const ready = firstScreen(queryClient);
// Work that waits for the first screen would compete with it for the connection.
delayIdleUntil(firstSeen(ready));
// React delays showing a screen that is ready just after its fallback was rendered.
const timeout = new Promise(resolve => setTimeout(resolve, FRAME_FIRST_MS));
void Promise.all([drawn ? ready : Promise.race([ready, timeout]), navigator.onLine || cacheReady]).then(() =>
  show(root),
);
