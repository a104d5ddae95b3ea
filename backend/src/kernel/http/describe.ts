import type {Constructor} from '@loopback/core';
import {RestApplication, RestServer} from '@loopback/rest';
import type {Modulo} from '../module';
import {mountEntities} from '../resources/mount';
import {completeSpec} from './openapi';

/** The API document of these modules, without a database or anything else that runs. */
export async function describeApi(
  modulos: Constructor<Modulo>[],
  controllers: Constructor<unknown>[],
): Promise<object> {
  const app = new RestApplication({rest: {listenOnStart: false}});
  for (const Modulo of modulos) {
    app.component(Modulo);
    mountEntities(app, new Modulo());
  }
  for (const controller of controllers) app.controller(controller);
  return completeSpec(await (await app.getServer(RestServer)).getApiSpec());
}
