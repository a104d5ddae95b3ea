import {setTimeout as sleep} from 'node:timers/promises';
import type {Session} from '../support/tokens';
import type {Gate} from './gate';
import type {Journal} from './journal';

/** Creates a form for each attempt, as a form can only be sent once. */
type MakeForm = () => FormData;

export interface Call {
  path: string;
  session: Session;
  key?: string;
  body: object | MakeForm;
}

export interface Answer {
  status: number;
  text: string;
}

/** Repeats a request after a lost response or a 5xx until it is answered, like a phone with a bad connection. */
export async function retryUntilAnswered({gate, journal}: {gate: Gate; journal: Journal}, call: Call): Promise<Answer> {
  for (;;) {
    const answer = await send(await gate.passed(), call);
    if (answer && answer.status < 500) return answer;
    journal.repeated++;
    await sleep(20);
  }
}

async function send(url: string, {path, session, key, body}: Call): Promise<Answer | undefined> {
  const json = !isForm(body);
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        ...session.headers,
        ...(key ? {'Idempotency-Key': key} : {}),
        ...(json ? {'Content-Type': 'application/json'} : {}),
      },
      body: isForm(body) ? body() : JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    return {status: response.status, text: await response.text()};
  } catch {
    return undefined;
  }
}

const isForm = (body: object | MakeForm): body is MakeForm => typeof body === 'function';
