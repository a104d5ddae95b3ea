import {request, type Agent} from 'node:http';
import type {Call} from './call';

export interface Answer {
  status: number;
  type: string;
  text: string;
}

export interface SendOptions {
  /** Milliseconds until the response must be complete. */
  deadlineMs?: number;
}

/** Default of `deadlineMs`. */
const DEADLINE_MS = 20_000;
const MAX_TEXT = 16 * 1024 * 1024;

/**
 * Sends the request unchanged. Returns undefined when the server closed the connection without a response, or when Node
 * refused to send it. @throws when there is no response within the time limit.
 */
export function send(
  url: string,
  {method, path, headers, body}: Call,
  agent: Agent,
  {deadlineMs = DEADLINE_MS}: SendOptions = {},
): Promise<Answer | undefined> {
  const {hostname, port} = new URL(url);
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      method,
      path,
      agent,
      headers: {...headers, ...(body ? {'Content-Length': body.length} : {})},
    };
    const call = request(options, response => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= MAX_TEXT) chunks.push(chunk);
      });
      response.on('error', () => done(undefined));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        done({status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text});
      });
    });
    const timeout = setTimeout(() => {
      reject(new Error(`no answer within ${deadlineMs} ms`));
      call.destroy();
    }, deadlineMs);
    const done = (answer: Answer | undefined) => {
      clearTimeout(timeout);
      resolve(answer);
    };
    call.on('error', () => done(undefined));
    call.end(body);
  });
}
