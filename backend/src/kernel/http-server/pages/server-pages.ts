import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {readFormFields} from '../../http/input/body';
import {compressedBody} from '../../http/output/compress';
import {NotPermitted} from '../../refusals/refusals';
import {pathPattern} from './page-metadata';

export interface ServerPage {
  body: string;
  status?: number;
  /** HTML, unless it says otherwise. */
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface PageCall {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** A reader that only looks ahead: nothing is counted for it. */
  head: boolean;
  /** What a form of ours was sent with; absent where the page is only looked at. */
  form?: URLSearchParams;
}

type Handler = (call: PageCall) => Promise<ServerPage> | ServerPage;

const HTML = 'text/html; charset=utf-8';

/** Pages that the server writes itself, for search engines and messengers: anybody's, without a session. */
export class ServerPages {
  /** The storefront's sheets, which these pages load too. */
  styleSheets: readonly string[] = [];
  private readonly pages: {pattern: RegExp; handler: Handler; forms: boolean}[] = [];

  /** `path`: as the storefront's routes are written, `/pintores/:slug`. `forms`: the page takes what its own form sends. */
  add(path: string, handler: Handler, {forms = false} = {}): void {
    this.pages.push({pattern: pathPattern(path), handler, forms});
  }

  /** Whether a page takes forms there. */
  takesForms(path: string): boolean {
    return this.pages.find(({pattern}) => pattern.test(path))?.forms ?? false;
  }

  /** Answers whether there is such a page. @throws what its handler throws */
  async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    for (const {pattern, handler} of this.pages) {
      const match = pattern.exec(path);
      if (!match) continue;
      const {searchParams} = new URL(request.url ?? '/', 'http://localhost');
      const params = Object.fromEntries(
        Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      const form = request.method === 'POST' ? await formOf(request) : undefined;
      const page = await handler({params, query: searchParams, head: request.method === 'HEAD', ...(form && {form})});
      await send(request, response, page);
      return true;
    }
    return false;
  }
}

/** Of our own pages only: a page elsewhere sends nothing in the name of who looks at it. @throws NotPermitted, what is no form */
async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw NotPermitted({erro: 'Este formulário só pode ser enviado pelo nosso site.'});
  return readFormFields(request);
}

async function send(request: IncomingMessage, response: ServerResponse, page: ServerPage): Promise<void> {
  const {body, status = 200, type = HTML, headers = {}} = page;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const sent = await compressedBody(request, response, body, {});
  if (response.destroyed) return;
  response.writeHead(status, {'Content-Length': Buffer.byteLength(sent)});
  response.end(request.method === 'HEAD' ? undefined : sent);
}

/** The sheet of tokens and type that the storefront's page loads, so that these pages look like its own. */
export function styleSheetsOf(dist: string): string[] {
  const file = join(dist, 'index.html');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
}
