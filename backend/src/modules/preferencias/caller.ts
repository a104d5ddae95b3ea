import {currentContext} from '../../kernel/context';
import {NotPermitted} from '../../kernel/refusals/refusals';

/** The id of the staff user who calls. @throws NotPermitted for any other caller */
export function staffCaller(): number {
  const {actor} = currentContext();
  if (actor.kind !== 'painel') throw NotPermitted();
  return actor.id;
}
