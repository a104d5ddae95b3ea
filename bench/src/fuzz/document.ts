/** The parts of an OpenAPI 3.0 schema that the fuzzer uses, with references resolved. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  nullable?: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Media {
  schema: Schema;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path' | 'route'>>>;
  components: {schemas: Record<string, Schema>};
}

/** One endpoint as the API document describes it. */
export interface Operation {
  method: string;
  /** The path with its braces. */
  path: string;
  /** "METHOD /path", the name in reports. */
  route: string;
  parameters: Parameter[];
  /** Permitted callers, by their names in the API document. */
  'x-quem': string[];
  requestBody?: {content: Record<string, Media>};
  responses: Record<string, {description: string; content?: Record<string, Media>}>;
}

export const operationsOf = ({paths}: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      route: `${method.toUpperCase()} ${path}`,
    })),
  );

/** The API document as staff users get it. */
export async function fetchDocument(url: string, headers: Record<string, string>): Promise<ApiDocument> {
  const response = await fetch(`${url}/openapi.json`, {headers});
  if (!response.ok) throw new Error(`the API document: ${response.status}`);
  const document = (await response.json()) as ApiDocument;
  return resolved(document, document.components.schemas) as ApiDocument;
}

/** Resolves references to named schemas, and merges composed ones such as a form and its files. */
function resolved(value: unknown, named: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map(each => resolved(each, named));
  if (!value || typeof value !== 'object') return value;
  if ('$ref' in value && typeof value.$ref === 'string')
    return resolved(named[value.$ref.split('/').at(-1) ?? ''], named);
  const {allOf, ...rest} = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, resolved(inner, named)]),
  ) as Schema;
  return allOf ? allOf.reduce(joined, rest) : rest;
}

const joined = (whole: Schema, part: Schema): Schema => ({
  ...whole,
  ...part,
  ...(whole.properties && {properties: {...whole.properties, ...part.properties}}),
  ...(whole.required && {required: [...whole.required, ...(part.required ?? [])]}),
});
