import {service} from '@loopback/core';
import {z} from 'zod';
import {WAITING_NAMES} from '@clube/domain';
import {defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {EsperaService} from './espera.service';
import {dashboard as figures, dashboardQuery, requestedPeriod} from './painel.schema';
import {PainelService} from './painel.service';

const dashboard = defineEndpoint('GET /api/dashboard', {
  summary: 'Lê os números do programa e as quatro tabelas dos 20 primeiros',
  description:
    'Com um período, os números dele, e ao lado os do período anterior e os do ano anterior; sem período, os de sempre.',
  query: dashboardQuery,
  answer: figures,
});

const espera = defineEndpoint('GET /api/dashboard/espera', {
  summary: 'Quanto espera pela equipe, por lista',
  description: 'Só do que quem pergunta pode abrir. `filtros` são os da lista com os quais ela mostra estas linhas.',
  answer: z.object({
    espera: z.array(
      z.object({
        nome: z.enum(WAITING_NAMES),
        total: z.int().min(0),
        filtros: z.record(z.string(), z.string()),
      }),
    ),
  }),
});

@controller()
export class PainelController {
  constructor(
    @service(PainelService) private readonly painel: PainelService,
    @service(EsperaService) private readonly waiting: EsperaService,
  ) {}

  @endpoint(espera)
  async espera() {
    return {espera: await this.waiting.read()};
  }

  @endpoint(dashboard)
  dashboard({query}: Input<typeof dashboard>) {
    return this.painel.dashboard(requestedPeriod(query));
  }
}
