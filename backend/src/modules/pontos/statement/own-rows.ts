import type {Actor} from '../../../kernel/context';
import type {Values} from '../../../kernel/lists/list';

/** A painter's own rows: these lists are nobody else's. */
export const ownRows = (column: string) => (actor: Actor, values: Values) =>
  `${column} = ${values.add(actor.kind === 'loja' ? actor.id : 0)}`;
