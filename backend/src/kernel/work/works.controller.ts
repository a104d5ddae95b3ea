import {inject} from '@loopback/core';
import {NotFound} from '../refusals/refusals';
import type {Input} from '../http/routing/route';
import {controller, verb} from '../http/routing/verb';
import {Kernel} from '../keys';
import type {Lists} from '../lists/lists';
import type {Works} from './works';
import {linhasDoTrabalho, trabalhos} from './works.list';
import * as routes from './works.routes';

/** Where people see what runs in their name, what came of it, and end it. */
@controller()
export class WorksController {
  constructor(
    @inject(Kernel.WORKS) private readonly works: Works,
    @inject('kernel.lists') private readonly lists: Lists,
  ) {}

  @verb(routes.listar)
  listar({query}: Input<typeof routes.listar>) {
    return this.lists.answer(trabalhos, query);
  }

  @verb(routes.um)
  um({params: {id}}: Input<typeof routes.um>) {
    return this.visible(id);
  }

  @verb(routes.linhas)
  async linhas({params: {id}, query}: Input<typeof routes.linhas>) {
    await this.visible(id);
    return this.lists.answer(linhasDoTrabalho, {...query, trabalho: String(id)});
  }

  @verb(routes.cancelar)
  async cancelar({params: {id}}: Input<typeof routes.cancelar>) {
    await this.visible(id);
    await this.works.cancel(id);
    return {mensagem: 'Cancelamento pedido. O que já foi feito continua feito.'};
  }

  private async visible(id: number) {
    const row = await this.lists.row(trabalhos, {id});
    if (!row) throw NotFound({erro: 'Este trabalho não existe, ou não é seu.'});
    return row;
  }
}
