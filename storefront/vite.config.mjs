import {criarConfig} from '@clube/ui/vite';
import {mergeConfig} from 'vite';
import {serviceWorker} from './service-worker.mjs';

const root = import.meta.dirname;
const config = criarConfig({root, base: '/'});

// The reader's thread loads our own code reader only where the browser has none, which needs modules.
export default mergeConfig(config, {
  worker: {format: 'es'},
  plugins: [serviceWorker({root, alias: config.resolve.alias})],
});
