import {BindingScope, GLOBAL_INTERCEPTOR_NAMESPACE, type Application} from '@loopback/core';
import type {OpenApiSpec, OperationObject} from '@loopback/rest';
import type {Brought} from '../input/input';
import type {Verb} from './route';
import {findVerb} from './verb';

/** The method that serves a verb, on its controller's one instance. */
export type Method = (input: Brought) => unknown;

/**
 * The methods behind the routes, found once. LoopBack would look the controller up for every call, in a context of its
 * own and through a chain of interceptors: a tenth of what a list costs, for controllers that keep no state.
 */
export class Methods {
  private readonly byVerb = new Map<Verb, Method>();

  /** @throws for a controller that is not `@controller()`, and for an interceptor, which nobody would call */
  async find(app: Application, spec: OpenApiSpec): Promise<void> {
    const [interceptor] = app.find(`${GLOBAL_INTERCEPTOR_NAMESPACE}.*`);
    if (interceptor) throw new Error(`nobody calls the interceptor ${interceptor.key}`);
    for (const [path, item] of Object.entries<Record<string, OperationObject>>(spec.paths))
      for (const [method, operation] of Object.entries(item)) {
        const verb = findVerb(method, path);
        if (verb) this.byVerb.set(verb, await methodOf(app, operation));
      }
  }

  of(verb: Verb): Method {
    const method = this.byVerb.get(verb);
    if (!method) throw new Error(`nobody serves ${verb.method} ${verb.path}`);
    return method;
  }
}

async function methodOf(app: Application, operation: OperationObject): Promise<Method> {
  const {'x-controller-name': controller, 'x-operation-name': name} = operation as Record<string, string>;
  const key = `controllers.${controller}`;
  if (app.getBinding(key).scope !== BindingScope.SINGLETON) throw new Error(`${controller} is not a @controller()`);
  const instance = await app.get<Record<string, Method>>(key);
  const method = instance[name ?? ''];
  if (!method) throw new Error(`${controller} has no method ${name}`);
  return input => method.call(instance, input);
}
