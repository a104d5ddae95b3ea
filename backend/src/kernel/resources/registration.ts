import {inject, type Constructor} from '@loopback/core';
import {z, type ZodType} from 'zod';
import {Conflito, NaoEncontrado} from '../errors';
import {route, type Input, type Route} from '../http/route';
import {id, mensagem} from '../http/shapes';
import {controller, verb} from '../http/verb';
import type {Crud} from './crud';
import {listOf, type Declared, type Listed} from './entity';
import type {Fields} from './field';
import type {ListDefinition} from './list';
import {listAnswer, queryOf} from './list-docs';
import type {Lists} from './lists';

export type Call = 'list' | 'get' | 'create' | 'update' | 'remove';

export interface RegistrationOptions<F extends Fields> {
  /** Where the rows are: `/api/banners`. One of them is at `/api/banners/{key}`. */
  path: `/api/${string}`;
  /** The calls that are plain. What is not plain is a method of a controller beside. */
  calls: readonly Call[];
  /** The list, where it is among the calls. */
  list: Omit<Listed<F>, 'name' | 'route'> & {name?: string};
  /** For the API document and for what is answered: "banner", "banners", and "excluído" as it agrees with the noun. */
  words: {one: string; many: string; removed?: string};
}

/** A registration that staff keep by plain calls: a module names it, and its calls are there. */
export interface Registration {
  readonly controller: Constructor<unknown>;
  readonly list: ListDefinition;
}

/**
 * The plain calls of an entity as a LoopBack controller, made from its declaration. Each answers a row as the list shows
 * it; what is written is in the audit trail.
 */
export function registration<F extends Fields, K extends string>(
  entity: Declared<F, K>,
  {path, calls, list: listed, words}: RegistrationOptions<F>,
): Registration {
  const list = listOf(entity, {name: path.replace('/api/', ''), ...listed, route: `GET ${path}`});
  const params = z.strictObject({[entity.key]: keyOf(entity)});
  const one = `${path}/{${entity.key}}` as const;
  const routes = {
    list: route(`GET ${path}`, {summary: `Lista ${words.many}`, query: queryOf(list), answer: listAnswer(list)}),
    get: route(`GET ${one}`, {summary: `Lê ${words.one}`, params, answer: entity.row, refuses: [NaoEncontrado]}),
  };
  @controller()
  class RegistrationController {
    constructor(
      @inject('kernel.lists') readonly lists: Lists,
      @inject('kernel.crud') readonly crud: Crud,
    ) {}
  }
  return {controller: RegistrationController, list};
}
