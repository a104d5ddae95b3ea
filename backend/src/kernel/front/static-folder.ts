import {existsSync, readdirSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';
import serveStatic from 'serve-static';
import {ENCODINGS, encodingFor} from '../http/compress';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};
const ENDINGS = {br: '.br', gzip: '.gz'};

export type Serve = (request: IncomingMessage, response: ServerResponse, missing: () => void) => void;

/**
 * The files of a folder, in the compressed form that lies beside them where the browser takes it. A file that cannot
 * be read is a missing one, never a fault that ends the process.
 */
export function staticFolder(root: string, cacheControl: (path: string) => string): Serve {
  const known = new Set(
    existsSync(root) ? readdirSync(root, {recursive: true}).map(name => `/${String(name).replaceAll('\\', '/')}`) : [],
  );
  const serve = serveStatic(root, {index: false, redirect: false, cacheControl: false, fallthrough: true});
  return (request, response, missing) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!known.has(path)) return missing();
    const type = TYPES[extname(path)];
    const found = encodingFor(
      request,
      ENCODINGS.filter(name => known.has(path + ENDINGS[name])),
    );
    response.setHeader('Cache-Control', cacheControl(path));
    if (found && type) {
      response.setHeader('Content-Encoding', found);
      response.setHeader('Content-Type', type);
      request.url = path + ENDINGS[found];
    }
    response.setHeader('Vary', 'Accept-Encoding');
    serve(request, response, () => {
      response.removeHeader('Content-Encoding');
      missing();
    });
  };
}
