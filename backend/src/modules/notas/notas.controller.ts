import {inject, service} from '@loopback/core';
import {actor, currentContext} from '../../kernel/context';
import type {Input} from '../../kernel/http/route';
import {controller, verb} from '../../kernel/http/verb';
import type {Lists} from '../../kernel/resources/lists';
import {ConsultaService} from './listas/consulta.service';
import {EnviarService} from './envio/enviar.service';
import {encerradas, naoProcessadas, pendentes} from './listas/notas.lists';
import {assertOnePainter, pontuacoes} from './listas/pontuacoes.list';
import * as routes from './notas.routes';

/** Receipts as they arrive and as they are listed. */
@controller()
export class NotasController {
  constructor(
    @service(EnviarService) private readonly envios: EnviarService,
    @service(ConsultaService) private readonly consultas: ConsultaService,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.enviar)
  enviar({body, files}: Input<typeof routes.enviar>) {
    const {codigoPromocional, juntar} = body;
    return this.envios.enviar(actor('loja').id, files, {
      codigo: codigoPromocional || undefined,
      juntar: Boolean(juntar),
    });
  }

  @verb(routes.pontuadas)
  pontuadas({query}: Input<typeof routes.pontuadas>) {
    assertOnePainter(currentContext().ator, query);
    return this.lists.answer(pontuacoes, query);
  }

  @verb(routes.pendentes)
  pendentes({query}: Input<typeof routes.pendentes>) {
    return this.lists.answer(pendentes, query);
  }

  @verb(routes.encerradas)
  encerradas({query}: Input<typeof routes.encerradas>) {
    return this.lists.answer(encerradas, query);
  }

  @verb(routes.naoProcessadas)
  naoProcessadas({query}: Input<typeof routes.naoProcessadas>) {
    return this.lists.answer(naoProcessadas, query);
  }

  @verb(routes.linhaDoTempo)
  linhaDoTempo({params}: Input<typeof routes.linhaDoTempo>) {
    return this.consultas.linhaDoTempo(params.id);
  }
}
