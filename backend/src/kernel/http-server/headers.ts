import type {IncomingMessage, ServerResponse} from 'node:http';
import helmet from 'helmet';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Device permissions that our pages never need. Photos are taken by a file input, which needs no permission. */
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

/** Headers for responses on a bare socket, before there is a request: nothing may be rendered or framed. */
export const BARE_HEADERS: readonly string[] = [
  'X-Content-Type-Options: nosniff',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  `Strict-Transport-Security: max-age=${YEAR_SECONDS}; includeSubDomains`,
];

/**
 * Content-Security-Policy: only our own script files and inline `scripts` by hash. Inline styles are permitted, as MUI creates
 * styles at run time and static HTML cannot carry a nonce.
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
        // WebAssembly: the storefront reads codes of receipts with it.
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

/** helmet's headers; computed once, as they are the same for every response. */
function headersSetBy(apply: ReturnType<typeof helmet>): [string, string][] {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  apply({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return [...headers];
}
