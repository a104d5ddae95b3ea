import type {Application} from '@loopback/core';
import {REPORTS} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {EsperaService} from './espera.service';
import {LojaVendasController} from './loja.controller';
import {LojaVendasService} from './loja.service';
import {PainelController} from './painel.controller';
import {PainelService} from './painel.service';
import {RelatorioMesesService} from './rede/meses.service';
import {pontosDoMes, pontosQuery} from './rede/pontos-do-mes';
import {RelatorioMesController} from './rede/relatorio-mes.controller';
import {RelatorioRedeController, monthQuery, relatorioQuery} from './rede/relatorio-rede.controller';
import {RelatorioPdfService} from './rede/pdf/relatorio-pdf.service';
import {RelatorioRedeService} from './rede/relatorio-rede.service';
import {resgatesDoMes} from './rede/resgates-do-mes';
import {RESUMOS_PERSONAL_DATA} from './personal-data';
import {FOLD_RESUMOS, compactResumos} from './resumos';
import {RelatorioRevendaController} from './revenda.controller';
import {RelatorioRevendaService} from './revenda.service';

export {rebuildResumos} from './resumos';

/** Statistics over all modules: the panel's dashboard, the resellers' report, and the networks' debts. */
export class RelatoriosModule implements Module {
  controllers = [
    PainelController,
    LojaVendasController,
    RelatorioRevendaController,
    RelatorioRedeController,
    RelatorioMesController,
  ];
  services = [
    PainelService,
    LojaVendasService,
    EsperaService,
    RelatorioRevendaService,
    RelatorioRedeService,
    RelatorioMesesService,
    RelatorioPdfService,
  ];
  personal = RESUMOS_PERSONAL_DATA;

  async init(app: Application): Promise<void> {
    const [db, jobs] = [await app.get(Kernel.DB), await app.get(Kernel.JOBS)];
    jobs.define({name: FOLD_RESUMOS, cron: '*/10 * * * *', run: () => compactResumos(db)});
    const redes = await app.get<RelatorioRedeService>('services.RelatorioRedeService');
    const reports = await app.get(Kernel.REPORTS);
    reports.define('relatorio', REPORTS.relatorio, {query: relatorioQuery, rows: query => redes.read(query)});
    reports.define('pontos-utilizados', REPORTS['pontos-utilizados'], {
      query: pontosQuery,
      rows: query => pontosDoMes(db, query),
    });
    reports.define('resgates', REPORTS.resgates, {
      query: monthQuery,
      rows: ({ano, mes}) => resgatesDoMes(db, ano, mes),
    });
  }
}
