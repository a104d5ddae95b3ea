import '@clube/ui/styles.css';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {App} from './app/App';
import {keepInstallOffer} from './base/device/install';
import {registerWorker} from './base/device/worker';

keepInstallOffer();
registerWorker();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
