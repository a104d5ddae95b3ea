import {inject, service} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Lists} from '../../../kernel/lists/lists';
import {revendasOfSimulation} from './revendas.list';
import * as endpoints from './simulation.endpoints';
import {SimulationService} from './simulation.service';

@controller()
export class SimulationController {
  constructor(
    @service(SimulationService) private readonly simulation: SimulationService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.simulate)
  simulate({body}: Input<typeof endpoints.simulate>) {
    return this.simulation.simulate(requireActor('loja').id, body);
  }

  @endpoint(endpoints.revendas)
  revendas({query}: Input<typeof endpoints.revendas>) {
    return this.lists.answer(revendasOfSimulation, query);
  }
}
