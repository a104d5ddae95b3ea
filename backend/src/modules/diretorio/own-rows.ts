import type {Actor} from '../../kernel/context';
import type {Values} from '../../kernel/lists/list';

/** List scope that limits rows to the painter's own. */
export const ownRows = (actor: Actor, values: Values): string =>
  `t.pintor_id = ${values.add(actor.kind === 'loja' ? actor.id : null)}`;
