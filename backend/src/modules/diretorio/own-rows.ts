import type {Actor} from '../../kernel/context';
import type {Values} from '../../kernel/lists/list';

/** The scope of what a painter alone asks about. */
export const ownRows = (actor: Actor, values: Values): string =>
  `t.pintor_id = ${values.add(actor.kind === 'loja' ? actor.id : null)}`;
