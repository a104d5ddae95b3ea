import type {IncomingMessage, ServerResponse} from 'node:http';
import helmet from 'helmet';

/**
 * Scripts of our own only. Styles may be inline: the panel's component library writes them at run time and has no
 * nonce in a page that is a static file.
 */
export function securityHeaders(https: boolean): (request: IncomingMessage, response: ServerResponse) => void {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // WebAssembly of our own: the storefront reads the codes of receipts with it.
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'media-src': ["'self'", 'blob:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        'frame-src': ["'self'", 'blob:'],
        ...(https ? {'upgrade-insecure-requests': []} : {}),
      },
    },
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: {policy: 'same-origin'},
  });
  return (request, response) => apply(request, response, () => undefined);
}
