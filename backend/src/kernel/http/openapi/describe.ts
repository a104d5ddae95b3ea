import type {Constructor} from '@loopback/core';
import {RestApplication, RestServer} from '@loopback/rest';
import type {Module} from '../../module';
import {mountEntities} from '../../entities/mount';
import {completeSpec} from './openapi';

/** The API document of these modules, without a database or anything else that runs. */
export async function describeApi(
  modules: Constructor<Module>[],
  controllers: Constructor<unknown>[],
): Promise<object> {
  const app = new RestApplication({rest: {listenOnStart: false}});
  for (const ModuleClass of modules) {
    app.component(ModuleClass);
    mountEntities(app, new ModuleClass());
  }
  for (const controller of controllers) app.controller(controller);
  return completeSpec(await (await app.getServer(RestServer)).getApiSpec());
}
