import type {Call} from '@clube/domain';
import type {IconName} from '@clube/ui';
import {lazy, type ComponentType} from 'react';
import type {FilterPayload, SortPayload} from 'react-admin';
import type {RestResource} from '../providers/resources.ts';
import type {Find} from './find.ts';

/** The file of a screen, fetched with the first visit. */
export type Load = () => Promise<{default: ComponentType}>;
/** The headings of the menu. */
type Group =
  | 'Visão geral'
  | 'Pontuações'
  | 'Programa'
  | 'Códigos'
  | 'Rede'
  | 'Catálogo'
  | 'Conteúdo'
  | 'Sistema'
  | 'Processar';
export type View = 'list' | 'create' | 'edit' | 'show';
export type Action = View | 'delete';

/** A screen: its address below /painel, and the call without which it is of no use. Who may not make the call does not see it. */
export interface Screen {
  readonly path: string;
  readonly call: string;
  readonly Component: ComponentType;
  /** One of react-admin's four; absent for a screen of another kind. */
  readonly view?: View;
  /** Every pixel of its width counts: the menu begins folded there on more windows than elsewhere. */
  readonly wide?: boolean;
}

interface Entry {
  /** In the menu and in the palette. */
  readonly label: string;
  readonly icon: IconName;
  /** Without one it stands at the menu's foot, for everybody. */
  readonly group?: Group;
  /** Where the entry leads, below /painel. */
  readonly path: string;
}

/** What the contract says of a call that failed, where the server did not say why. */
interface Failures {
  readonly list?: string;
  readonly create?: string;
  readonly update?: string;
}

/** What the panel knows about a resource: menu, router, guards, palette and data provider read it here. */
export interface Manifest extends Entry {
  /** react-admin's name of it, and the first part of what is cached. */
  readonly name: string;
  /** One of them. */
  readonly one: string;
  /** Many of them. */
  readonly many: string;
  /** The field that people know one by. */
  readonly recordRepresentation: string;
  readonly screens: readonly Screen[];
  /** The calls behind what can be done. */
  readonly calls: Readonly<Partial<Record<Action, string>>>;
  /** The REST address of its rows; absent for a page that is no list of rows. */
  readonly rest?: RestResource;
  readonly failures?: Failures;
  /** Counts what waits behind the entry: a filter of its list. */
  readonly waiting?: FilterPayload;
  /** What the palette finds of it beside its screens. */
  readonly find?: Find;
  /** Columns and inputs by the entity's field names, where list and form need no file of their own. */
  readonly entityScreens?: EntityScreens;
}

/** Rows of another entity, the field that people know one by, and the one whose value a filter holds where that is not its id. */
export interface Lookup {
  readonly entity: string;
  readonly label: string;
  readonly by?: string;
}

/** What `EntityList` and `EntityForm` show; everything else about a field is in its declaration. */
interface EntityScreens {
  readonly columns: readonly string[];
  /** Inputs in their order; those of an array stand side by side. */
  readonly fields: readonly (string | readonly string[])[];
  /** What the search box says; without it there is none. */
  readonly search?: string;
  /** The list can be narrowed to the days on which rows were made. */
  readonly period?: true;
  /** The references of its filters, beside those that the entity declares. */
  readonly lookups?: Readonly<Record<string, Lookup | undefined>>;
  readonly sort?: SortPayload;
  /** Of a noun: "cadastrado" or "cadastrada com sucesso". */
  readonly feminine?: boolean;
  /** The day inputs that take no past day. */
  readonly notPast?: readonly string[];
  /** What a new one begins with. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Said below an input. */
  readonly hints?: Readonly<Record<string, string | undefined>>;
  /** Said when a change is stored. */
  readonly changed?: string;
  /** The wizard that fills it by a file, for who may make the call. */
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
  /** Where that is not the label. */
  many?: string;
  /** The field that people know one by, where that is not its name. */
  recordRepresentation?: string;
  /** Where that is not `<path>/create`. */
  createPath?: string;
  /** Where that is not `<path>/:id/show`. */
  showPath?: string;
  /** Without it the rows are at `/api/<name>`. */
  rest?: RestResource;
  /** The calls that are not the plain ones on the rows' address. */
  calls?: Partial<Record<Action, Call>>;
  list: Load;
  /** The form of a new row and of one that is there. */
  form?: Load;
  /** The form of a new one, where nobody changes those that are there. */
  create?: Load;
  /** The form of one that is there, where nobody makes new ones. */
  edit?: Load;
  show?: Load;
  screens?: readonly OtherScreen[];
  failures?: Failures;
  waiting?: FilterPayload;
  find?: Find;
}

/** The five calls of a plain registration. */
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

/** A resource of rows: a list, and where they are given a form and a detail. */
export function resource(name: string, options: ResourceOptions): Manifest {
  const {
    list,
    form,
    create = form,
    edit = form,
    show,
    screens = [],
    createPath,
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
    screens: [
      ...view('list', path, list),
      ...view('create', createPath ?? `${path}/create`, create),
      ...view('edit', `${path}/:id`, edit),
      ...view('show', showPath ?? `${path}/:id/show`, show),
      ...screens.map(({screen, ...other}) => ({...other, Component: lazy(screen)})),
    ],
  };
}

interface PageOptions extends Entry, Omit<OtherScreen, 'path'> {
  /** Further addresses of it, under its own. */
  below?: readonly string[];
  /** What it leads to and the menu does not. */
  screens?: readonly OtherScreen[];
}

/** A page of the panel that is no list of rows. */
export function page(name: string, {call, screen, below = [], screens: others = [], ...entry}: PageOptions): Manifest {
  const {label: one, path} = entry;
  const Component = lazy(screen);
  const screens = [
    ...['', ...below].map(end => ({path: path + end, call, Component})),
    ...others.map(({screen: load, ...other}) => ({...other, Component: lazy(load)})),
  ];
  return {...entry, name, one, many: one, recordRepresentation: 'nome', calls: {list: call}, screens};
}
