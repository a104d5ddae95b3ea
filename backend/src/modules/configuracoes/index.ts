import {Configuracao, ValorPonto} from './configuracao';
import type {Module} from '../../kernel/module';
import {ConfiguracoesController} from './configuracoes.controller';
import {ConfiguracaoService} from './configuracao.service';

export {ConfiguracaoService, limitsOf} from './configuracao.service';

/** The switches and limits of the programme. */
export class ConfiguracoesModule implements Module {
  entities = [Configuracao, ValorPonto];
  controllers = [ConfiguracoesController];
  services = [ConfiguracaoService];
}
