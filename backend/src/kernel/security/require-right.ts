import {canCall, partsOf, type Call} from '@clube/domain';
import {currentContext} from '../context';
import {NotPermitted} from '../refusals/refusals';

/** @throws NotPermitted unless whoever asks may make this call now */
export function requireRight(call: Call): void {
  const {actor} = currentContext();
  if (!('session' in actor) || !canCall(...partsOf(call), actor)) throw NotPermitted();
}
