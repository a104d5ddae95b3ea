import type {IncomingMessage, ServerResponse} from 'node:http';
import helmet from 'helmet';

const YEAR_SECONDS = 365 * 24 * 3600;

/** What no page of ours asks the device for; the camera is the file field's, which needs no leave. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map(name => `${name}=()`)
  .join(', ');

/** For what is answered on the bare socket, before there is a call: nothing is ever shown of it, nor framed. */
export const BARE_HEADERS: readonly string[] = [
  'X-Content-Type-Options: nosniff',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  `Strict-Transport-Security: max-age=${YEAR_SECONDS}; includeSubDomains`,
];

/**
 * Scripts of our own only: files, and `scripts`, those that our pages carry, by their hashes. Styles may be inline: the
 * panel's component library writes them at run time and has no nonce in a page that is a static file.
 */
export function securityHeaders(
  https: boolean,
  scripts: readonly string[],
): (request: IncomingMessage, response: ServerResponse) => void {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // WebAssembly of our own: the storefront reads the codes of receipts with it.
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'media-src': ["'self'", 'blob:'],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        'frame-src': ["'self'", 'blob:'],
        ...(https ? {'upgrade-insecure-requests': []} : {}),
      },
    },
    strictTransportSecurity: https && {maxAge: YEAR_SECONDS, includeSubDomains: true},
    crossOriginEmbedderPolicy: false,
    referrerPolicy: {policy: 'same-origin'},
  });
  const headers = [...headersSetBy(apply), ['Permissions-Policy', PERMISSIONS] as const];
  return (_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
}

/** The headers that helmet sets: with these options the same on every answer, so that it is called once. */
function headersSetBy(apply: ReturnType<typeof helmet>): [string, string][] {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  apply({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return [...headers];
}
