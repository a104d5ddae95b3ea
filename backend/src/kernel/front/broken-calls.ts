import {STATUS_CODES} from 'node:http';
import type {Duplex} from 'node:stream';
import {PedidoInvalido, Recusa} from '../errors';
import {BARE_HEADERS} from './headers';

const EnderecoLongo = new Recusa(431, 'CABECALHO_LONGO', 'O endereço ou os cabeçalhos do pedido são longos demais.');
const Lento = new Recusa(408, 'PEDIDO_LENTO', 'O pedido demorou demais para chegar. Tente de novo.');

/** What is no HTTP call never reaches a route; it is refused in the same shape as everything else. */
export function refuseBrokenCall(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const {status, body} = refusalFor(error.code);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    ...BARE_HEADERS,
  ].join('\r\n');
  socket.end(`${head}\r\n\r\n${text}`);
}

function refusalFor(code: string | undefined): Recusa {
  if (code === 'HPE_HEADER_OVERFLOW') return EnderecoLongo;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return Lento;
  return PedidoInvalido();
}
