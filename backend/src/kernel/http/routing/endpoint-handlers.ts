import {BindingScope, GLOBAL_INTERCEPTOR_NAMESPACE, type Application} from '@loopback/core';
import type {OpenApiSpec, OperationObject} from '@loopback/rest';
import type {ParsedInput} from '../input/input';
import type {Endpoint} from './define-endpoint';
import {findEndpoint} from './endpoint';

/** A handler, bound to the one instance of its controller. */
export type EndpointHandler = (input: ParsedInput) => unknown;

/**
 * The handlers of all endpoints, resolved once. LoopBack would resolve the controller for every request, in a new context and
 * through interceptors: a tenth of the time of a list, for controllers that keep no state.
 */
export class EndpointHandlers {
  private readonly byEndpoint = new Map<Endpoint, EndpointHandler>();

  /** @throws for a controller that is not `@controller()`, and for an interceptor, which nobody would call */
  async find(app: Application, spec: OpenApiSpec): Promise<void> {
    const [interceptor] = app.find(`${GLOBAL_INTERCEPTOR_NAMESPACE}.*`);
    if (interceptor) throw new Error(`nobody calls the interceptor ${interceptor.key}`);
    for (const [path, item] of Object.entries<Record<string, OperationObject>>(spec.paths))
      for (const [method, operation] of Object.entries(item)) {
        const endpoint = findEndpoint(method, path);
        if (endpoint) this.byEndpoint.set(endpoint, await methodOf(app, operation));
      }
  }

  of(endpoint: Endpoint): EndpointHandler {
    const method = this.byEndpoint.get(endpoint);
    if (!method) throw new Error(`nobody serves ${endpoint.method} ${endpoint.path}`);
    return method;
  }
}

async function methodOf(app: Application, operation: OperationObject): Promise<EndpointHandler> {
  const {'x-controller-name': controller, 'x-operation-name': name} = operation as Record<string, string>;
  const key = `controllers.${controller}`;
  if (app.getBinding(key).scope !== BindingScope.SINGLETON) throw new Error(`${controller} is not a @controller()`);
  const instance = await app.get<Record<string, EndpointHandler>>(key);
  const method = instance[name ?? ''];
  if (!method) throw new Error(`${controller} has no method ${name}`);
  return input => method.call(instance, input);
}
