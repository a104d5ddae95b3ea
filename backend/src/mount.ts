import {mountComponent} from '@loopback/core';
import {RestBindings, type RestApplication} from '@loopback/rest';
import {registerAuthenticationStrategy} from '@loopback/authentication';
import {Kernel} from './kernel/keys';
import {KERNEL_CONTROLLERS} from './kernel/controllers';
import {assertDeclarationsServed, mountEntities} from './kernel/entities/mount';
import {ClubeSequence} from './kernel/http/sequence';
import {Router} from './kernel/http/routing/router';
import type {Imports} from './kernel/imports/imports';
import {AuthGuard} from './kernel/security/auth-guard';
import {SessionStrategy} from './kernel/security/session-strategy';
import type {PersonalData} from './kernel/privacy/personal-data';
import type {Sessions} from './kernel/security/sessions';
import type {Throttle} from './kernel/security/throttle';
import {MODULES} from './modules';
import type {ConfiguracaoService} from './modules/configuracoes';

/** Mounts every module's endpoints and initialises each module. */
export async function mountModules(
  app: RestApplication,
  {
    sessions,
    throttle,
    imports,
    personal,
  }: {sessions: Sessions; throttle: Throttle; imports: Imports; personal: PersonalData},
): Promise<void> {
  // Not app.component(): LoopBack would take a module's init for a lifecycle hook and call it again, without the app.
  const modules = MODULES.map(ModuleClass => new ModuleClass());
  assertDeclarationsServed(modules);
  for (const module of modules) {
    mountComponent(app, module);
    mountEntities(app, module);
    for (const kind of module.imports ?? []) imports.define(kind);
    if (module.personal) personal.add(module.personal);
  }
  for (const controller of KERNEL_CONTROLLERS) app.controller(controller);
  const configuracaoService = await app.get<ConfiguracaoService>('services.ConfiguracaoService');
  const strategy = new SessionStrategy(new AuthGuard(sessions, throttle, () => configuracaoService.siteBlocked()));
  registerAuthenticationStrategy(app, SessionStrategy);
  app.bind(Kernel.SESSION_STRATEGY).to(strategy);
  app.bind(RestBindings.ROUTER).to(new Router());
  app.sequence(ClubeSequence);
  for (const module of modules) await module.init?.(app);
}
