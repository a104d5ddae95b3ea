import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import {Configuracao, valoresPonto} from './configuracao';
import type {Module} from '../../kernel/module';
import {ConfiguracoesController} from './configuracoes.controller';
import {ConfiguracaoService} from './configuracao.service';

export {ConfiguracaoService, grantLimitsOf, limitsOf} from './configuracao.service';

/** The switches and limits of the programme. */
export class ConfiguracoesModule implements Module {
  entities = [Configuracao];
  registrations = [valoresPonto];
  controllers = [ConfiguracoesController];
  services = [ConfiguracaoService];

  async init(app: Application): Promise<void> {
    const settings = await app.get<ConfiguracaoService>('services.ConfiguracaoService');
    (await app.get(Kernel.APPROVALS)).define(settings.approval);
  }
}
