import {service} from '@loopback/core';
import {defineEndpoint} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {dashboard as figures} from './painel.schema';
import {PainelService} from './painel.service';

const dashboard = defineEndpoint('GET /api/dashboard', {
  summary: 'Lê os números do programa e as quatro tabelas dos 20 primeiros',
  answer: figures,
});

@controller()
export class PainelController {
  constructor(@service(PainelService) private readonly painel: PainelService) {}

  @endpoint(dashboard)
  dashboard() {
    return this.painel.dashboard();
  }
}
