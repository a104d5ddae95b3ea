import type {Call} from '@clube/domain';
import type {EntityName} from '@clube/api-client';
import type {DescribedEntity, FieldOf} from '@clube/api-client/fields';
import type {SortPayload} from 'react-admin';
import {resource, type Load, type Lookup, type Manifest, type ResourceOptions} from '../../manifest/manifest.ts';
import type {RestResource} from '../../providers/resources.ts';

interface EntityScreenOptions<E extends DescribedEntity> extends Omit<
  ResourceOptions,
  'list' | 'form' | 'create' | 'edit' | 'rest'
> {
  columns: readonly FieldOf<E>[];
  fields?: readonly (FieldOf<E> | readonly FieldOf<E>[])[];
  search?: string;
  /** The list can be narrowed to the days on which rows were made. */
  period?: true;
  /** Fields that hold something of another registration's rows, which the list's filter looks up by name. */
  lookups?: Readonly<Partial<Record<FieldOf<E>, Lookup>>>;
  sort?: SortPayload;
  feminine?: boolean;
  notPast?: readonly FieldOf<E>[];
  initial?: Readonly<Partial<Record<FieldOf<E>, unknown>>>;
  /** Said below an input. */
  hints?: Readonly<Partial<Record<FieldOf<E>, string>>>;
  /** Said when a change is stored, where the contract has words of its own. */
  changed?: string;
  importing?: {call: Call; to: string};
  rest?: Omit<RestResource, 'entity' | 'path'>;
  /** Absent: what the columns and the fields make. */
  form?: Load;
  list?: Load;
  /** Rows are only made, or only changed. */
  only?: 'create' | 'edit';
}

/** A plain registration of the API's: its list and form are made of the entity's declaration, unless files replace them. */
export function registration<E extends DescribedEntity & EntityName>(
  name: string,
  entity: E,
  {
    columns,
    fields = [],
    search,
    period,
    lookups,
    sort,
    feminine,
    notPast,
    initial,
    hints,
    changed,
    importing,
    rest,
    only,
    ...options
  }: EntityScreenOptions<E>,
): Manifest {
  const one = options.one.toLocaleLowerCase('pt-BR');
  const {form: ownForm, failures, ...others} = options;
  const form = ownForm ?? (() => import('./EntityForm.tsx'));
  return {
    ...resource(name, {
      list: () => import('./EntityList.tsx'),
      ...(columns[0] && {recordRepresentation: columns[0]}),
      failures: {
        create: `Erro ao cadastrar ${one}`,
        update: `Erro ao atualizar ${one}`,
        ...failures,
      },
      ...others,
      [only ?? 'form']: form,
      rest: {...rest, path: name, entity},
    }),
    entityScreens: {
      columns,
      fields,
      ...(search && {search}),
      ...(period && {period}),
      ...(lookups && {lookups}),
      ...(sort && {sort}),
      ...(feminine && {feminine}),
      ...(notPast && {notPast}),
      ...(initial && {initial}),
      ...(hints && {hints}),
      ...(changed && {changed}),
      ...(importing && {importing}),
    },
  };
}
