import type {Application} from '@loopback/core';
import {REPORTS} from '@clube/domain';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {historicoImport} from './historico.import';
import {HistoricoRowsService} from './historico-rows.service';
import {HistoricoService} from './historico.service';
import {MensuracaoController} from './mensuracao.controller';
import {
  historicoQuery,
  linhasQuery,
  mensuracaoQuery,
  mesesQuery,
  taxasQuery,
  vendidosQuery,
} from './mensuracao.endpoints';
import {MensuracaoService} from './mensuracao.service';
import {ProdutosVendidosService} from './produtos-vendidos.service';
import {TaxaSucessoService} from './taxa-sucesso.service';
import {thisYear} from './this-year';

export {TaxaSucessoService} from './taxa-sucesso.service';
export {refuseUnreported, reported} from './reported';
export {thisYear} from './this-year';

/** Networks' reported sales, and what the programme yields for them and for us (0-rules, 8). */
export class MensuracaoModule implements Module {
  controllers = [MensuracaoController];
  imports = [historicoImport];
  services = [HistoricoService, HistoricoRowsService, MensuracaoService, TaxaSucessoService, ProdutosVendidosService];

  async init(app: Application): Promise<void> {
    const historico = await app.get<HistoricoService>('services.HistoricoService');
    (await app.get(Kernel.IMPORTS)).writeGroupsBy(historicoImport, group => historico.write(group));
    const mensuracao = await app.get<MensuracaoService>('services.MensuracaoService');
    const taxas = await app.get<TaxaSucessoService>('services.TaxaSucessoService');
    const vendidos = await app.get<ProdutosVendidosService>('services.ProdutosVendidosService');
    const reports = await app.get(Kernel.REPORTS);
    reports.define('mensuracao', REPORTS.mensuracao, {
      query: mensuracaoQuery,
      rows: ({rede}) => mensuracao.read(rede),
    });
    reports.define('taxa-sucesso', REPORTS['taxa-sucesso'], {
      query: taxasQuery,
      rows: ({ano = thisYear(), ...query}) => taxas.read({...query, ano}),
    });
    reports.define('historico', REPORTS.historico, {
      query: historicoQuery,
      rows: ({ano = thisYear(), rede}) => historico.yearOf(ano, rede),
    });
    const historicoRows = await app.get<HistoricoRowsService>('services.HistoricoRowsService');
    reports.define('historico-meses', REPORTS['historico-meses'], {
      query: mesesQuery,
      rows: query => historicoRows.months(query),
    });
    reports.define('historico-linhas', REPORTS['historico-linhas'], {
      query: linhasQuery,
      rows: query => historicoRows.lines(query),
    });
    reports.define('produtos-vendidos', REPORTS['produtos-vendidos'], {
      query: vendidosQuery,
      rows: ({ano = thisYear(), revenda}) => vendidos.read(ano, revenda),
    });
  }
}
