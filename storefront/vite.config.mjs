import {join} from 'node:path';
import {createConfig} from '@clube/ui/vite';
import {mergeConfig} from 'vite';
import {partsOfFirstScreens} from './first-files.mjs';
import {icon} from './icon.mjs';
import {screens} from './screens.mjs';
import {serviceWorker} from './service-worker.mjs';

const root = import.meta.dirname;
const config = await createConfig({root, base: '/', early: join(root, 'src', 'before-first-paint.js')});

const first = await partsOfFirstScreens(config);

// Each file waits for a connection of its own on the way, of which there are six: what every visit loads at once is two files,
// which come beside each other, what the first screens share a third, and what three others have in common a fourth. Twelve small
// files instead of it came half a second later on Lighthouse's phone. The browser's storage library (idb) is loaded by itself.
// Style sheets go with them, those of the first screens with the app.
const groups = [
  {name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5},
  {name: 'app', test: id => first.app.has(id), priority: 4},
  {name: 'first', test: id => first.shared.has(id), priority: 3},
  {name: 'common', test: /^(?!.*node_modules\/idb\/)/, minShareCount: 3, maxModuleSize: 12_000, priority: 2},
];

// The reader's thread loads our own code reader only where the browser has none, which needs modules.
export default mergeConfig(config, {
  build: {cssCodeSplit: true, rolldownOptions: {output: {codeSplitting: {groups}}}},
  worker: {format: 'es'},
  plugins: [icon({root}), serviceWorker({root, alias: config.resolve.alias}), screens({root})],
});
