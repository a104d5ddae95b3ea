import {defineModelClass, Entity, ModelDefinition, type PropertyDefinition} from '@loopback/repository';
import {columnOf, isStored, type Fields, type Kind} from './field';

const TYPES: Record<Kind, Pick<PropertyDefinition, 'type' | 'itemType'> & {dataType?: string}> = {
  id: {type: 'number'},
  int: {type: 'number'},
  number: {type: 'number'},
  text: {type: 'string'},
  bool: {type: 'boolean'},
  date: {type: 'string'},
  timestamp: {type: 'date'},
  // The type that makes the connector hand an array to the driver as it is.
  csv: {type: 'array', itemType: 'string', dataType: 'varchar[]'},
  json: {type: 'any', dataType: 'jsonb'},
};

export const REMOVED_AT = 'removidoEm';

interface ModelOf {
  name: string;
  table: string;
  fields: Fields;
  key: string;
  remove?: 'logical' | 'real';
}

/** The LoopBack model of an entity: its stored columns. What is computed stays in the lists' SQL. */
export function modelOf({name, table, fields, key, remove}: ModelOf): typeof Entity {
  const properties: Record<string, PropertyDefinition> = {};
  for (const [property, field] of Object.entries(fields)) {
    if (!isStored(field)) continue;
    const {dataType, ...type} = TYPES[field.state.kind];
    const generated = property === key && field.state.kind === 'id';
    properties[property] = {
      ...type,
      ...(property === key && {id: true, generated}),
      required: !generated && !field.state.nullable && !field.state.hasDefault,
      jsonSchema: {nullable: field.state.nullable},
      postgresql: {columnName: columnOf(property, field), ...(dataType && {dataType})},
    };
  }
  if (remove === 'logical') properties[REMOVED_AT] = {type: 'date', postgresql: {columnName: 'removido_em'}};
  const definition = new ModelDefinition({
    name,
    properties,
    settings: {postgresql: {table}, strict: true, forceId: false},
  });
  return defineModelClass(Entity, definition);
}
