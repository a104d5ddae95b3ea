import assert from 'node:assert/strict';
import {randomBytes} from 'node:crypto';
import {ROUTES} from '@clube/domain';
import {givenApp, givenPintor, givenUsuario, type TestApp} from '../../support';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  'x-quem': string[];
  security?: object[];
  parameters: {name: string; in: string; required: boolean; schema: object}[];
  requestBody?: {content: Record<string, {schema: object}>};
  responses: Record<string, {description: string; content?: Record<string, {schema: object}>}>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {schemas: Record<string, object>; securitySchemes: object};
}

/** All schemas inside a value with their positions, without following references. */
function* schemasIn(value: unknown, at: string): Generator<[string, {type?: string; properties?: object}]> {
  if (!value || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [at, value];
  for (const [key, inner] of Object.entries(value)) yield* schemasIn(inner, `${at}/${key}`);
}

describe('The API document', () => {
  let t: TestApp;
  let document: Document;
  let operations: [string, Operation][];

  before(async () => {
    t = await givenApp();
    document = (await t.anonymous.get<Document>('/openapi.json')).body;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    );
  });
  after(() => t.stop());

  it('has every route of the permission table and no other', () => {
    assert.deepEqual(
      operations.map(([route]) => route).sort(),
      ROUTES.map(([method, path]) => `${method} ${path}`).sort(),
    );
  });

  it('says of each what it does, who may call it, what it answers and what it refuses', () => {
    const ids = new Set<string>();
    for (const [route, operation] of operations) {
      assert.ok(operation.summary.length > 5, `${route}: no summary`);
      assert.ok(operation['x-quem'].length > 0, `${route}: nobody may call it`);
      assert.match(operation.description, /Quem pode chamar: /, route);
      assert.ok(!ids.has(operation.operationId), `${route}: operationId twice`);
      ids.add(operation.operationId);
      const statuses = Object.keys(operation.responses);
      const answered = statuses.filter(status => status.startsWith('2'));
      assert.equal(answered.length, 1, `${route}: one answer`);
      const [done = ''] = answered;
      if (done !== '204') assert.ok(operation.responses[done]?.content, `${route}: no answer schema`);
      assert.ok(statuses.includes('400'), `${route}: refuses nothing`);
      for (const status of statuses.filter(each => Number(each) >= 400))
        assert.match(operation.responses[status]?.description ?? '', /^[A-Z_]+: \p{Lu}/u, `${route} ${status}`);
    }
  });

  it('asks for a session exactly where one is needed', () => {
    for (const [route, operation] of operations) {
      const open = operation['x-quem'].includes('qualquer pessoa');
      const statuses = Object.keys(operation.responses);
      const needed = operation.security?.every(each => Object.keys(each).length > 0) ?? false;
      assert.equal(needed, !open, route);
      if (!open) for (const status of ['401', '403']) assert.ok(statuses.includes(status), `${route}: ${status}`);
    }
  });

  it('declares every parameter of the path, and what a body holds', () => {
    for (const [route, operation] of operations) {
      const named = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter(each => each.in === 'path').map(({name}) => name);
      assert.deepEqual(declared, named, route);
      for (const {schema} of Object.values(operation.requestBody?.content ?? {}))
        assert.ok(Object.keys(schema).length > 0, `${route}: an empty body schema`);
    }
  });

  it('documents what a list accepts, and under which names it answers', () => {
    const operation = (route: string) => operations.find(([each]) => each === route)?.[1] as Operation;
    const pontuacoes = operation('GET /api/pontuacoes');
    const named = pontuacoes.parameters.filter(each => each.in === 'query').map(({name}) => name);
    for (const name of [
      'pagina',
      'limite',
      'ordenacao',
      'ordernar',
      'buscar',
      'filtros',
      'dataInicial',
      'range',
      'cpf',
    ])
      assert.ok(named.includes(name), name);
    assert.ok(!named.includes('itens'), 'what cannot be filtered is no parameter');
    const answer = JSON.stringify(pontuacoes.responses['200']?.content?.['application/json']?.schema);
    for (const keys of [
      ['pontuacoes', 'count', 'metadata'],
      ['rows', 'count', 'metadata'],
    ])
      assert.ok(answer.includes(`"required":${JSON.stringify(keys)}`), keys.join());
    for (const name of ['Pontuacao', 'Exportacao'])
      assert.ok(answer.includes(`{"$ref":"#/components/schemas/${name}"}`), name);
    assert.ok(!operation('GET /api/avisos').parameters.some(({name}) => name === 'buscar'));
  });

  it('writes no shape out twice: what is used in several places has a name', () => {
    const written = new Map<string, string[]>();
    const parts: [string, unknown][] = [
      ...operations.map(([route, {requestBody, responses}]): [string, unknown] => [route, {requestBody, responses}]),
      ...Object.entries(document.components.schemas),
    ];
    for (const [name, part] of parts)
      for (const [at, schema] of schemasIn(part, name)) {
        // A form with only one file needs no named schema.
        if (schema.type !== 'object' || Object.keys(schema.properties ?? {}).length < 2) continue;
        const text = JSON.stringify(schema);
        written.set(text, [...(written.get(text) ?? []), at]);
      }
    assert.ok(written.size > 50);
    for (const places of written.values()) assert.equal(places.length, 1, places.join('\n'));
  });

  it('has names for the rows of every list and for every body', () => {
    for (const [route, {requestBody, responses}] of operations) {
      for (const [at, schema] of schemasIn(responses, route))
        if (schema.type === 'array' && !at.includes('/properties/'))
          assert.match(JSON.stringify(schema), /^\{"type":"array","items":\{"\$ref":/, at);
      const json = requestBody?.content['application/json'];
      if (json) assert.match(JSON.stringify(json.schema), /^\{"\$ref":/, route);
    }
  });

  it('documents input and answer separately', () => {
    const {Premio, PremioNovo, PremioMudanca} = document.components.schemas as Record<
      string,
      {properties: object; required?: string[]}
    >;
    assert.ok('pontosWeb' in (Premio?.properties ?? {}) && !('pontosWeb' in (PremioNovo?.properties ?? {})));
    assert.deepEqual(PremioNovo?.required, ['codigo', 'nome', 'descricao', 'custo']);
    assert.equal(PremioMudanca?.required, undefined);
    // The type of a required field is documented, although a missing value has its own message.
    assert.match(
      JSON.stringify(PremioNovo),
      /"codigo":\{"x-required":"Informe o código","type":"string","maxLength":40\}/,
    );
  });

  it('documents what is refused before a handler sees the call', () => {
    const statuses = (route: string) =>
      Object.keys(operations.find(([each]) => each === route)?.[1].responses ?? {}).filter(each => Number(each) >= 400);
    assert.deepEqual(statuses('GET /api/tags'), ['400', '503', '507']);
    assert.deepEqual(statuses('GET /api/vendas'), ['400', '401', '403', '422', '429', '503', '507']);
    for (const status of ['401', '403', '413', '415', '422', '423', '429', '503'])
      assert.ok(statuses('POST /api/resgatar').includes(status), status);
  });

  it('is readable without a session while it is not production, with an explorer beside', async () => {
    const page = await fetch(`${t.url}/explorer/`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), /swagger-ui/);
  });
});

describe('The API document in production', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp({
      env: {NODE_ENV: 'production', SECRET: randomBytes(32).toString('hex'), PUBLIC_URL: 'https://clube.example'},
    });
  });
  after(() => t.stop());

  it('is for staff', async () => {
    assert.equal((await t.anonymous.get('/openapi.json')).status, 401);
    assert.equal((await (await givenPintor(t)).api.get('/openapi.json')).status, 401);
    const usuario = await givenUsuario(t, 2);
    const entered = await usuario.api.post('/explorer/entrar');
    assert.ok(entered.status < 300, entered.text);
    const cookie = entered.headers.get('set-cookie') ?? '';
    assert.match(cookie, /HttpOnly/i);
    assert.match(cookie, /SameSite=Strict/i);
    assert.match(cookie, /Secure/i);
    const answer = await t.anonymous.get('/openapi.json', {headers: {Cookie: cookie.split(';')[0] ?? ''}});
    assert.equal(answer.status, 200);
  });

  it('is announced to browsers as https only', async () => {
    assert.match((await t.anonymous.get('/health/live')).headers.get('strict-transport-security') ?? '', /max-age/);
  });
});
