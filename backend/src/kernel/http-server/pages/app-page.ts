import type {IncomingMessage, ServerResponse} from 'node:http';
import {FixedText} from '../../http/output/fixed-text';
import {escapeHtml as escape} from './html';
import type {PageMetadata, PageMetadataRegistry} from './page-metadata';

const HTML = 'text/html; charset=utf-8';
/** How many pages with different metadata are cached compressed: the public ones, and the prizes that are viewed. */
const MAX_CACHED = 200;
/** Messengers show it as wide as a card: 1,200 × 630, as their makers ask. */
export const CLUB_PICTURE = {path: '/compartilhar.png', width: 1200, height: 630};

/** Serves an app's one page; with the metadata of the address in its head, where there is any. */
export type ServePage = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/** A page that is the same at every address. */
function plainPage(html: string): ServePage {
  const text = new FixedText(html, HTML);
  return (request, response) => text.serve(request, response);
}

/** A page that is what `pageOf` says at each address, one of a few. */
export function pageOfEach(pageOf: (path: string) => string): ServePage {
  const made = new Map<string, ServePage>();
  return (request, response, path) => {
    const html = pageOf(path);
    const serve = made.get(html) ?? plainPage(html);
    made.set(html, serve);
    return serve(request, response, path);
  };
}

/** The storefront's pages: titles, text and picture for whoever shares the address. `site`: where the world finds us. */
export function pageWithMetadata(
  pageOf: (path: string) => string,
  pageMetadata: PageMetadataRegistry,
  site: string,
): ServePage {
  const plain = pageOfEach(pageOf);
  const made = new Map<string, FixedText>();
  return async (request, response, path) => {
    const metadata = await pageMetadata.of(path);
    if (response.destroyed) return;
    if (pageMetadata.isUnlisted(path)) response.setHeader('X-Robots-Tag', 'noindex');
    if (!metadata) return plain(request, response, path);
    const key = withMetadata(pageOf(path), metadata, site);
    const text = made.get(key) ?? new FixedText(key, HTML);
    // The most recently requested one stays longest.
    made.delete(key);
    made.set(key, text);
    const [oldest] = made.keys();
    if (made.size > MAX_CACHED && oldest !== undefined) made.delete(oldest);
    return text.serve(request, response);
  };
}

/**
 * The page with this metadata: its title and description, and the tags that messengers read. No og:url: what is shared may
 * carry a code in its query, which a canonical address would drop.
 */
export function withMetadata(html: string, {title, description, image}: PageMetadata, site: string): string {
  const [name, text] = [escape(title), escape(description)];
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Clube do Pintor'],
    ['og:locale', 'pt_BR'],
    ['og:title', name],
    ['og:description', text],
    ['og:image', escape(site + (image ?? CLUB_PICTURE.path))],
    ...(image
      ? []
      : [
          ['og:image:width', String(CLUB_PICTURE.width)],
          ['og:image:height', String(CLUB_PICTURE.height)],
        ]),
  ].map(([property, content]) => `<meta property="${property}" content="${content}" />`);
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${text}" />`)
    .replace('</head>', () => `${[...tags, card].join('')}</head>`);
}
