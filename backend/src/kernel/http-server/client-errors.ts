import {STATUS_CODES, type ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {InvalidRequest, Refusal} from '../refusals/refusals';
import {BARE_HEADERS} from './headers';

const AddressTooLong = new Refusal(431, 'CABECALHO_LONGO', 'O endereço ou os cabeçalhos do pedido são longos demais.');
const TooSlow = new Refusal(408, 'PEDIDO_LENTO', 'O pedido demorou demais para chegar. Tente de novo.');

/**
 * Malformed HTTP never reaches a route; it gets a refusal in the usual format. A client that does not close the connection is
 * disconnected after `graceMs`; disconnecting at once would keep a client that is still sending from reading the response.
 */
export function clientErrorHandler(graceMs: number): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const refused = new WeakSet<Duplex>();
  return (error, socket) => {
    // Discard what it still sends.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || underWay(socket)) return void socket.destroy();
    socket.end(textOf(refusalFor(error.code)));
    const grace = setTimeout(() => socket.destroy(), graceMs);
    socket.once('close', () => clearTimeout(grace));
  };
}

/** Nothing can be written once a response has started. */
const underWay = (socket: Duplex & {_httpMessage?: ServerResponse | null}) => socket._httpMessage?.headersSent === true;

function textOf({status, body}: Refusal): string {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    ...BARE_HEADERS,
  ].join('\r\n');
  return `${head}\r\n\r\n${text}`;
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return AddressTooLong;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TooSlow;
  return InvalidRequest();
}
