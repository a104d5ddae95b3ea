import type {Call} from '@clube/domain';
import type {IconName} from '@clube/ui';
import {lazy, type ComponentType} from 'react';
import type {FilterPayload, RaRecord, SortPayload} from 'react-admin';
import type {RestResource} from '../providers/resources.ts';
import type {SessionOwner} from '../providers/session.ts';
import type {SearchFunction} from './find.ts';

/** Loads the module of a screen, on the first visit. */
export type Load = () => Promise<{default: ComponentType}>;
/** The headings of the menu's groups. */
export type Group =
  | 'Visão geral'
  | 'Pontuações'
  | 'Programa'
  | 'Códigos'
  | 'Rede'
  | 'Catálogo'
  | 'Conteúdo'
  | 'Sistema'
  | 'Cadastros'
  | 'Processar';
export type View = 'list' | 'create' | 'edit' | 'show';
export type Action = View | 'delete';

/**
 * A screen: its path relative to /painel, and the request that it needs. It is hidden from users who may not make that
 * request.
 */
export interface Screen {
  readonly path: string;
  readonly call: string;
  readonly Component: ComponentType;
  /** One of react-admin's four views; absent for another kind of screen. */
  readonly view?: View;
  /** A screen that needs the whole width: the menu is folded by default up to a larger window width. */
  readonly wide?: boolean;
}

interface Entry {
  /** The name in the menu and in the command palette. */
  readonly label: string;
  readonly icon: IconName;
  /** Absent: the entry is at the bottom of the menu, for everyone. */
  readonly group?: Group;
  /** The path of the entry, relative to /painel. */
  readonly path: string;
}

/** A menu entry of its own for one of the resource's other screens; the icon is the resource's. */
interface Shortcut {
  readonly label: string;
  readonly group: Group;
  readonly path: string;
}

/** The error messages that the specification prescribes for failed requests without a message from the server. */
export interface Failures {
  readonly list?: string;
  readonly create?: string;
  readonly update?: string;
  /** A change of this field alone, in the list. */
  readonly fields?: Readonly<Partial<Record<string, string>>>;
}

/** Whether a user may change a row, or one field of it. */
type RowRight = (row: RaRecord, by: SessionOwner, field?: string) => boolean;

/**
 * The description of a resource, from which the menu, router, access checks, command palette and data provider are
 * made.
 */
export interface Manifest extends Entry {
  /** react-admin's resource name, and the first part of its query keys. */
  readonly name: string;
  /** Singular. */
  readonly one: string;
  /** Plural. */
  readonly many: string;
  /** The field that names a row. */
  readonly recordRepresentation: string;
  readonly screens: readonly Screen[];
  readonly shortcuts?: readonly Shortcut[];
  /** Further paths, each with the path of a screen that it redirects to. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** The requests behind the actions. */
  readonly calls: Readonly<Partial<Record<Action, string>>>;
  /** The REST mapping of its rows; absent for a page that is not a list of rows. */
  readonly rest?: RestResource;
  readonly failures?: Failures;
  /** Whether this user may change this row, or a field of it, beyond the right to the request; absent: every row. */
  readonly mayEdit?: RowRight;
  /** The list filter for the menu entry's count of waiting rows. */
  readonly waiting?: FilterPayload;
  /** The search that finds its rows in the command palette. */
  readonly find?: SearchFunction;
  /** Columns and inputs by entity field names, for a resource with the default list and form. */
  readonly entityScreens?: EntityScreens;
}

/**
 * A reference to another entity: the field that names its rows, and the field whose value a filter or form holds, if
 * that is not the id.
 */
export interface Lookup {
  readonly entity: string;
  readonly label: string;
  readonly by?: string;
  /** The label of its input in forms; default: the title of the field that holds the value. */
  readonly title?: string;
}

/** Whether a field's value must, or must not, be that of a row. */
export interface RowCheck {
  /** The resource of the rows, and the field of theirs that has the value. */
  readonly resource: string;
  readonly by: string;
  /** The error if there is such a row. */
  readonly found?: string;
  /** The error if there is none. */
  readonly missing?: string;
}

