import {connect} from 'node:net';
import type {Findings} from '../findings';
import {sideBySide} from '../../support/side-by-side';
import {answers} from '../../support/wait';
import type {World} from '../world';
import {RAW_CASES, type End} from './cases';

/** Milliseconds without data after which the server counts as waiting for the rest. */
const SILENCE_MS = 1500;
/** Maximum parallel connections; with more, the last ones would be silent only because the server is busy. */
const SIDE_BY_SIDE = 30;
/** Texts that would reveal files of the machine. */
const NOT_OURS = /root:.*:0:0:|"workspaces"|BEGIN [A-Z ]*PRIVATE KEY|DATABASE_URL=/;

interface Heard {
  end: End;
  text: string;
}

/** Sends each case and checks how it ends, and that the server keeps running. Returns their number. */
export async function sendRaw({server}: World, findings: Findings): Promise<number> {
  await sideBySide(RAW_CASES, SIDE_BY_SIDE, async ({name, bytes, ends}) => {
    const {end, text} = await exchange(server.url, bytes);
    const [status = ''] = text.split('\r\n');
    if (!ends.includes(end)) findings.add('raw HTTP', `${name}: ${end}, not ${ends.join(' or ')}: ${status}`);
    if (/^HTTP\/1\.1 5(?!03)/.test(status)) findings.add('raw HTTP', `${name}: ${status}`);
    if (NOT_OURS.test(text)) findings.add('raw HTTP', `${name}: shows a file that is not for anybody`);
  });
  if (!(await answers(`${server.url}/health/live`))) findings.add('raw HTTP', 'the server answers no more');
  return RAW_CASES.length;
}

function exchange(url: string, bytes: string): Promise<Heard> {
  const {hostname, port} = new URL(url);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.setTimeout(SILENCE_MS);
    const done = (silent: boolean) => {
      resolve({end: endOf(text, silent), text});
      socket.destroy();
    };
    socket.on('data', (chunk: Buffer) => {
      if (text.length < 200_000) text += chunk.toString('latin1');
    });
    socket.on('timeout', () => done(true));
    socket.on('close', () => done(false));
    socket.on('error', () => undefined);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

function endOf(text: string, silent: boolean): End {
  // "100 Continue" is not the final response.
  const answer = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  if (answer === '') return silent ? 'waits' : 'closed';
  return /^HTTP\/1\.1 4\d\d /.test(answer) ? 'refused' : 'answered';
}
