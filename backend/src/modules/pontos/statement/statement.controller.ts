import {inject} from '@loopback/core';
import type {Input} from '../../../kernel/http/routing/route';
import {controller, verb} from '../../../kernel/http/routing/verb';
import type {Lists} from '../../../kernel/lists/lists';
import {lotes} from './lotes.list';
import {movimentos} from './movimentos.list';
import * as routes from './statement.routes';

/** A painter's points, explained: what came and went, and what is left until when. */
@controller()
export class StatementController {
  constructor(@inject('kernel.lists') private readonly lists: Lists) {}

  @verb(routes.movements)
  movements({query}: Input<typeof routes.movements>) {
    return this.lists.answer(movimentos, query);
  }

  @verb(routes.lots)
  lots({query}: Input<typeof routes.lots>) {
    return this.lists.answer(lotes, query);
  }
}
