import {inject} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import type {Lists} from '../../../kernel/lists/lists';
import {currentContext} from '../../../kernel/context';
import {assertOnePainter} from './own-rows';
import {lotes} from './lotes.list';
import {movimentos} from './movimentos.list';
import * as endpoints from './statement.endpoints';

/** A painter's statement: entries, and remaining points with their expiry. */
@controller()
export class StatementController {
  constructor(@inject(Kernel.LISTS) private readonly lists: Lists) {}

  @endpoint(endpoints.movements)
  movements({query}: Input<typeof endpoints.movements>) {
    assertOnePainter(movimentos, currentContext().actor, query);
    return this.lists.answer(movimentos, query);
  }

  @endpoint(endpoints.lots)
  lots({query}: Input<typeof endpoints.lots>) {
    assertOnePainter(lotes, currentContext().actor, query);
    return this.lists.answer(lotes, query);
  }
}
