import {RelationType, type Entity, type RelationMetadata} from '@loopback/repository';

/** What a relation needs to know of an entity. */
interface Target {
  readonly model: typeof Entity;
  readonly Repository: {readonly name: string};
  readonly key: string;
}

/** A LoopBack relation between two entities. */
export interface Relation {
  type: RelationType.belongsTo | RelationType.hasMany;
  target: Target;
  /** The foreign key property: of this entity for belongsTo, of the other one for hasMany. */
  by: string;
}

const known = new Map<object, Record<string, Relation>>();

/** Relations are declared after both entities exist, as two tables may reference each other. */
export const relate = (entity: Pick<Target, 'model'>, relations: Record<string, Relation>): void =>
  void known.set(entity.model, relations);

export const relationsOf = (model: Target['model']): Record<string, Relation> => known.get(model) ?? {};

/** Many to one: `revenda: belongsTo(Revenda, 'revendaId')`. */
export const belongsTo = (target: Target, by: string): Relation => ({type: RelationType.belongsTo, target, by});
/** One to many: `cupons: hasMany(Cupom, 'loteId')`. */
export const hasMany = (target: Target, by: string): Relation => ({type: RelationType.hasMany, target, by});

export const metadataOf = (name: string, source: Target['model'], {type, target, by}: Relation): RelationMetadata => {
  const common = {name, source, target: () => target.model};
  return type === RelationType.belongsTo
    ? {...common, type, targetsMany: false, keyFrom: by, keyTo: target.key}
    : {...common, type, targetsMany: true, keyTo: by};
};
