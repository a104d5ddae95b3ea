import {existsSync, readdirSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';
import serveStatic from 'serve-static';
import {ENCODINGS, encodingFor} from '../http/output/compress';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};
const ENDINGS = {br: '.br', gzip: '.gz'};

const OF_THE_FILE = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

export type Serve = (request: IncomingMessage, response: ServerResponse, missing: () => void) => void;

/**
 * Serves the files of a folder, precompressed if the browser accepts it. A file that cannot be read is a refusal and must not
 * crash the process.
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
    serve(request, response, (error?: {statusCode?: number}) => {
      if (response.headersSent) return void response.destroy();
      // Remove the headers meant for the file, above all its cache lifetime.
      for (const name of OF_THE_FILE) response.removeHeader(name);
      const status = error?.statusCode ?? 404;
      if (status === 404) missing();
      else response.writeHead(status < 500 ? status : 503, {'Cache-Control': 'no-store'}).end();
    });
  };
}
