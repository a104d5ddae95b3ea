import {BindingScope, type Application, type Constructor} from '@loopback/core';
import type {Module} from '../module';
import {allEntities, type Entity} from './entity';
import {allLists} from '../lists/list';
import {isServed} from '../lists/list-docs';
import {bindingOf} from './repository';

/** All entities of a module, including those of its registrations. */
const entitiesOf = ({entities = [], registrations = []}: Module): Entity[] => [
  ...entities,
  ...registrations.map(({entity}) => entity),
];

/** Binds the repositories of a module's entities and the controllers of its registrations. */
export function mountEntities(application: Application, module: Module): void {
  for (const {Repository} of entitiesOf(module))
    application
      .bind(bindingOf(Repository))
      .toClass(Repository as Constructor<unknown>)
      .inScope(BindingScope.SINGLETON)
      .tag('repository');
  for (const {controller} of module.registrations ?? []) application.controller(controller);
}

/**
 * Checks at boot that every declared entity belongs to exactly one module and every declared list has an endpoint.
 * @throws naming each entity that no module keeps and each list that no route serves
 */
export function assertDeclarationsServed(modules: readonly Module[]): void {
  const served = modules.flatMap(entitiesOf);
  const faults = [
    ...twice(served).map(({name}) => `the entity ${name} is kept by two modules`),
    ...allEntities()
      .filter(entity => !served.includes(entity))
      .map(({name}) => `the entity ${name} is declared and no module keeps it`),
    ...allLists()
      .filter(list => !isServed(list))
      .map(({name}) => `the list ${name} is declared and no route serves it`),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const twice = (entities: readonly Entity[]) => entities.filter((entity, i) => entities.indexOf(entity) !== i);
