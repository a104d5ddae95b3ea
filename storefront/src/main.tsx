import '@clube/ui/styles.css';
import {forgetEarlyCalls} from '@clube/api-client';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './app/App';
import {firstScreen} from './app/routes';
import {keepInstallOffer} from './base/device/install';
import {registerWorker} from './base/device/worker';
import {nameThisEntry} from './base/scroll/memory';
import {currentPintor} from './base/session/session';

/** The first screen has asked for everything by then, in ms. */
const FIRST_SCREEN_MS = 15_000;

nameThisEntry();
keepInstallOffer();
registerWorker();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

function show(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  setTimeout(forgetEarlyCalls, FIRST_SCREEN_MS);
}

// A visitor sees the page that was sent until the app can show the same. Who is logged in is led elsewhere.
const drawn = root.hasChildNodes() && !currentPintor();
if (!drawn) root.replaceChildren();
delete document.documentElement.dataset['member'];
if (drawn) void firstScreen().then(() => show(root));
else show(root);
