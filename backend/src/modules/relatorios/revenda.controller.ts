import {service} from '@loopback/core';
import {requireActor} from '../../kernel/context';
import {defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {dashboardRevenda} from './revenda.schema';
import {RelatorioRevendaService} from './revenda.service';

const dashboard = defineEndpoint('GET /api/relatorio/dashboard', {
  summary: 'Lê o relatório da revenda',
  description:
    'Vendas nas lojas da raiz do CNPJ de quem pergunta, e os pintores que compraram nelas ou as preferem. Séries e resgates são dos últimos 12 meses; o resto, de todo o período.',
  answer: dashboardRevenda,
});

@controller()
export class RelatorioRevendaController {
  constructor(@service(RelatorioRevendaService) private readonly relatorio: RelatorioRevendaService) {}

  @endpoint(dashboard)
  dashboard() {
    return this.relatorio.dashboard(requireActor('relatorio').cnpjRaiz);
  }
}
