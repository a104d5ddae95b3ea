import {isDeepStrictEqual} from 'node:util';
import {Recusa} from '../errors';
import {Resposta} from './answer';
import type {Verb} from './verb';

/** Holds real answers against what the route declares. On in tests, where a difference is a failure. */
export interface AnswerCheck {
  (verb: Verb, result: unknown): void;
  refusal(route: string, refusal: Recusa): void;
}

export function createAnswerCheck(onDifference: (message: string) => void): AnswerCheck {
  const check = (verb: Verb, result: unknown) => {
    const value = jsonOf(result);
    if (value === undefined) return;
    const route = `${verb.method} ${verb.path}`;
    if (!verb.answer) return onDifference(`${route}: answered JSON, declares none`);
    const parsed = verb.answer.safeParse(value);
    if (!parsed.success) onDifference(`${route}: the answer differs from its declaration: ${parsed.error.message}`);
    else if (!isDeepStrictEqual(parsed.data, value))
      onDifference(`${route}: answers more than it declares: ${JSON.stringify(value)}`);
  };
  const refusal = (route: string, {status, codigo}: Recusa) => {
    if (status >= 500 && status !== 503) onDifference(`${route}: answered ${status} ${codigo}`);
  };
  return Object.assign(check, {refusal});
}

function jsonOf(result: unknown): unknown {
  if (!(result instanceof Resposta)) return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
  if (!result.body || 'stream' in result.body || (result.status ?? 200) >= 400) return undefined;
  return 'json' in result.body ? JSON.parse(result.body.json) : JSON.parse(JSON.stringify(result.body.value));
}
