import {CoreBindings, inject, type Application} from '@loopback/core';
import {
  DefaultCrudRepository,
  RelationType,
  juggler,
  type Count,
  type DataObject,
  type Filter,
  type Entity,
  type Options,
  type Where,
} from '@loopback/repository';
import {currentTransaction} from '../persistence/datasource';
import {metadataOf, relationsOf, type Relation} from './relations';

type Model<S extends object> = Entity & S;

/**
 * The LoopBack repository of an entity. Every call joins the open transaction. A bulk change must have a condition, as an empty
 * one is most likely a mistake.
 */
export class EntityRepository<S extends object, K> extends DefaultCrudRepository<Model<S>, K> {
  constructor(model: typeof Entity, dataSource: juggler.DataSource, application: Application) {
    super(model as typeof Entity & {prototype: Model<S>}, dataSource);
    this.modelClass = joining(this.modelClass, dataSource);
    for (const [name, relation] of Object.entries(relationsOf(model))) this.relate(name, relation, application);
  }

  /** Makes `find({include: [name]})` work for a relation. */
  private relate(name: string, relation: Relation, application: Application): void {
    const {target, type} = relation;
    this.entityClass.definition.addRelation(metadataOf(name, this.entityClass, relation));
    const other = () => application.get<DefaultCrudRepository<Entity, unknown>>(bindingOf(target.Repository));
    const {inclusionResolver} =
      type === RelationType.belongsTo
        ? this.createBelongsToAccessorFor(name, other)
        : this.createHasManyRepositoryFactoryFor(name, other);
    this.registerInclusionResolver(name, inclusionResolver);
  }

  /** LoopBack itself leaves `include: undefined` in the filter, which our data source would report as a lost value. */
  protected override normalizeFilter(filter?: Filter<Model<S>>) {
    const normal = super.normalizeFilter(filter);
    return normal && Object.fromEntries(Object.entries(normal).filter(([, value]) => value !== undefined));
  }

  override updateAll(data: DataObject<Model<S>>, where?: Where<Model<S>>, options?: Options): Promise<Count> {
    return super.updateAll(data, someOf(where), options);
  }

  override deleteAll(where?: Where<Model<S>>, options?: Options): Promise<Count> {
    return super.deleteAll(someOf(where), options);
  }
}

const CALLS = new Set([
  'create',
  'createAll',
  'find',
  'findOne',
  'findById',
  'updateAll',
  'replaceById',
  'deleteAll',
  'deleteById',
  'count',
  'exists',
]);

/**
 * Passes the open transaction to every call when it is made, because LoopBack's internal queues lose the async context. The
 * options are the last argument of every method.
 */
const joining = (model: juggler.PersistedModelClass, dataSource: juggler.DataSource): juggler.PersistedModelClass =>
  new Proxy(model, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || typeof name !== 'string' || !CALLS.has(name)) return value;
      return (...args: unknown[]) => {
        const given = args.slice(0, -1);
        const options = {...(args.at(-1) as Options | undefined), ...currentTransaction(dataSource)};
        return Reflect.apply(value, target, [...given, options]) as unknown;
      };
    },
  });

function someOf<T extends object>(where: Where<T> | undefined): Where<T> {
  if (!where || Object.keys(where).length === 0) throw new Error('which rows? a change of all of them is refused');
  return where;
}

export type RepositoryClass<S extends object, K> = new (
  dataSource: juggler.DataSource,
  application: Application,
) => EntityRepository<S, K>;

export const bindingOf = (repository: {name: string}): string => `repositories.${repository.name}`;

/** The repository's class, named `<Name>Repository`, ready to be bound and injected. */
export function repositoryClassOf<S extends object, K>(name: string, model: typeof Entity): RepositoryClass<S, K> {
  const made = class extends EntityRepository<S, K> {
    constructor(dataSource: juggler.DataSource, application: Application) {
      super(model, dataSource, application);
    }
  };
  Object.defineProperty(made, 'name', {value: `${name}Repository`});
  inject('datasources.db')(made, undefined, 0);
  inject(CoreBindings.APPLICATION_INSTANCE)(made, undefined, 1);
  return made;
}
