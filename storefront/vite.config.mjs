import {join} from 'node:path';
import {criarConfig} from '@clube/ui/vite';
import {mergeConfig} from 'vite';
import {screens} from './screens.mjs';
import {serviceWorker} from './service-worker.mjs';

const root = import.meta.dirname;
const config = criarConfig({root, base: '/', early: join(root, 'src', 'before-first-paint.js')});

// Each file waits for a connection of its own on the way: what every visit loads at once is one file, what most screens
// load another, and what belongs together is not taken apart.
const groups = [
  {name: 'app', tags: ['$initial'], priority: 3},
  {name: 'common', minShareCount: 7, maxModuleSize: 12_000, priority: 2},
  {name: 'fields', test: /ui\/src\/components\/field\/|domain\/src\/(cadastro|formats|forms)\//, minShareCount: 2},
  {name: 'prizes', test: /src\/(base\/premios|components\/premio\/)|illustrations\//, minShareCount: 2},
  {name: 'lists', test: /@tanstack|(list-rows|switch)\//, minShareCount: 2},
];

// The reader's thread loads our own code reader only where the browser has none, which needs modules.
export default mergeConfig(config, {
  build: {rolldownOptions: {output: {codeSplitting: {groups}}}},
  worker: {format: 'es'},
  plugins: [serviceWorker({root, alias: config.resolve.alias}), screens({root})],
});
