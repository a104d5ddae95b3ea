import type {Module} from '../../kernel/module';
import {PainelController} from './painel.controller';
import {PainelService} from './painel.service';
import {RelatorioRevendaController} from './revenda.controller';
import {RelatorioRevendaService} from './revenda.service';

/** Figures over everything: the panel's dashboard and the resellers' report. Reads, never writes. */
export class RelatoriosModule implements Module {
  controllers = [PainelController, RelatorioRevendaController];
  services = [PainelService, RelatorioRevendaService];
}
