import {setImmediate as nextTurn} from 'node:timers/promises';
import type {OpenApiSpec, OperationObject, ReferenceObject, SchemaObject} from '@loopback/rest';
import type {ZodType} from 'zod';
import {PERMISSAO_NAMES, PREVIOUS_VALUES_HEADER, callersOf, type Callers} from '@clube/domain';
import {EditConflict} from '../../entities/writing/edit-conflict';
import {parametersOf} from '../../lists/list-docs';
import {Components, jsonSchemaOf} from './components';
import {refusalsOf} from '../../refusals/refusals-of-route';
import type {Endpoint} from '../routing/define-endpoint';
import {findEndpoint} from '../routing/endpoint';

const ERROR_SCHEMA = {
  type: 'object',
  required: ['erro', 'codigo'],
  properties: {
    erro: {type: 'string', description: 'Mensagem em pt-BR, pronta para ser mostrada'},
    codigo: {type: 'string', description: 'Estável, para máquinas'},
    campos: {type: 'object', additionalProperties: {type: 'string'}, description: 'Mensagem por campo'},
  },
} as const;

/**
 * Adds to LoopBack's document what each endpoint declares: permissions, input, response, refusals. As this takes a quarter of a
 * second, it yields to the event loop after each path.
 */
export async function completeSpec(spec: OpenApiSpec): Promise<OpenApiSpec> {
  const components = new Components();
  const paths: OpenApiSpec['paths'] = {};
  for (const [path, item] of Object.entries<object>(spec.paths)) {
    const operations: Record<string, OperationObject> = {};
    for (const method of Object.keys(item)) {
      const endpoint = findEndpoint(method, path);
      if (endpoint) operations[method] = operationOf(endpoint, callersOf(endpoint.method, path) ?? {}, components);
    }
    if (Object.keys(operations).length > 0) paths[path] = operations;
    await nextTurn();
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Clube do Pintor',
      version: '0.1.0',
      description: 'API do programa de fidelidade para pintores profissionais.',
    },
    servers: [{url: '/'}],
    paths,
    components: {
      schemas: {Erro: ERROR_SCHEMA as never, ...sorted(components.schemas)},
      securitySchemes: {
        sessao: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Três tokens: loja|painel|relatorio; o ausente fica vazio',
        },
      },
    },
  };
}

const sorted = <T>(named: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));

function operationOf(endpoint: Endpoint, callers: Callers, components: Components): OperationObject {
  const who = whoMayCall(callers);
  const tag = endpoint.tag ?? endpoint.path.split('/')[2] ?? 'api';
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-zA-Z0-9]+(.)?/g, (_, c?: string) => (c ?? '').toUpperCase())}`,
    summary: endpoint.summary,
    description: [endpoint.description, `Quem pode chamar: ${who.join(', ')}.`].filter(Boolean).join('\n\n'),
    tags: [tag],
    'x-quem': who,
    ...(who.length === 1 && callers.public ? {} : {security: callers.public ? [{}, {sessao: []}] : [{sessao: []}]}),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query), ...headers(endpoint)],
    ...requestBody(endpoint, components),
    responses: responses(endpoint, callers, components),
  };
}

function whoMayCall(callers: Callers): string[] {
  return [
    ...(callers.public ? ['qualquer pessoa'] : []),
    ...(callers.loja ? ['pintor'] : []),
    ...(callers.painel ?? []).map(permissao => `painel: ${PERMISSAO_NAMES[permissao]}`),
    ...(callers.relatorio ? ['relatório'] : []),
  ];
}

function parameters(where: 'path' | 'query', type?: ZodType): NonNullable<OperationObject['parameters']> {
  if (!type) return [];
  const {properties = {}, required = []} = jsonSchemaOf(parametersOf(type) ?? type, 'input') as {
    properties?: Record<string, {description?: string}>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, {description, ...schema}]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description ? {description} : {}),
    schema,
  }));
}

const headers = ({idempotent, refuses = []}: Endpoint): NonNullable<OperationObject['parameters']> => [
  ...(idempotent ? [header('Idempotency-Key', 200, 'A mesma chave ouve de novo a primeira resposta')] : []),
  ...(refuses.includes(EditConflict)
    ? [header(PREVIOUS_VALUES_HEADER, 8000, 'JSON, por campo que muda: o resumo (FNV-1a) do valor que se viu antes')]
    : []),
];

const header = (name: string, maxLength: number, description: string) =>
  ({name, in: 'header', required: false, schema: {type: 'string', maxLength}, description}) as const;

function requestBody(endpoint: Endpoint, components: Components): Pick<OperationObject, 'requestBody'> {
  if (endpoint.raw && endpoint.method === 'PATCH') return taken({[endpoint.raw]: {type: 'string', format: 'binary'}});
  if (!endpoint.files && !endpoint.body) return {};
  if (!endpoint.files && endpoint.body) return taken({'application/json': components.schemaOf(endpoint.body, 'input')});
  const properties = Object.fromEntries(
    (endpoint.files?.fields ?? []).map(field => [field, {type: 'array', items: {type: 'string', format: 'binary'}}]),
  );
  const files = components.named(endpoint.files?.name, {type: 'object', properties} as SchemaObject);
  if (!endpoint.body) return taken({'multipart/form-data': files});
  const {body, form} = components.formOf(endpoint.body, files);
  // A change that sends no new file may come as JSON, too.
  return taken({'multipart/form-data': form, ...(endpoint.method === 'POST' ? {} : {'application/json': body})});
}

const taken = (schemas: Record<string, SchemaObject | ReferenceObject>): Pick<OperationObject, 'requestBody'> => ({
  requestBody: {
    required: true,
    content: Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, {schema}])),
  },
});

const files = (types: string | readonly string[]) =>
  Object.fromEntries([types].flat().map(type => [type, {schema: {type: 'string' as const, format: 'binary'}}]));

function responses(endpoint: Endpoint, callers: Callers, components: Components): OperationObject['responses'] {
  const ok = endpoint.produces
    ? {description: 'O arquivo', content: files(endpoint.produces)}
    : endpoint.answer
      ? {description: 'Feito', content: {'application/json': {schema: components.schemaOf(endpoint.answer, 'output')}}}
      : {description: 'Feito, sem corpo'};
  const answered = endpoint.answer || endpoint.produces ? String(endpoint.status ?? 200) : '204';
  const byStatus = Map.groupBy(refusalsOf(endpoint, callers), refusal => refusal.status);
  const refused = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, list]) => [
      String(status),
      {
        description: [...new Set(list.map(({codigo, erro}) => `${codigo}: ${erro}`))].join('\n'),
        content: {'application/json': {schema: {$ref: '#/components/schemas/Erro'}}},
      },
    ]);
  return {[answered]: ok, ...(Object.fromEntries(refused) as object)};
}
