import {join} from 'node:path';
import {createConfig} from '@clube/ui/vite';
import {mergeConfig} from 'vite';
import {screens} from './screens.mjs';
import {serviceWorker} from './service-worker.mjs';

const root = import.meta.dirname;
const config = createConfig({root, base: '/', early: join(root, 'src', 'before-first-paint.js')});

// Each file waits for a connection of its own on the way, of which there are six: what every visit loads at once is two files,
// which come beside each other, and what three screens have in common a third. Twelve small files instead of it came half a
// second later on Lighthouse's phone.
const groups = [
  {name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4},
  {name: 'app', tags: ['$initial'], priority: 3},
  {name: 'common', minShareCount: 3, maxModuleSize: 12_000, priority: 2},
];

// The reader's thread loads our own code reader only where the browser has none, which needs modules.
export default mergeConfig(config, {
  build: {rolldownOptions: {output: {codeSplitting: {groups}}}},
  worker: {format: 'es'},
  plugins: [serviceWorker({root, alias: config.resolve.alias}), screens({root})],
});
