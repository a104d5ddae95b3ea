import {isDeepStrictEqual} from 'node:util';
import type {ReferenceObject, SchemaObject} from '@loopback/rest';
import {z, type ZodType} from 'zod';

type Io = 'input' | 'output';
type JsonSchema = Record<string, unknown>;

const AT = '#/components/schemas/';

/**
 * The schemas of the API document. A schema with a name, `.meta({id: 'Premio'})`, is listed once under components and referenced;
 * one without a name is inlined.
 */
export class Components {
  readonly schemas: Record<string, SchemaObject> = {};
  /** Names of body schemas that some endpoint accepts as a form with files. */
  private readonly withFiles = new Set<string>();

  /**
   * The schema of a part of a request (input) or of a response (output).
   * @throws when two different schemas carry one name: what is taken and what is answered differ, and so do their names.
   */
  schemaOf(type: ZodType, io: Io): SchemaObject | ReferenceObject {
    const {definitions = {}, ...schema} = jsonSchemaOf(type, io);
    for (const [name, component] of Object.entries(definitions)) this.add(name, referring(component) as SchemaObject);
    return referring(schema) as SchemaObject;
  }

  /** A body that is sent with files: two schemas, the fields alone and the fields with `files`. */
  formOf(
    type: ZodType,
    files: SchemaObject | ReferenceObject,
  ): {body: SchemaObject | ReferenceObject; form: SchemaObject} {
    const body = this.schemaOf(type, 'input');
    const named = '$ref' in body ? this.schemas[String(body.$ref).slice(AT.length)] : body;
    // allOf of two schemas that both forbid further properties would accept nothing.
    if (named) delete named.additionalProperties;
    if ('$ref' in body) this.withFiles.add(String(body.$ref).slice(AT.length));
    return {body, form: {allOf: [body, files]}};
  }

  /** A reference to the named schema under components; a schema without a name is returned inline. */
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

/** The schema with all references resolved, for readers of single properties. */
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

/** With an enum, "nullable" alone does not permit null: null has to be listed, too. */
function namesNull(schema: {nullable?: boolean; enum?: unknown[]}): void {
  if (schema.nullable && schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
}

/** OpenAPI 3.0 permits "nullable" only beside a type, so it goes to one of the alternatives and not to the schema that lists them. */
function placesNull(schema: JsonSchema): void {
  const {nullable, anyOf: [first, ...others] = []} = schema as {nullable?: boolean; anyOf?: JsonSchema[]};
  if (!nullable || !first || ![first, ...others].every(({type}) => type)) return;
  delete schema.nullable;
  Object.assign(schema, {anyOf: [{...first, nullable: true}, ...others]});
}

/** A tuple of one type becomes a list of exactly that length, as OpenAPI 3.0 has no tuples. */
function describeTuples(schema: JsonSchema): void {
  const {items} = schema;
  if (schema.type !== 'array' || !items || typeof items !== 'object' || !('anyOf' in items)) return;
  const [first, ...others] = items.anyOf as unknown[];
  if (others.length > 0 && others.every(other => isDeepStrictEqual(other, first)))
    Object.assign(schema, {items: first, minItems: others.length + 1, maxItems: others.length + 1});
}

/** A field that has its own message for absent values is declared as "any" piped into its real type: the real type is documented. */
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
