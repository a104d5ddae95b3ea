import {service} from '@loopback/core';
import {controller, verb} from '../../kernel/http/verb';
import {dashboard} from './painel.esquema';
import {PainelService} from './painel.service';

@controller()
export class PainelController {
  constructor(@service(PainelService) private readonly painel: PainelService) {}

  @verb('GET /api/dashboard', {
    summary: 'Lê os números do programa e as quatro tabelas dos 20 primeiros',
    answer: dashboard,
  })
  dashboard() {
    return this.painel.dashboard();
  }
}
