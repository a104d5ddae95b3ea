import {criarConfig} from '@clube/ui/vite';
import {mergeConfig} from 'vite';
import {serviceWorker} from './service-worker.mjs';

const root = import.meta.dirname;
const config = criarConfig({root, base: '/'});

// The reader's thread loads our own code reader only where the browser has none, which needs modules.
export default mergeConfig(config, {
  worker: {format: 'es'},
  // What every visit loads at once is one file: of twenty small ones each waits for a connection of its own.
  build: {rolldownOptions: {output: {codeSplitting: {groups: [{name: 'app', tags: ['$initial']}]}}}},
  plugins: [serviceWorker({root, alias: config.resolve.alias})],
});
