import {operation} from '@loopback/openapi-v3';
import {injectable, BindingScope} from '@loopback/core';
import {endpointKey, type HandlerOf, type EndpointDefinition, type Endpoint} from './define-endpoint';

interface Served {
  endpoint: Endpoint;
  /** "Controller.method". */
  by: string;
}

const served = new Map<string, Served>();

export const findEndpoint = (method: string, path: string): Endpoint | undefined =>
  served.get(endpointKey(method, path))?.endpoint;

/** Paths that differ only in the names of their parameters are one address. */
const nameless = (path: string): string => path.replace(/\{\w+\}/g, '{}');

function serve(endpoint: Endpoint, by: string): void {
  const same = [...served.values()].find(
    ({endpoint: other}) => other.method === endpoint.method && nameless(other.path) === nameless(endpoint.path),
  );
  if (same) throw new Error(`${endpoint.method} ${endpoint.path} is served twice: by ${same.by} and by ${by}`);
  served.set(endpointKey(endpoint.method, endpoint.path), {endpoint, by});
}

/**
 * `@endpoint(resgatar)` makes the method handle this endpoint. It compiles only when the method accepts what the endpoint passes
 * and returns what it declares.
 * @throws when another method serves the route already
 */
export function endpoint<R extends EndpointDefinition>(route: R) {
  const {method, path, summary} = route;
  const decorate = operation(method.toLowerCase(), path, {summary, responses: {}});
  return <M extends HandlerOf<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void => {
    serve(route, `${target.constructor.name}.${key}`);
    decorate(target, key, descriptor);
  };
}

/** Controllers keep no state, so one instance serves every request. */
export const controller = (): ClassDecorator => injectable({scope: BindingScope.SINGLETON});
