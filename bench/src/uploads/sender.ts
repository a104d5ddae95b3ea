import {once} from 'node:events';
import {request} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Session} from '../support/tokens';
import type {Content} from './content';

const TUS = {'Tus-Resumable': '1.0.0'};
const MB = 1024 * 1024;
/** Size of a part, as in the panel. */
const PIECE = 8 * MB;
const KIND = 'resgate.video';

/** Creates an upload; returns its URL. */
export async function begin(url: string, {headers}: Session, size: number): Promise<string> {
  const answer = await fetch(`${url}/api/envios`, {
    method: 'POST',
    headers: {
      ...headers,
      ...TUS,
      'Upload-Length': String(size),
      'Upload-Metadata': `tipo ${btoa(KIND)},nome ${btoa('obra.mp4')}`,
    },
  });
  if (answer.status !== 201) throw new Error(`the upload was not begun: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('location') ?? '';
}

/** The upload's offset; retries while the server still waits for another sender (423). */
export async function offsetOf(url: string, {headers}: Session, address: string): Promise<number> {
  for (;;) {
    const answer = await fetch(url + address, {method: 'HEAD', headers: {...headers, ...TUS}});
    if (answer.status === 200) return Number(answer.headers.get('upload-offset'));
    if (answer.status !== 423) throw new Error(`the offset was not answered: ${answer.status}`);
    await sleep(50);
  }
}

/** Sends the content part by part from offset `from`, until it is complete or the connection is cut at `until`. */
export async function sendOn(
  url: string,
  session: Session,
  address: string,
  content: Content,
  from: number,
  until: number,
) {
  for (let at = from; at < until;) {
    const end = Math.min(at + PIECE, content.size);
    const status = await sendPiece(url, session, address, content, at, end, until);
    if (status === undefined) return;
    if (![204, 409, 423].includes(status)) throw new Error(`a piece was refused: ${status}`);
    // The server may still be storing the part that was cut, whose bytes count.
    at = status === 204 ? end : await offsetOf(url, session, address);
  }
}

/** Sends one part; returns the status, or undefined if the connection was cut. */
async function sendPiece(
  url: string,
  session: Session,
  address: string,
  content: Content,
  at: number,
  end: number,
  until: number,
): Promise<number | undefined> {
  const call = request(url + address, {
    method: 'PATCH',
    headers: {
      ...session.headers,
      ...TUS,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': end - at,
      'Upload-Offset': at,
    },
  });
  const heard = {over: false};
  const answered = once(call, 'response').then(
    ([answer]: {statusCode?: number; resume(): void}[]) => {
      heard.over = true;
      answer?.resume();
      return answer?.statusCode;
    },
    () => undefined,
  );
  for (let sent = at; sent < Math.min(end, until);) {
    const piece = content.piece(sent, Math.min(end, until));
    sent += piece.length;
    await Promise.race([new Promise<void>(resolve => call.write(piece, () => resolve())), answered]);
    // The server has already responded, so the rest is not needed.
    if (heard.over) break;
    if (call.destroyed) return undefined;
  }
  if (until < end && !heard.over) {
    call.destroy();
    return undefined;
  }
  call.end();
  return answered;
}
