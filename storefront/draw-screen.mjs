// node draw-screen.mjs <entry of a build> <path>: what the built storefront shows a visitor there, as markup on the standard output.
import {pathToFileURL} from 'node:url';
import {GlobalRegistrator} from '@happy-dom/global-registrator';

const TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 20;

const [, , entry, path] = process.argv;
GlobalRegistrator.register({url: `http://localhost${path}`});
document.body.innerHTML = '<div id="root"></div>';
// There is no server to ask: what is drawn is what needs none.
globalThis.fetch = () => new Promise(() => undefined);
await import(pathToFileURL(entry).href);

const root = document.getElementById('root');
const until = Date.now() + TIMEOUT_MS;
while (!root.querySelector('main h1')) {
  if (Date.now() > until) throw new Error(`${path} shows no heading: ${root.textContent}`);
  await new Promise(resolve => setTimeout(resolve, LOOK_EVERY_MS));
}
process.stdout.write(root.innerHTML, () => process.exit());
