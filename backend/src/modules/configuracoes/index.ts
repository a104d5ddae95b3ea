import {Configuracao, ValorPonto} from './configuracao';
import type {Modulo} from '../../kernel/module';
import {ConfiguracoesController} from './configuracoes.controller';
import {ConfiguracaoService} from './configuracao.service';

export {ConfiguracaoService, limitesDe} from './configuracao.service';

/** The switches and limits of the programme. */
export class ConfiguracoesModulo implements Modulo {
  entities = [Configuracao, ValorPonto];
  controllers = [ConfiguracoesController];
  services = [ConfiguracaoService];
}
