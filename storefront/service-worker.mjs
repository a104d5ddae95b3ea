import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'vite';

/** What a phone needs to open the app: not the readers of codes, which come when a receipt is photographed. */
const PART = /\.(js|css|woff2)$/;
const LARGEST_BYTES = 400_000;

/**
 * Builds the service worker into one file of its own beside the page, with the list of what this version is made of: it is
 * another worker whenever any part of the page is another.
 */
export function serviceWorker({root, alias}) {
  return {
    name: 'clube-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const parts = Object.values(bundle).filter(each => PART.test(each.fileName) && sizeOf(each) <= LARGEST_BYTES);
      const pages = Object.values(bundle).filter(({fileName}) => fileName === 'index.html');
      const icons = readdirSync(join(root, 'public', 'icones')).map(name => `icones/${name}`);
      const files = [...parts.map(({fileName}) => fileName), ...icons, 'icone.svg', 'manifest.webmanifest'].sort();
      const hash = createHash('sha256').update(files.join());
      for (const {source} of pages) hash.update(source);
      for (const name of ['manifest.webmanifest', ...icons]) hash.update(readFileSync(join(root, 'public', name)));
      const shell = {version: hash.digest('hex').slice(0, 12), files: files.map(name => `/${name}`)};
      this.emitFile({type: 'asset', fileName: 'sw.js', source: await bundled(root, alias, shell)});
    },
  };
}

const sizeOf = ({code, source = ''}) => Buffer.byteLength(code ?? source);

async function bundled(root, alias, shell) {
  const {output} = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {__SHELL__: JSON.stringify(shell)},
    resolve: {alias},
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'src', 'service-worker', 'index.ts'),
        output: {format: 'iife', entryFileNames: 'sw.js'},
      },
    },
  });
  return output[0].code;
}
