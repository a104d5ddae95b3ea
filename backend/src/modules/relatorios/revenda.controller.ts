import {service} from '@loopback/core';
import {requireActor} from '../../kernel/context';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {periodQuery, pintoresQuery, reportQuery, resgatesQuery, tableQuery} from './revenda.query';
import * as answers from './revenda.schema';
import {RelatorioRevendaService} from './revenda.service';

const dashboard = defineEndpoint('GET /api/relatorio/dashboard', {
  summary: 'Lê o relatório da revenda',
  description:
    'Vendas nas lojas da raiz do CNPJ de quem pergunta, ou em uma delas, e os pintores que compraram nelas ou as preferem. Sem período, séries e resgates são dos últimos 12 meses, e o resto é desde o início; com ele, tudo o que tem data é dele, e as séries são dos seus últimos 12 meses. As linhas da tabela `lista` vêm ordenadas e paginadas como pedido, e metadata.total diz quantas são.',
  query: reportQuery,
  answer: answers.dashboardRevenda,
});

const numeros = defineEndpoint('GET /api/relatorio/dashboard/numeros', {
  summary: 'Lê os números e as séries do relatório da revenda, sem as tabelas',
  query: periodQuery,
  answer: answers.numerosRevenda,
});

// One table, sorted and paged; without a page all of its rows.
const pintores = defineEndpoint('GET /api/relatorio/dashboard/pintores', {
  summary: 'Lista os pintores do relatório da revenda',
  query: pintoresQuery,
  answer: answers.pintoresRevenda,
});
const cursos = defineEndpoint('GET /api/relatorio/dashboard/cursos', {
  summary: 'Lista quem concluiu cursos, no relatório da revenda',
  query: tableQuery,
  answer: answers.cursosRevenda,
});
const premios = defineEndpoint('GET /api/relatorio/dashboard/premios', {
  summary: 'Lista os prêmios resgatados, no relatório da revenda',
  query: tableQuery,
  answer: answers.premiosRevenda,
});
const resgates = defineEndpoint('GET /api/relatorio/dashboard/resgates', {
  summary: 'Lista os resgates, no relatório da revenda',
  query: resgatesQuery,
  answer: answers.resgatesRevenda,
});

const root = () => requireActor('relatorio').cnpjRaiz;

@controller()
export class RelatorioRevendaController {
  constructor(@service(RelatorioRevendaService) private readonly relatorio: RelatorioRevendaService) {}

  @endpoint(dashboard)
  dashboard({query}: Input<typeof dashboard>) {
    return this.relatorio.dashboard(root(), query);
  }

  @endpoint(numeros)
  numeros({query}: Input<typeof numeros>) {
    return this.relatorio.numeros(root(), query);
  }

  @endpoint(pintores)
  pintores({query}: Input<typeof pintores>) {
    return this.relatorio.table('usuariosTotais', root(), query);
  }

  @endpoint(cursos)
  cursos({query}: Input<typeof cursos>) {
    return this.relatorio.table('usuariosCursos', root(), query);
  }

  @endpoint(premios)
  premios({query}: Input<typeof premios>) {
    return this.relatorio.table('premiosResgatados', root(), query);
  }

  @endpoint(resgates)
  resgates({query}: Input<typeof resgates>) {
    return this.relatorio.table('resgates', root(), query);
  }
}
