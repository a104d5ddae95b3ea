import type {Call} from '../call';
import type {Operation} from '../document';
import {formOf} from '../form';
import {address} from '../run';
import {pathOf, type Sent, type ScenarioContext} from './scenario-context';

/** Converts a scenario's request to the HTTP request. */
export function callOf(context: ScenarioContext, {method, path}: Operation, sent: Sent): Call {
  const {json, form, bytes} = sent;
  const made = form && formOf(form);
  const body = json === undefined ? (made?.body ?? bytes) : Buffer.from(JSON.stringify(json));
  return {
    method,
    path: pathOf(path, sent),
    headers: {
      ...context.headersOf(sent.as),
      'X-Forwarded-For': address(),
      ...(json === undefined ? {} : {'Content-Type': 'application/json'}),
      ...made?.headers,
      ...sent.headers,
    },
    ...(body && {body}),
  };
}
