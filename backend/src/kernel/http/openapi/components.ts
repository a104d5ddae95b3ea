import {isDeepStrictEqual} from 'node:util';
import type {ReferenceObject, SchemaObject} from '@loopback/rest';
import {z, type ZodType} from 'zod';

type Io = 'input' | 'output';
type JsonSchema = Record<string, unknown>;

const AT = '#/components/schemas/';

/**
 * The API document's schemas. One that carries a name, `.meta({id: 'Premio'})`, stands once under components and is
 * referred to everywhere else; one without stands where it is used.
 */
export class Components {
  readonly schemas: Record<string, SchemaObject> = {};
  /** The names of bodies that travel with files in some route. */
  private readonly withFiles = new Set<string>();

  /**
   * What is written where `type` is taken (input) or answered (output).
   * @throws when two different schemas carry one name: what is taken and what is answered differ, and so do their names.
   */
  schemaOf(type: ZodType, io: Io): SchemaObject | ReferenceObject {
    const {definitions = {}, ...schema} = jsonSchemaOf(type, io);
    for (const [name, component] of Object.entries(definitions)) this.add(name, referring(component) as SchemaObject);
    return referring(schema) as SchemaObject;
  }

  /** A body whose form carries files beside its fields: the fields are taken alone, or with what `files` adds. */
  formOf(
    type: ZodType,
    files: SchemaObject | ReferenceObject,
  ): {body: SchemaObject | ReferenceObject; form: SchemaObject} {
    const body = this.schemaOf(type, 'input');
    const named = '$ref' in body ? this.schemas[String(body.$ref).slice(AT.length)] : body;
    // Nothing but the fields, and the files: together the two would take nothing at all.
    if (named) delete named.additionalProperties;
    if ('$ref' in body) this.withFiles.add(String(body.$ref).slice(AT.length));
    return {body, form: {allOf: [body, files]}};
  }

  /** A schema that stands under components by this name; in its place without one. */
  named(name: string | undefined, schema: SchemaObject): SchemaObject | ReferenceObject {
    if (name === undefined) return schema;
    this.add(name, schema);
    return {$ref: AT + name};
  }

  private add(name: string, schema: SchemaObject): void {
    const known = this.schemas[name];
    if (this.withFiles.has(name)) delete schema.additionalProperties;
    if (known && !isDeepStrictEqual(known, schema)) throw new Error(`two different schemas are called ${name}`);
    this.schemas[name] = schema;
  }
}

/** The schema with everything in its place, for who reads single properties of it. */
export function jsonSchemaOf(type: ZodType, io: Io): JsonSchema & {definitions?: Record<string, JsonSchema>} {
  const {$schema: _, ...schema} = z.toJSONSchema(type, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
    override: ({zodSchema, jsonSchema}) => {
      namesNull(jsonSchema);
      placesNull(jsonSchema);
      describeTuples(jsonSchema);
      if (io === 'input') describeTransforms(zodSchema, jsonSchema);
    },
  }) as JsonSchema;
  return schema;
}

/** "nullable" alone does not let null among listed values: it has to be one of them. */
function namesNull(schema: {nullable?: boolean; enum?: unknown[]}): void {
  if (schema.nullable && schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
}

/** "nullable" is a word about a type: of several, one says it, not the schema that only lists them. */
function placesNull(schema: JsonSchema): void {
  const {nullable, anyOf: [first, ...others] = []} = schema as {nullable?: boolean; anyOf?: JsonSchema[]};
  if (!nullable || !first || ![first, ...others].every(({type}) => type)) return;
  delete schema.nullable;
  Object.assign(schema, {anyOf: [{...first, nullable: true}, ...others]});
}

/** So many things of one kind are a list of exactly that length: OpenAPI 3.0 has no word for a place in a list. */
function describeTuples(schema: JsonSchema): void {
  const {items} = schema;
  if (schema.type !== 'array' || !items || typeof items !== 'object' || !('anyOf' in items)) return;
  const [first, ...others] = items.anyOf as unknown[];
  if (others.length > 0 && others.every(other => isDeepStrictEqual(other, first)))
    Object.assign(schema, {items: first, minItems: others.length + 1, maxItems: others.length + 1});
}

/** A field with a message of its own for absent values accepts anything first: what it takes is the next type. */
function describeTransforms(type: z.core.$ZodType, schema: object): void {
  if (type instanceof z.ZodPipe && type.in instanceof z.ZodAny && type.out instanceof z.ZodType)
    Object.assign(schema, jsonSchemaOf(type.out, 'input'));
}

function referring(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referring);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/definitions/', AT)]
        : [key, referring(inner)],
    ),
  );
}
