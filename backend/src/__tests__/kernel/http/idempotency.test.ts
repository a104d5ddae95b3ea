import assert from 'node:assert/strict';
import {sql} from '../../../kernel/persistence/sql';
import {withChanges, type Actor} from '../../../kernel/context';
import {Refusal, defineRefusal} from '../../../kernel/refusals/refusals';
import type {Answer} from '../../../kernel/http/output/answer';
import {idempotent} from '../../../kernel/idempotency';
import {givenApp, type TestApp} from '../../support';

const OutOfStock = defineRefusal(422, 'SEM_ESTOQUE', 'Acabou.');
const ana: Actor = {kind: 'loja', id: 1, nome: 'Ana', session: 's', aceitouRegulamento: true};
const bia: Actor = {...ana, id: 2, nome: 'Bia'};

describe('Idempotency', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
    await t.db.query(sql`CREATE TABLE feito (n int)`);
  });
  after(() => t.stop());
  beforeEach(() => t.db.query(sql`TRUNCATE feito, idempotencia`));

  const insert = async (n: number) => {
    await t.db.query(sql`INSERT INTO feito VALUES (${n})`);
    return {feito: n};
  };
  const done = async () => (await t.db.query(sql<{n: number}>`SELECT n FROM feito ORDER BY n`)).map(({n}) => n);
  const call = (chaveIdempotencia: string | undefined, request: unknown, work: () => Promise<object>, actor = ana) =>
    t.run(
      () => withChanges({idempotencyKey: chaveIdempotencia}, () => idempotent(t.db, 'POST /x', request, work)),
      actor,
    );
  const told = ({status, body, headers}: Answer) => [
    status,
    (body as {value: unknown}).value,
    headers['Idempotent-Replayed'],
  ];

  it('does once what is asked with one key, and answers the same', async () => {
    assert.deepEqual(told(await call('k', {a: 1}, () => insert(1))), [200, {feito: 1}, undefined]);
    assert.deepEqual(told(await call('k', {a: 1}, () => insert(2))), [200, {feito: 1}, 'true']);
    assert.deepEqual(await done(), [1]);
  });

  it('does once what is asked ten times at the same moment', async () => {
    const answers = await Promise.all(Array.from({length: 10}, (_, n) => call('k', {}, () => insert(n))));
    const bodies = new Set(answers.map(({body}) => JSON.stringify(body)));
    assert.equal(bodies.size, 1);
    assert.equal((await done()).length, 1);
  });

  it('keeps a refusal too, with what was rightly done before it', async () => {
    const refuse = async () => {
      await insert(1);
      throw OutOfStock();
    };
    const refusal = {erro: 'Acabou.', codigo: 'SEM_ESTOQUE'};
    assert.deepEqual(told(await call('k', {}, refuse)), [422, refusal, undefined]);
    assert.deepEqual(told(await call('k', {}, () => insert(2))), [422, refusal, 'true']);
    assert.deepEqual(await done(), [1]);
  });

  it('forgets a fault: the next try is a first one', async () => {
    const fault = async () => {
      await insert(1);
      throw new Error('power cut');
    };
    await assert.rejects(call('k', {}, fault), /power cut/);
    assert.deepEqual(told(await call('k', {}, () => insert(2))), [200, {feito: 2}, undefined]);
    assert.deepEqual(await done(), [2]);
  });

  it('refuses one key for two requests; every person has keys of the own', async () => {
    await call('k', {a: 1}, () => insert(1));
    await assert.rejects(
      call('k', {a: 2}, () => insert(2)),
      (error: unknown) => {
        assert.ok(error instanceof Refusal);
        return error.status === 409 && error.codigo === 'CHAVE_REUTILIZADA';
      },
    );
    await call('k', {a: 2}, () => insert(3), bia);
    assert.deepEqual(await done(), [1, 3]);
  });

  it('without a key each call counts; a key of nothing or without end is refused', async () => {
    await call(undefined, {}, () => insert(1));
    await call(undefined, {}, () => insert(2));
    for (const key of ['', 'x'.repeat(201)])
      await assert.rejects(
        call(key, {}, () => insert(3)),
        {status: 400},
      );
    assert.deepEqual(await done(), [1, 2]);
  });
});
