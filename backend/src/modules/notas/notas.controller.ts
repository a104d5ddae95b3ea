import {inject, service} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import {requireActor, currentContext} from '../../kernel/context';
import type {Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import type {Lists} from '../../kernel/lists/lists';
import {NotaTimelineService} from './lists/timeline.service';
import {NotaSendingService} from './sending/sending.service';
import {encerradas, notas, unscoredNotas, pendingNotas} from './lists/notas.lists';
import {historico} from './lists/historico.list';
import {assertOnePainter, pontuacoes} from './lists/pontuacoes.list';
import * as endpoints from './notas.endpoints';

/** Endpoints that send and list receipts. */
@controller()
export class NotasController {
  constructor(
    @service(NotaSendingService) private readonly sendings: NotaSendingService,
    @service(NotaTimelineService) private readonly queries: NotaTimelineService,
    @inject(Kernel.LISTS) private readonly lists: Lists,
  ) {}

  @endpoint(endpoints.send)
  send({body, files}: Input<typeof endpoints.send>) {
    const {codigoPromocional, juntar: join, reenvioDe} = body;
    return this.sendings.send(requireActor('loja').id, files, {
      codigo: codigoPromocional || undefined,
      juntar: Boolean(join),
      reenvioDe,
    });
  }

  @endpoint(endpoints.scoredNotas)
  scoredNotas({query}: Input<typeof endpoints.scoredNotas>) {
    assertOnePainter(currentContext().actor, query);
    return this.lists.answer(pontuacoes, query);
  }

  @endpoint(endpoints.pendingNotas)
  pendingNotas({query}: Input<typeof endpoints.pendingNotas>) {
    return this.lists.answer(pendingNotas, query);
  }

  @endpoint(endpoints.encerradas)
  encerradas({query}: Input<typeof endpoints.encerradas>) {
    return this.lists.answer(encerradas, query);
  }

  @endpoint(endpoints.history)
  history({query}: Input<typeof endpoints.history>) {
    return this.lists.answer(historico, query);
  }

  @endpoint(endpoints.unscoredNotas)
  unscoredNotas({query}: Input<typeof endpoints.unscoredNotas>) {
    return this.lists.answer(unscoredNotas, query);
  }

  @endpoint(endpoints.notas)
  notas({query}: Input<typeof endpoints.notas>) {
    return this.lists.answer(notas, query);
  }

  @endpoint(endpoints.timeline)
  timeline({params}: Input<typeof endpoints.timeline>) {
    return this.queries.timeline(params.id);
  }
}
