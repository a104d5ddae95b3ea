/** How a case may end: refused with 4xx, closed without a response, waiting for the rest, or answered like a normal request. */
export type End = 'refused' | 'closed' | 'waits' | 'answered';

export interface RawCase {
  name: string;
  bytes: string;
  /** All permitted results. */
  ends: readonly End[];
}

const HOST = 'Host: clube\r\n';
const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n${more}\r\n`;
const post = (more: string, body = '') => `POST /api/sessoes/sair HTTP/1.1\r\n${HOST}${more}\r\n${body}`;
const SHUT: readonly End[] = ['refused', 'closed'];
const OPEN: readonly End[] = ['refused', 'closed', 'answered'];

const smuggling: RawCase[] = [
  ['length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
  ['chunks and length', post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '0\r\n\r\n')],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}x')],
  ['two lengths in one', post('Content-Length: 2, 3\r\n', '{}x')],
  ['a negative length', post('Content-Length: -1\r\n', '{}')],
  ['a length with a sign', post('Content-Length: +2\r\n', '{}')],
  ['a length in hexadecimal', post('Content-Length: 0x2\r\n', '{}')],
  ['a length beyond numbers', post(`Content-Length: ${'9'.repeat(40)}\r\n`, '{}')],
  ['a folded header', get('/', 'X-A: a\r\n b\r\n')],
  ['a folded encoding', post('Transfer-Encoding:\r\n chunked\r\n', '0\r\n\r\n')],
  ['an unknown encoding', post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n')],
  ['an encoding twice', post('Transfer-Encoding: chunked, chunked\r\n', '0\r\n\r\n')],
  ['chunks that are not last', post('Transfer-Encoding: chunked, gzip\r\n', '0\r\n\r\n')],
  ['a blank before the colon', get('/', 'X-A : a\r\n')],
  ['a header without a colon', get('/', 'X-A\r\n')],
  ['a header without a name', get('/', ': a\r\n')],
  ['line feeds alone', `GET / HTTP/1.1\nHost: clube\n\n`],
  ['a carriage return inside', get('/', 'X-A: a\rb\r\n')],
  ['a NUL in a header', get('/', 'X-A: a\0b\r\n')],
  ['a NUL in a header’s name', get('/', 'X\0A: a\r\n')],
  ['a broken chunk size', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n')],
  ['a chunk size beyond numbers', post('Transfer-Encoding: chunked\r\n', `${'f'.repeat(20)}\r\n{}`)],
  ['a negative chunk', post('Transfer-Encoding: chunked\r\n', '-1\r\n{}\r\n')],
  ['a chunk longer than it says', post('Transfer-Encoding: chunked\r\n', '1\r\n{}\r\n0\r\n\r\n')],
  ['endless chunk extensions', post('Transfer-Encoding: chunked\r\n', `1;${'a=b;'.repeat(20_000)}\r\nx\r\n`)],
].map(([name = '', bytes = '']) => ({name, bytes, ends: OPEN}));

const noHttp: RawCase[] = [
  ['nothing but noise', '\0\x01\x02\xff\xfe\r\n\r\n'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
  ['a TLS hello', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  ['HTTP/3.7', `GET / HTTP/3.7\r\n${HOST}\r\n`],
  ['another protocol', 'GET / SIP/2.0\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['a method that is none', `NADA / HTTP/1.1\r\n${HOST}\r\n`],
  ['a method of a thousand characters', `${'A'.repeat(1000)} / HTTP/1.1\r\n${HOST}\r\n`],
  ['CONNECT', `CONNECT 127.0.0.1:22 HTTP/1.1\r\n${HOST}\r\n`],
  ['a tunnel by address', `CONNECT / HTTP/1.1\r\n${HOST}\r\n`],
  ['an address of 40,000 characters', get(`/${'a'.repeat(40_000)}`)],
  ['a thousand headers', get('/', Array.from({length: 3000}, (_, i) => `X-${i}: ${i}\r\n`).join(''))],
  ['a header of 40,000 characters', get('/', `X-A: ${'a'.repeat(40_000)}\r\n`)],
  ['a NUL in the address', get('/a\0b')],
  ['a blank in the address', get('/a b')],
  ['an address without a slash', get('painel')],
].map(([name = '', bytes = '']) => ({name, bytes, ends: SHUT}));

const odd: RawCase[] = [
  ['HTTP/0.9', 'GET /\r\n\r\n'],
  ['a whole address', get('http://127.0.0.1:22/api/tags')],
  ['an address of another scheme', get('file:///etc/passwd')],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  [
    'OPTIONS of a route',
    `OPTIONS /api/tags HTTP/1.1\r\n${HOST}Connection: close\r\nOrigin: https://evil.com\r\nAccess-Control-Request-Method: PUT\r\n\r\n`,
  ],
  ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  ['an upgrade to a socket', get('/', 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n')],
  ['an upgrade to HTTP/2', get('/api/tags', 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n')],
  ['bytes with a body', get('/api/tags', 'Content-Length: 2\r\n').concat('{}')],
  ['a hundred in a row', `${`GET /api/tags HTTP/1.1\r\n${HOST}\r\n`.repeat(100)}${get('/api/tags')}`],
  ['a thousand ranges', get('/api/tags', `Range: bytes=${'0-0,'.repeat(2000)}0-0\r\n`)],
  ['an expectation of nothing known', post('Expect: 200-maybe\r\nContent-Length: 2\r\nConnection: close\r\n', '{}')],
].map(([name = '', bytes = '']) => ({name, bytes, ends: OPEN}));

const unfinished: RawCase[] = [
  ['half a head', `GET / HTTP/1.1\r\n${HOST}`],
  ['a body that breaks off', post('Content-Type: application/json\r\nContent-Length: 100\r\n', '{"a":')],
  [
    'a continue that is never gone on from',
    post('Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 100\r\n'),
  ],
  ['a chunk that breaks off', post('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n', '50\r\n{"a"')],
].map(([name = '', bytes = '']) => ({name, bytes, ends: ['waits', 'refused', 'closed']}));

const CLIMBS = [
  '../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%252e%252e%252fetc/passwd',
];
CLIMBS.push(
  '..%5c..%5cetc%5cpasswd',
  '..\\..\\etc\\passwd',
  '....//....//etc/passwd',
  '..;/..;/etc/passwd',
  '%c0%ae%c0%ae/etc/passwd',
);
CLIMBS.push(
  '%uff0e%uff0e/etc/passwd',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'x%00.jpg',
  '.env',
  '%',
  '%f',
  '%ff',
  '%zz',
  'package.json%2f..',
);
const places = [
  '/arquivos/',
  '/arquivos/premios/',
  '/painel/',
  '/painel/assets/',
  '/relatorio/',
  '/explorer/',
  '/assets/',
  '/api/premios/',
  '/',
];

/** Path traversal gets a page, a refusal or nothing; another check ensures that it is no file of the machine. */
const climbing = places.flatMap(place =>
  CLIMBS.map((path): RawCase => ({name: `climbing by ${place}${path}`, bytes: get(place + path), ends: OPEN})),
);

export const RAW_CASES: readonly RawCase[] = [...smuggling, ...noHttp, ...odd, ...unfinished, ...climbing];
