import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {historicoImport} from './historico.import';
import {HistoricoService} from './historico.service';
import {MensuracaoController} from './mensuracao.controller';
import {MensuracaoService} from './mensuracao.service';
import {ProdutosVendidosService} from './produtos-vendidos.service';
import {TaxaSucessoService} from './taxa-sucesso.service';

export {TaxaSucessoService} from './taxa-sucesso.service';

/** What networks say they sold, and what the programme brings them and us (0-rules, 8). */
export class MensuracaoModule implements Module {
  controllers = [MensuracaoController];
  imports = [historicoImport];
  services = [HistoricoService, MensuracaoService, TaxaSucessoService, ProdutosVendidosService];

  async init(app: Application): Promise<void> {
    const historico = await app.get<HistoricoService>('services.HistoricoService');
    (await app.get(Kernel.IMPORTS)).writeGroupsBy(historicoImport, group => historico.write(group));
  }
}
