import {inject, service} from '@loopback/core';
import {requireActor, currentContext} from '../../kernel/context';
import type {Input} from '../../kernel/http/routing/route';
import {controller, verb} from '../../kernel/http/routing/verb';
import type {Lists} from '../../kernel/lists/lists';
import {NotaTimelineService} from './lists/timeline.service';
import {NotaSendingService} from './sending/sending.service';
import {encerradas, unscoredNotas, pendingNotas} from './lists/notas.lists';
import {assertOnePainter, pontuacoes} from './lists/pontuacoes.list';
import * as routes from './notas.routes';

/** Receipts as they arrive and as they are listed. */
@controller()
export class NotasController {
  constructor(
    @service(NotaSendingService) private readonly sendings: NotaSendingService,
    @service(NotaTimelineService) private readonly queries: NotaTimelineService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.send)
  send({body, files}: Input<typeof routes.send>) {
    const {codigoPromocional, juntar: join, reenvioDe} = body;
    return this.sendings.send(requireActor('loja').id, files, {
      codigo: codigoPromocional || undefined,
      juntar: Boolean(join),
      reenvioDe,
    });
  }

  @verb(routes.scoredNotas)
  scoredNotas({query}: Input<typeof routes.scoredNotas>) {
    assertOnePainter(currentContext().actor, query);
    return this.lists.answer(pontuacoes, query);
  }

  @verb(routes.pendingNotas)
  pendingNotas({query}: Input<typeof routes.pendingNotas>) {
    return this.lists.answer(pendingNotas, query);
  }

  @verb(routes.encerradas)
  encerradas({query}: Input<typeof routes.encerradas>) {
    return this.lists.answer(encerradas, query);
  }

  @verb(routes.unscoredNotas)
  unscoredNotas({query}: Input<typeof routes.unscoredNotas>) {
    return this.lists.answer(unscoredNotas, query);
  }

  @verb(routes.timeline)
  timeline({params}: Input<typeof routes.timeline>) {
    return this.queries.timeline(params.id);
  }
}
