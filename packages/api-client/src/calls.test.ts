import assert from 'node:assert/strict';
import type {Init} from './calls.js';
import type {FilePath, FormPath, ListPath, PathOf, Row} from './types.js';

type Fits<A, B> = [A] extends [B] ? true : false;
type Has<T, Name extends string> = Fits<Name, keyof T>;
type Filter<I> = I extends {query?: {filtros?: infer F}} ? F & {} : never;

// The compiler checks the assertions: a wrong one does not compile.
const is = <T extends boolean>(holds: T): T => holds;

describe('The types of the calls', () => {
  it('know which address answers to what', () => {
    assert.ok(is<Fits<'/api/premios', ListPath>>(true));
    assert.ok(!is<Fits<'/api/tags', ListPath>>(false));
    assert.ok(is<Fits<'/api/upload/venda_foto', FormPath<'POST'>>>(true));
    assert.ok(!is<Fits<'/api/resgatar', FormPath<'POST'>>>(false));
    assert.ok(is<Fits<'/api/resgates/export', FilePath>>(true));
    assert.ok(!is<Fits<'/api/tags', PathOf<'POST'>>>(false));
    assert.ok(is<Has<Row<'/api/resgates'>, 'premio'>>(true));
  });

  it('ask for what the address needs, and offer only what it knows', () => {
    assert.ok(!is<Fits<Record<string, never>, Init<'/api/premios/{id}', 'GET'>>>(false));
    assert.ok(is<Fits<{path: {id: number}}, Init<'/api/premios/{id}', 'GET'>>>(true));
    assert.ok(is<Fits<{query: {ativo: 1}}, Init<'/api/premios', 'GET'>>>(true));
    assert.ok(!is<Has<Init<'/api/tags', 'GET'>, 'query'>>(false));
    assert.ok(!is<Has<Init<'/api/tags', 'GET'>, 'body'>>(false));
    assert.ok(is<Has<Init<'/api/resgatar', 'POST'>, 'idempotencyKey'>>(true));
    assert.ok(!is<Has<Init<'/api/parceiros', 'PUT'>, 'idempotencyKey'>>(false));
    assert.ok(is<Has<Filter<Init<'/api/premios', 'GET'>>, 'custo_gte'>>(true));
    assert.ok(!is<Has<Filter<Init<'/api/premios', 'GET'>>, 'preco'>>(false));
  });
});
