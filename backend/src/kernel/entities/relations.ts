import {RelationType, type Entity, type RelationMetadata} from '@loopback/repository';

/** What a relation has to know of an entity. */
interface Target {
  readonly model: typeof Entity;
  readonly Repository: {readonly name: string};
  readonly key: string;
}

/** How rows of one entity refer to those of another, as LoopBack knows it. */
export interface Relation {
  type: RelationType.belongsTo | RelationType.hasMany;
  target: Target;
  /** The property that keeps the other's key: here for belongsTo, there for hasMany. */
  by: string;
}

const known = new Map<object, Record<string, Relation>>();

/** How an entity's rows refer to others, declared once both exist: two tables may refer to each other. */
export const relate = (entity: Pick<Target, 'model'>, relations: Record<string, Relation>): void =>
  void known.set(entity.model, relations);

export const relationsOf = (model: Target['model']): Record<string, Relation> => known.get(model) ?? {};

/** Rows here name one row there: `revenda: belongsTo(Revenda, 'revendaId')`. */
export const belongsTo = (target: Target, by: string): Relation => ({type: RelationType.belongsTo, target, by});
/** Rows there name one row here: `cupons: hasMany(Cupom, 'loteId')`. */
export const hasMany = (target: Target, by: string): Relation => ({type: RelationType.hasMany, target, by});

export const metadataOf = (name: string, source: Target['model'], {type, target, by}: Relation): RelationMetadata => {
  const common = {name, source, target: () => target.model};
  return type === RelationType.belongsTo
    ? {...common, type, targetsMany: false, keyFrom: by, keyTo: target.key}
    : {...common, type, targetsMany: true, keyTo: by};
};
