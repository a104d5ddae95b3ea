import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {inlineScripts} from './pages/inline-scripts';
import {pageWithMetadata, pageOfEach, type ServePage} from './pages/app-page';
import type {PageMetadataRegistry} from './pages/page-metadata';
import {screenPages} from './pages/screen-pages';
import {staticFolder, type Serve} from './static-folder';

interface App {
  base: string;
  serve: Serve;
  page: ServePage;
}

/** The apps by path prefix; the one with the prefix / comes last. */
const APPS = [
  {base: '/painel', folder: 'admin'},
  {base: '/relatorio', folder: 'reports'},
  {base: '', folder: 'storefront'},
] as const;

/** Inline scripts that the Content-Security-Policy must permit. */
export const inlineScriptsOfApps = (root: string): string[] => [
  ...new Set(APPS.flatMap(({folder}) => inlineScripts(join(root, folder, 'dist')))),
];

const YEAR = 'public, max-age=31536000, immutable';

interface Described {
  pageMetadata: PageMetadataRegistry;
  /** The public URL. */
  site: string;
}

/**
 * Serves the three built apps. Hashed assets are cached for ever; the HTML page is revalidated. The storefront's page contains
 * the metadata of the address.
 */
export function staticApps(
  root: string,
  {pageMetadata, site}: Described,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const apps = APPS.flatMap(({base, folder}): App[] => {
    const dist = join(root, folder, 'dist');
    if (!existsSync(join(dist, 'index.html'))) return [];
    const serve = staticFolder(dist, path => (path.startsWith('/assets/') ? YEAR : 'no-cache'));
    const pages = screenPages(dist);
    return [{base, serve, page: base === '' ? pageWithMetadata(pages, pageMetadata, site) : pageOfEach(pages)}];
  });

  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const app = apps.find(({base}) => base === '' || path === base || path.startsWith(`${base}/`));
    if (!app || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const inner = path.slice(app.base.length) || '/';
    const page = () => {
      if (/\.\w{2,5}$/.test(inner)) return void response.writeHead(404).end();
      app.page(request, response, path).catch(() => response.destroy());
    };
    if (inner === '/') page();
    else {
      request.url = inner;
      app.serve(request, response, page);
    }
    return true;
  };
}
