import {setImmediate as nextTurn} from 'node:timers/promises';
import type {OpenApiSpec, OperationObject, ReferenceObject, SchemaObject} from '@loopback/rest';
import type {ZodType} from 'zod';
import {PERMISSAO_NAMES, callersOf, type Callers} from '@clube/domain';
import {parametersOf} from '../../lists/list-docs';
import {Components, jsonSchemaOf} from './components';
import {refusalsOf} from '../../refusals/refusals-of-route';
import type {Verb} from '../routing/route';
import {findVerb} from '../routing/verb';

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
 * Completes LoopBack's document with what each route declares: who, what goes in, what comes out, what is refused. All of it
 * takes a quarter of a second, so that others have their turn after each path.
 */
export async function completeSpec(spec: OpenApiSpec): Promise<OpenApiSpec> {
  const components = new Components();
  const paths: OpenApiSpec['paths'] = {};
  for (const [path, item] of Object.entries<object>(spec.paths)) {
    const operations: Record<string, OperationObject> = {};
    for (const method of Object.keys(item)) {
      const verb = findVerb(method, path);
      if (verb) operations[method] = operationOf(verb, callersOf(verb.method, path) ?? {}, components);
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

function operationOf(verb: Verb, callers: Callers, components: Components): OperationObject {
  const who = whoMayCall(callers);
  const tag = verb.tag ?? verb.path.split('/')[2] ?? 'api';
  return {
    operationId: `${verb.method.toLowerCase()}${verb.path.replace(/[^a-zA-Z0-9]+(.)?/g, (_, c?: string) => (c ?? '').toUpperCase())}`,
    summary: verb.summary,
    description: [verb.description, `Quem pode chamar: ${who.join(', ')}.`].filter(Boolean).join('\n\n'),
    tags: [tag],
    'x-quem': who,
    ...(who.length === 1 && callers.public ? {} : {security: callers.public ? [{}, {sessao: []}] : [{sessao: []}]}),
    parameters: [...parameters('path', verb.params), ...parameters('query', verb.query), ...headers(verb)],
    ...requestBody(verb, components),
    responses: responses(verb, callers, components),
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

const headers = (verb: Verb): NonNullable<OperationObject['parameters']> =>
  verb.idempotent
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: {type: 'string', maxLength: 200},
          description: 'A mesma chave ouve de novo a primeira resposta',
        },
      ]
    : [];

function requestBody(verb: Verb, components: Components): Pick<OperationObject, 'requestBody'> {
  if (verb.raw && verb.method === 'PATCH') return taken({[verb.raw]: {type: 'string', format: 'binary'}});
  if (!verb.files && !verb.body) return {};
  if (!verb.files && verb.body) return taken({'application/json': components.schemaOf(verb.body, 'input')});
  const properties = Object.fromEntries(
    (verb.files?.fields ?? []).map(field => [field, {type: 'array', items: {type: 'string', format: 'binary'}}]),
  );
  const files = {type: 'object', properties} as SchemaObject;
  if (!verb.body) return taken({'multipart/form-data': files});
  const {body, form} = components.formOf(verb.body, files);
  // A change may leave the file as it is: then it comes as JSON too.
  return taken({'multipart/form-data': form, ...(verb.method === 'POST' ? {} : {'application/json': body})});
}

const taken = (schemas: Record<string, SchemaObject | ReferenceObject>): Pick<OperationObject, 'requestBody'> => ({
  requestBody: {
    required: true,
    content: Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, {schema}])),
  },
});

const files = (types: string | readonly string[]) =>
  Object.fromEntries([types].flat().map(type => [type, {schema: {type: 'string' as const, format: 'binary'}}]));

function responses(verb: Verb, callers: Callers, components: Components): OperationObject['responses'] {
  const ok = verb.produces
    ? {description: 'O arquivo', content: files(verb.produces)}
    : verb.answer
      ? {description: 'Feito', content: {'application/json': {schema: components.schemaOf(verb.answer, 'output')}}}
      : {description: 'Feito, sem corpo'};
  const answered = verb.answer || verb.produces ? String(verb.status ?? 200) : '204';
  const byStatus = Map.groupBy(refusalsOf(verb, callers), refusal => refusal.status);
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
