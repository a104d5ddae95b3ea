import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {FixedText} from '../http/output/fixed-text';
import {staticFolder, type Serve} from './static-folder';

interface Face {
  base: string;
  serve: Serve;
  index: FixedText;
}

const YEAR = 'public, max-age=31536000, immutable';

/** The three faces as built files: hashed assets for ever, the page itself asked for again each time. */
export function staticFaces(root: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const faces = [
    ['/painel', 'admin'],
    ['/relatorio', 'reports'],
    ['', 'storefront'],
  ].flatMap(([base = '', folder = '']): Face[] => {
    const dist = join(root, folder, 'dist');
    if (!existsSync(join(dist, 'index.html'))) return [];
    const serve = staticFolder(dist, path => (path.startsWith('/assets/') ? YEAR : 'no-cache'));
    const index = new FixedText(readFileSync(join(dist, 'index.html'), 'utf8'), 'text/html; charset=utf-8');
    return [{base, serve, index}];
  });

  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const face = faces.find(({base}) => base === '' || path === base || path.startsWith(`${base}/`));
    if (!face || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const inner = path.slice(face.base.length) || '/';
    const page = () => {
      if (/\.\w{2,5}$/.test(inner)) return void response.writeHead(404).end();
      face.index.serve(request, response).catch(() => response.destroy());
    };
    if (inner === '/') page();
    else {
      request.url = inner;
      face.serve(request, response, page);
    }
    return true;
  };
}
