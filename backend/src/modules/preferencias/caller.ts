import {currentContext} from '../../kernel/context';
import {NotPermitted} from '../../kernel/refusals/refusals';

/**
 * The person of the staff who calls.
 * @throws NotPermitted where it is nobody of them
 */
export function staffCaller(): number {
  const {actor} = currentContext();
  if (actor.kind !== 'painel') throw NotPermitted();
  return actor.id;
}