/** The contents of `EntityList` and `EntityForm`; the entity declares everything else about the fields. */
interface EntityScreens {
  readonly columns: readonly string[];
  /** Inputs in order; those in an array are side by side. */
  readonly fields: readonly (string | readonly string[])[];
  /** The label of the search box; absent: no search box. */
  readonly search?: string;
  /** The list has a filter on the days on which rows were created. */
  readonly period?: true;
  /** Fields with few values that the list can be filtered by. */
  readonly filters?: readonly string[];
  /** The list's predefined views. */
  readonly views?: readonly {readonly nome: string; readonly filtros: FilterPayload}[];
  /** References in addition to those that the entity declares, for filters and inputs. */
  readonly lookups?: Readonly<Record<string, Lookup | undefined>>;
  /** Look-ups of inputs' values. */
  readonly checks?: Readonly<Record<string, RowCheck | undefined>>;
  readonly sort?: SortPayload;
  /** Gender of the noun, for messages: "cadastrado" or "cadastrada com sucesso". */
  readonly feminine?: boolean;
  /** Date inputs that accept no past day. */
  readonly notPast?: readonly string[];
  /** Initial values of a new row. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Hints below the inputs. */
  readonly hints?: Readonly<Record<string, string | undefined>>;
  /** The message when a change is stored. */
  readonly changed?: string;
  /** The import wizard for the resource, for those who may make the request. */
  readonly importing?: {readonly call: Call; readonly to: string};
}

interface OtherScreen {
  path: string;
  call: Call;
  screen: Load;
  wide?: boolean;
}

export interface ResourceOptions extends Entry {
  one: string;
  /** Default: the label. */
  many?: string;
  /** The field that names a row; default `nome`. */
  recordRepresentation?: string;
  /** Default: `<path>/create`. */
  createPath?: string;
  /** The label of the create screen's own menu entry, in the group Cadastros; absent: it has none. */
  createEntry?: string;
  /** Default: `<path>/:id/show`. */
  showPath?: string;
  /** Default: the rows are at `/api/<name>`. */
  rest?: RestResource;
  /** The requests that differ from the standard ones on the rows' path. */
  calls?: Partial<Record<Action, Call>>;
  list: Load;
  /** The form for both creating and editing. */
  form?: Load;
  /** The create form, if rows cannot be edited. */
  create?: Load;
  /** The edit form, if rows cannot be created. */
  edit?: Load;
  show?: Load;
  screens?: readonly OtherScreen[];
  shortcuts?: readonly Shortcut[];
  aliases?: Readonly<Record<string, string>>;
  failures?: Failures;
  mayEdit?: RowRight;
  waiting?: FilterPayload;
  find?: SearchFunction;
}

/** The five standard requests of a CRUD resource. */
function plainCalls({path, key = 'id'}: RestResource): Record<Action, string> {
  const rows = `/api/${path}`;
  const row = `${rows}/{${key}}`;
  return {
    list: `GET ${rows}`,
    show: `GET ${rows}`,
    create: `POST ${rows}`,
    edit: `PUT ${row}`,
    delete: `DELETE ${row}`,
  };
}

/** The manifest of a resource: a list and, if given, a form and a detail page. */
export function resource(name: string, options: ResourceOptions): Manifest {
  const {
    list,
    form,
    create = form,
    edit = form,
    show,
    screens = [],
    createPath = `${options.path}/create`,
    createEntry,
    shortcuts = [],
    showPath,
    rest = {path: name},
    ...entry
  } = options;
  const calls = {...plainCalls(rest), ...options.calls};
  const view = (kind: View, path: string, load: Load | undefined): Screen[] =>
    load ? [{path, call: calls[kind], Component: lazy(load), view: kind}] : [];
  const {path} = entry;
  return {
    ...entry,
    name,
    many: entry.many ?? entry.label,
    recordRepresentation: entry.recordRepresentation ?? 'nome',
    rest,
    calls,
    shortcuts: [
      ...(createEntry ? [{label: createEntry, group: 'Cadastros', path: createPath} as const] : []),
      ...shortcuts,
    ],
    screens: [
      ...view('list', path, list),
      ...view('create', createPath, create),
      ...view('edit', `${path}/:id`, edit),
      ...view('show', showPath ?? `${path}/:id/show`, show),
      ...screens.map(({screen, ...other}) => ({...other, Component: lazy(screen)})),
    ],
  };
}

interface PageOptions extends Entry, Omit<OtherScreen, 'path'> {
  /** Further paths of the screen, below its own. */
  below?: readonly string[];
  /** Further screens that are not in the menu. */
  screens?: readonly OtherScreen[];
  aliases?: Readonly<Record<string, string>>;
}

/** The manifest of a page that is not a list of rows. */
export function page(name: string, {call, screen, below = [], screens: others = [], ...entry}: PageOptions): Manifest {
  const {label: one, path} = entry;
  const Component = lazy(screen);
  const screens = [
    ...['', ...below].map(end => ({path: path + end, call, Component})),
    ...others.map(({screen: load, ...other}) => ({...other, Component: lazy(load)})),
  ];
  return {...entry, name, one, many: one, recordRepresentation: 'nome', calls: {list: call}, screens};
}
