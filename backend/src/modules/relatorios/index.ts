import type {Module} from '../../kernel/module';
import {EsperaService} from './espera.service';
import {PainelController} from './painel.controller';
import {PainelService} from './painel.service';
import {RelatorioRedeController} from './rede/relatorio-rede.controller';
import {RelatorioPdfService} from './rede/pdf/relatorio-pdf.service';
import {RelatorioRedeService} from './rede/relatorio-rede.service';
import {RelatorioRevendaController} from './revenda.controller';
import {RelatorioRevendaService} from './revenda.service';

/** Figures over everything: the panel's dashboard, the resellers' report, what networks owe. */
export class RelatoriosModule implements Module {
  controllers = [PainelController, RelatorioRevendaController, RelatorioRedeController];
  services = [PainelService, EsperaService, RelatorioRevendaService, RelatorioRedeService, RelatorioPdfService];
}
