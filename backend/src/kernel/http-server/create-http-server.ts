import {RestBindings, RestServer, type Request, type Response, type RestApplication} from '@loopback/rest';
import {Kernel} from '../keys';
import type {FileAccessRules} from '../files/access';
import {FileServer} from '../files/serve';
import type {ClubeSequence} from '../http/sequence';
import {completeSpec} from '../http/openapi/openapi';
import {assertEndpointsMatchPermissions} from '../http/routing/define-endpoint';
import type {Sessions} from '../security/sessions';
import type {SignedUrls} from '../security/signed-urls';
import {Explorer} from './explorer';
import {HttpServer, type HttpServerDependencies} from './http-server';

interface Dependencies extends Omit<HttpServerDependencies, 'api' | 'files' | 'explorer'> {
  sessions: Sessions;
  urls: SignedUrls;
  rules: FileAccessRules;
}

/**
 * Creates the HTTP server of a started application.
 * @throws when the routes that are served are not those of the permission table
 */
export async function createHttpServer(
  app: RestApplication,
  {sessions, urls, rules, ...deps}: Dependencies,
): Promise<HttpServer> {
  const {config, storage, limits} = deps;
  const server = await app.getServer(RestServer);
  const spec = await server.getApiSpec();
  assertEndpointsMatchPermissions(
    Object.entries(spec.paths as Record<string, object>).flatMap(([path, item]) =>
      Object.keys(item).map(method => ({method, path})),
    ),
  );
  await (await app.get(Kernel.ENDPOINT_HANDLERS)).find(app, spec);
  const explorer = new Explorer(sessions, config.secret, config.production, () => completeSpec(spec));
  const files = new FileServer(storage, rules, urls, sessions, limits.readerIdleMs);
  return new HttpServer({...deps, files, explorer, api: await apiHandler(server)});
}

/** Runs LoopBack's sequence directly, without Express and its context per request; only the path is needed of what they add. */
async function apiHandler(server: RestServer): Promise<HttpServerDependencies['api']> {
  const sequence = await server.get<ClubeSequence>(RestBindings.SEQUENCE.key);
  return (request, response) => {
    const path = request.url?.split('?')[0];
    return sequence.handle({request: Object.assign(request, {path}) as Request, response: response as Response});
  };
}
