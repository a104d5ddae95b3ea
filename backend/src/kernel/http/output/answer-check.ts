import {isDeepStrictEqual} from 'node:util';
import {callersOf} from '@clube/domain';
import type {Refusal} from '../../refusals/refusals';
import {Answer} from './answer';
import {refusalsOf} from '../../refusals/refusals-of-route';
import type {Endpoint} from '../routing/define-endpoint';
import {findEndpoint} from '../routing/endpoint';

type Refused = Pick<Refusal, 'status' | 'codigo'>;

/** Compares actual responses with the schema that their endpoint declares. Active in tests, where a difference fails the test. */
export interface AnswerCheck {
  (endpoint: Endpoint, result: unknown): void;
  refusal(route: string, refusal: Refused): void;
}

export function createAnswerCheck(onDifference: (message: string) => void): AnswerCheck {
  const check = (endpoint: Endpoint, result: unknown) => {
    const route = `${endpoint.method} ${endpoint.path}`;
    const refused = refusalIn(result);
    if (refused) return refusal(route, refused);
    const value = jsonOf(result);
    if (value === undefined) return;
    if (!endpoint.answer) return onDifference(`${route}: answered JSON, declares none`);
    const parsed = endpoint.answer.safeParse(value);
    if (!parsed.success) onDifference(`${route}: the answer differs from its declaration: ${parsed.error.message}`);
    else if (!isDeepStrictEqual(parsed.data, value))
      onDifference(`${route}: answers more than it declares: ${JSON.stringify(value)}`);
  };
  const refusal = (route: string, {status, codigo}: Refused) => {
    if (status >= 500 && status !== 503 && status !== 507) onDifference(`${route}: answered ${status} ${codigo}`);
    const [method = '', path = ''] = route.split(' ');
    const [endpoint, callers] = [findEndpoint(method, path), callersOf(method, path)];
    const declared = endpoint && callers ? refusalsOf(endpoint, callers) : undefined;
    if (declared && !declared.some(each => each.status === status && each.codigo === codigo))
      onDifference(`${route}: refuses with ${status} ${codigo} and does not declare it`);
  };
  return Object.assign(check, {refusal});
}

/** A stored refusal is repeated under its idempotency key as a normal response. */
function refusalIn(result: unknown): Refused | undefined {
  if (!(result instanceof Answer) || (result.status ?? 200) < 400) return undefined;
  const {codigo = ''} = jsonOf(result) as {codigo?: string};
  return {status: result.status ?? 0, codigo};
}

function jsonOf(result: unknown): unknown {
  if (!(result instanceof Answer)) return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
  if (!result.body || 'stream' in result.body) return undefined;
  return 'json' in result.body ? JSON.parse(result.body.json) : JSON.parse(JSON.stringify(result.body.value));
}
