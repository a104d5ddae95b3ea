import type {Call} from '@clube/domain';
import type {EntityName} from '@clube/api-client';
import type {DescribedEntity, FieldOf} from '@clube/api-client/fields';
import type {FilterPayload, SortPayload} from 'react-admin';
import {
  resource,
  type Load,
  type Lookup,
  type Manifest,
  type ResourceOptions,
  type RowCheck,
} from '../../manifest/manifest.ts';
import type {RestResource} from '../../providers/resources.ts';

interface EntityScreenOptions<E extends DescribedEntity> extends Omit<
  ResourceOptions,
  'list' | 'form' | 'create' | 'edit' | 'rest'
> {
  columns: readonly FieldOf<E>[];
  fields?: readonly (FieldOf<E> | readonly FieldOf<E>[])[];
  search?: string;
  /** The list has a filter on the days on which rows were created. */
  period?: true;
  /** Fields with few values that the list can be filtered by. */
  filters?: readonly FieldOf<E>[];
  /** The list's predefined views. */
  views?: readonly {nome: string; filtros: FilterPayload}[];
  /** Fields that hold a value of another resource's rows, which the list's filter and the form find by name. */
  lookups?: Readonly<Partial<Record<FieldOf<E>, Lookup>>>;
  /** Inputs whose value is looked up when they are left. */
  checks?: Readonly<Partial<Record<FieldOf<E>, RowCheck>>>;
  sort?: SortPayload;
  feminine?: boolean;
  notPast?: readonly FieldOf<E>[];
  initial?: Readonly<Partial<Record<FieldOf<E>, unknown>>>;
  /** Hints below the inputs. */
  hints?: Readonly<Partial<Record<FieldOf<E>, string>>>;
  /** The message when a change is stored, if the specification prescribes one. */
  changed?: string;
  importing?: {call: Call; to: string};
  rest?: Omit<RestResource, 'entity' | 'path'>;
  /** Absent: the default form or list. */
  form?: Load;
  list?: Load;
  /** Rows can only be created, or only be edited. */
  only?: 'create' | 'edit';
}

/** The manifest of a CRUD resource: its list and form come from the entity's declaration, unless files replace them. */
export function registration<E extends DescribedEntity & EntityName>(
  name: string,
  entity: E,
  {
    columns,
    fields = [],
    search,
    period,
    filters,
    views,
    lookups,
    checks,
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
      ...(filters && {filters}),
      ...(views && {views}),
      ...(lookups && {lookups}),
      ...(checks && {checks}),
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
