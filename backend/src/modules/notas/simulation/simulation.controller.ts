import {inject, service} from '@loopback/core';
import {requireActor} from '../../../kernel/context';
import type {Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import type {Lists} from '../../../kernel/lists/lists';
import {revendasOfSimulation} from './revendas.list';
import * as routes from './simulation.routes';
import {SimulationService} from './simulation.service';

@controller()
export class SimulationController {
  constructor(
    @service(SimulationService) private readonly simulation: SimulationService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.simulate)
  simulate({body}: Input<typeof routes.simulate>) {
    return this.simulation.simulate(requireActor('loja').id, body);
  }

  @verb(routes.revendas)
  revendas({query}: Input<typeof routes.revendas>) {
    return this.lists.answer(revendasOfSimulation, query);
  }
}
