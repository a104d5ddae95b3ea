import {STATUS_CODES, type ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {InvalidRequest, Refusal} from '../refusals/refusals';
import {BARE_HEADERS} from './headers';

const AddressTooLong = new Refusal(431, 'CABECALHO_LONGO', 'O endereço ou os cabeçalhos do pedido são longos demais.');
const TooSlow = new Refusal(408, 'PEDIDO_LENTO', 'O pedido demorou demais para chegar. Tente de novo.');

/**
 * What is no HTTP call never reaches a route; it is refused in the same shape as everything else. Whoever does not
 * close the connection then has it closed: `graceMs` is there to read the answer, which closing at once would take away
 * from who is still writing.
 */
export function clientErrorHandler(graceMs: number): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const refused = new WeakSet<Duplex>();
  return (error, socket) => {
    // What it still sends is read past.
    if (refused.has(socket)) return;
    refused.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable || underWay(socket)) return void socket.destroy();
    socket.end(textOf(refusalFor(error.code)));
    const grace = setTimeout(() => socket.destroy(), graceMs);
    socket.once('close', () => clearTimeout(grace));
  };
}

/** Into an answer that has begun nothing can be written any more. */
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
