import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Modulo} from '../../kernel/module';
import {EstoqueService} from './cadastro/estoque.service';
import {PremioService} from './cadastro/premio.service';
import {Premio, fotoPremio} from './cadastro/premios.resource';
import {PEDIDOS, SITUACAO_DOS_PEDIDOS} from './metricas';
import {PremiosController} from './cadastro/premios.controller';
import {RESGATE_CONTROLLERS, RESGATE_SERVICES, initResgates} from './resgate';

export {AcompanharResgateService, CancelarResgateService, ResgatarService, type Pedido} from './resgate';
export {PremioService} from './cadastro/premio.service';

/** The prizes and what painters ask for. */
export class PremiosModulo implements Modulo {
  entities = [Premio];
  controllers = [PremiosController, ...RESGATE_CONTROLLERS];
  services = [EstoqueService, PremioService, ...RESGATE_SERVICES];

  async init(app: Application): Promise<void> {
    (await app.get(Kernel.PICTURES)).register(fotoPremio);
    const metrics = await app.get(Kernel.METRICS);
    for (const part of [PEDIDOS, SITUACAO_DOS_PEDIDOS]) metrics.add(part);
    await initResgates(app);
  }
}
