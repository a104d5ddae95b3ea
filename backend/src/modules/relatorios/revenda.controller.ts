import {service} from '@loopback/core';
import {requireActor} from '../../kernel/context';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {reportQuery} from './revenda.query';
import {dashboardRevenda} from './revenda.schema';
import {RelatorioRevendaService} from './revenda.service';

const dashboard = defineEndpoint('GET /api/relatorio/dashboard', {
  summary: 'Lê o relatório da revenda',
  description:
    'Vendas nas lojas da raiz do CNPJ de quem pergunta, ou em uma delas, e os pintores que compraram nelas ou as preferem. Sem período, séries e resgates são dos últimos 12 meses, e o resto é desde o início; com ele, tudo o que tem data é dele, e as séries são dos seus últimos 12 meses. As linhas da tabela `lista` vêm ordenadas e paginadas como pedido, e metadata.total diz quantas são.',
  query: reportQuery,
  answer: dashboardRevenda,
});

@controller()
export class RelatorioRevendaController {
  constructor(@service(RelatorioRevendaService) private readonly relatorio: RelatorioRevendaService) {}

  @endpoint(dashboard)
  dashboard({query}: Input<typeof dashboard>) {
    return this.relatorio.dashboard(requireActor('relatorio').cnpjRaiz, query);
  }
}
