import {operation} from '@loopback/openapi-v3';
import {injectable, BindingScope} from '@loopback/core';
import {verbKey, type MethodOf, type Route, type Verb} from './route';

interface Served {
  verb: Verb;
  /** "Controller.method". */
  by: string;
}

const served = new Map<string, Served>();

export const findVerb = (method: string, path: string): Verb | undefined => served.get(verbKey(method, path))?.verb;

/** Two paths that differ in the names of their parts alone are one address. */
const nameless = (path: string): string => path.replace(/\{\w+\}/g, '{}');

function serve(verb: Verb, by: string): void {
  const same = [...served.values()].find(
    ({verb: other}) => other.method === verb.method && nameless(other.path) === nameless(verb.path),
  );
  if (same) throw new Error(`${verb.method} ${verb.path} is served twice: by ${same.by} and by ${by}`);
  served.set(verbKey(verb.method, verb.path), {verb, by});
}

/**
 * `@verb(resgatar)`: the method serves this route. It compiles when the method takes what the route declares (or less) and
 * answers what the route declares.
 * @throws when another method serves the route already
 */
export function verb<R extends Route>(route: R) {
  const {method, path, summary} = route;
  const decorate = operation(method.toLowerCase(), path, {summary, responses: {}});
  return <M extends MethodOf<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void => {
    serve(route, `${target.constructor.name}.${key}`);
    decorate(target, key, descriptor);
  };
}

/** Controllers keep no state, so one instance serves every request. */
export const controller = (): ClassDecorator => injectable({scope: BindingScope.SINGLETON});
