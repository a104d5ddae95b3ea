import {digitsOnly} from '@clube/domain';
import type {Actor} from '../../../kernel/context';
import type {ListDefinition, Values} from '../../../kernel/lists/list';
import {readListQuery} from '../../../kernel/lists/list-query';
import {InvalidRequest} from '../../../kernel/refusals/refusals';

/** Scope that limits painters to their own rows. Staff read one painter's at a time, as `assertOnePainter` requires. */
export const ownRows = (column: string) => (actor: Actor, values: Values) =>
  actor.kind === 'painel' ? undefined : `${column} = ${values.add(actor.kind === 'loja' ? actor.id : 0)}`;

/** @throws 400 for staff without a filter by painter */
export function assertOnePainter(list: ListDefinition, actor: Actor, query: Record<string, string>): void {
  if (actor.kind !== 'painel') return;
  const {cpf} = readListQuery(list, query).filters;
  if (digitsOnly(typeof cpf === 'string' ? cpf : '').length !== 11)
    throw InvalidRequest({erro: 'Informe de qual pintor: filtros={"cpf":"…"}.'});
}
