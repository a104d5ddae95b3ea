import {inject, type Constructor} from '@loopback/core';
import {z, type ZodType} from 'zod';
import {Kernel} from '../keys';
import {Conflict, NotFound} from '../refusals/refusals';
import {defineUntypedEndpoint, type EndpointAddress, type EndpointOptions} from '../http/routing/define-endpoint';
import {id, messageAnswer, orderBody} from '../http/routing/shapes';
import {controller, endpoint} from '../http/routing/endpoint';
import type {ReceivedFile} from '../http/input/multipart';
import {refusalsOfUpload, uploadedPicture} from '../images/picture';
import type {Crud} from './writing/crud';
import {REFUSED_EDITS} from './writing/edit-conflict';
import {listOf, type Declared, type Entity, type Listed} from './entity';
import type {Fields} from './field';
import type {ListDefinition} from '../lists/list';
import {listAnswer, queryOf} from '../lists/list-docs';
import type {Lists} from '../lists/lists';

type Call = 'list' | 'get' | 'create' | 'update' | 'remove' | 'reorder';

export interface RegistrationOptions<F extends Fields> {
  /** Path of the collection: `/api/banners`. One row is at `/api/banners/{key}`. */
  path: `/api/${string}`;
  /** The standard endpoints to generate. Others are written as methods of a controller. */
  calls: readonly Call[];
  list: Pick<Listed<F>, 'as' | 'sort' | 'total' | 'search' | 'params' | 'period' | 'columns' | 'scope'>;
  /** Labels for the API document and for messages: "um banner", "os banners", "Banner excluído com sucesso". */
  labels: {one: string; many: string; removed?: string};
}

/** An entity that staff edit by standard CRUD endpoints. A module lists it, and its endpoints exist. */
export interface Registration {
  /** The entity; the module need not list it among its `entities` again. */
  readonly entity: Entity;
  readonly controller: Constructor<unknown>;
  readonly list: ListDefinition;
}

/** The validated input of these endpoints. */
interface CallInput {
  params: Record<string, string | number>;
  query: Record<string, string>;
  body: object;
  files?: ReceivedFile[];
}
type Serve = (this: {lists: Lists; crud: Crud}, input: CallInput) => Promise<unknown>;

/**
 * The standard CRUD endpoints of an entity as a LoopBack controller, generated from its declaration. Each returns the row as the
 * list shows it, and writes an audit entry.
 */
export function registration<F extends Fields, K extends string>(
  entity: Declared<F, K>,
  {path, calls, list: listed, labels}: RegistrationOptions<F>,
): Registration {
  if (calls.includes('remove') && !entity.options.remove)
    throw new Error(`${entity.name} is to be removed by a call, and does not say how: remove: 'real' or 'logical'`);
  if (calls.includes('reorder') && !entity.options.order)
    throw new Error(`${entity.name} is to be put in order by a call, and does not say by which field: order`);
  const list = listOf(entity, {...listed, name: path.replace('/api/', ''), route: `GET ${path}`});
  const one = `${path}/{${entity.key}}` as const;
  const params = z.strictObject({[entity.key]: keyOf(entity)});
  const keyIn = ({params: sent}: CallInput) => sent[entity.key] ?? '';
  const plain: Entity = entity;
  const {picture} = entity.options;
  const upload = picture && {files: picture.declaration.upload};
  const pictureIn = ({files = []}: CallInput) => picture && uploadedPicture(picture.declaration, files);
  const refused = picture ? refusalsOfUpload(picture.declaration) : [];

  @controller()
  class RegistrationController {
    constructor(
      @inject(Kernel.LISTS) readonly lists: Lists,
      @inject(Kernel.CRUD) readonly crud: Crud,
    ) {}
  }
  // What is logged at boot names the registration.
  Object.defineProperty(RegistrationController, 'name', {value: `${entity.name}Registration`});
  const serve = (call: Call, address: EndpointAddress, options: EndpointOptions, method: Serve) => {
    if (!calls.includes(call)) return;
    const descriptor = {value: method as never, writable: true, configurable: true};
    Object.defineProperty(RegistrationController.prototype, call, descriptor);
    endpoint(defineUntypedEndpoint(address, options))(RegistrationController.prototype, call, descriptor);
  };

  serve(
    'list',
    `GET ${path}`,
    {summary: `Lista ${labels.many}`, query: queryOf(list), answer: listAnswer(list, entity.row)},
    function ({query}) {
      return this.lists.answer(list, query);
    },
  );
  serve(
    'get',
    `GET ${one}`,
    {summary: `Lê ${labels.one}`, params, answer: entity.row, refuses: [NotFound]},
    function (input) {
      return this.crud.get(plain, keyIn(input));
    },
  );
  serve(
    'create',
    `POST ${path}`,
    {
      summary: `Cadastra ${labels.one}`,
      body: entity.create,
      ...upload,
      answer: entity.row,
      status: 201,
      refuses: [Conflict, ...refused],
    },
    function (input) {
      return this.crud.create(plain, input.body, {picture: pictureIn(input)});
    },
  );
  serve(
    'update',
    `PUT ${one}`,
    {
      summary: `Altera ${labels.one}`,
      params,
      body: entity.change,
      ...upload,
      answer: entity.row,
      refuses: [...REFUSED_EDITS, ...refused],
    },
    function (input) {
      return this.crud.update(plain, keyIn(input), input.body, {picture: pictureIn(input)});
    },
  );
  serve(
    'remove',
    `DELETE ${one}`,
    {summary: `Exclui ${labels.one}`, params, answer: messageAnswer, refuses: [NotFound]},
    async function (input) {
      await this.crud.remove(plain, keyIn(input));
      return {mensagem: labels.removed ?? 'Excluído com sucesso'};
    },
  );
  serve(
    'reorder',
    `PATCH ${path}/bulk`,
    {
      summary: `Põe ${labels.many} em ordem; os lugares são numerados de novo a partir de 1`,
      body: orderBody,
      answer: messageAnswer,
      refuses: [NotFound],
    },
    async function ({body}) {
      const places = body as z.output<typeof orderBody>;
      await this.crud.reorder(plain, new Map(places.map(({id: row, ordem}) => [row, ordem])));
      return {mensagem: 'Ordem salva com sucesso'};
    },
  );
  return {entity: plain, controller: RegistrationController, list};
}

/** The key in the path: an id that the database gave, or what the field says of a key that people know. */
function keyOf({fields, key}: Entity): ZodType {
  const state = fields[key]?.state;
  return state?.kind === 'id' ? id : (state?.in ?? z.string());
}
