import type {Module} from '../../kernel/module';
import {AntifraudeController} from './antifraude.controller';
import {CotasService} from './cotas.service';
import {LiberacoesService} from './liberacoes.service';

export {redeAntifraude} from './antifraude.controller';
export {observacao} from './antifraude.list';
export {CotasService} from './cotas.service';
export {CotaExceeded} from './refusals';

/** Compares the quantities that networks sold with those that were scored (0-rules, 8). */
export class AntifraudeModule implements Module {
  controllers = [AntifraudeController];
  services = [CotasService, LiberacoesService];
}
