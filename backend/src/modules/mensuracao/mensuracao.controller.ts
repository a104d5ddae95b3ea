import {inject, service} from '@loopback/core';
import type {Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import type {Imports} from '../../kernel/imports/imports';
import {idempotent} from '../../kernel/idempotency';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import {historicoImport} from './historico.import';
import {HistoricoRowsService} from './historico-rows.service';
import {HistoricoService} from './historico.service';
import * as endpoints from './mensuracao.endpoints';
import {thisYear} from './this-year';
import {MensuracaoService} from './mensuracao.service';
import {ProdutosVendidosService} from './produtos-vendidos.service';
import {TaxaSucessoService} from './taxa-sucesso.service';

@controller()
export class MensuracaoController {
  constructor(
    @service(HistoricoService) private readonly historico: HistoricoService,
    @service(HistoricoRowsService) private readonly historicoRows: HistoricoRowsService,
    @service(MensuracaoService) private readonly mensuracao: MensuracaoService,
    @service(TaxaSucessoService) private readonly taxas: TaxaSucessoService,
    @service(ProdutosVendidosService) private readonly vendidos: ProdutosVendidosService,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.IMPORTS) private readonly imports: Imports,
  ) {}

  @endpoint(endpoints.read)
  async read({query: {rede}}: Input<typeof endpoints.read>) {
    return {mensuracao: await this.mensuracao.read(rede)};
  }

  @endpoint(endpoints.note)
  note({body}: Input<typeof endpoints.note>) {
    return idempotent(this.db, 'POST /api/mensuracao/observacao', body, async () => {
      await this.mensuracao.note(body.rede, body.obs);
      return {mensagem: 'Observação salva com sucesso'};
    });
  }

  @endpoint(endpoints.taxas)
  async taxaSucesso({query: {ano = thisYear(), ...query}}: Input<typeof endpoints.taxas>) {
    return {taxaSucesso: await this.taxas.read({...query, ano})};
  }

  @endpoint(endpoints.historico)
  async yearOf({query: {ano = thisYear(), rede}}: Input<typeof endpoints.historico>) {
    return {historico: await this.historico.yearOf(ano, rede)};
  }

  @endpoint(endpoints.months)
  async months({query}: Input<typeof endpoints.months>) {
    return {meses: await this.historicoRows.months(query)};
  }

  @endpoint(endpoints.lines)
  async lines({query}: Input<typeof endpoints.lines>) {
    return {linhas: await this.historicoRows.lines(query)};
  }

  @endpoint(endpoints.firstDate)
  async firstDate() {
    return {primeiraData: await this.historico.firstMonth()};
  }

  @endpoint(endpoints.sold)
  async sold({query: {ano = thisYear(), revenda}}: Input<typeof endpoints.sold>) {
    return {produtosVendidos: await this.vendidos.read(ano, revenda)};
  }

  @endpoint(endpoints.upload)
  upload({files}: Input<typeof endpoints.upload>) {
    return this.imports.importSynchronously(historicoImport.tipo, files);
  }
}
