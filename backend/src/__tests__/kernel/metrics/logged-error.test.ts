import assert from 'node:assert/strict';
import {loggedError} from '../../../kernel/logging/logged-error';
import {sql, type Statement} from '../../../kernel/persistence/sql';
import {givenApp, givenPintor, type TestApp} from '../../support';

describe('errors in the logs', () => {
  let t: TestApp;
  before(async () => {
    t = await givenApp();
  });
  after(() => t.stop());

  async function failure(statement: Statement) {
    const error = await t
      .run(() => t.db.tx(() => t.db.query(statement)))
      .then(
        () => assert.fail('it went well'),
        (e: unknown) => e,
      );
    return loggedError(error) as Record<string, unknown>;
  }

  it('say what happened and where, not to whose data', async () => {
    const {cpf} = await givenPintor(t);
    await givenPintor(t);
    const unique = await failure(sql`UPDATE pintor SET cpf = ${cpf}`);
    assert.deepEqual([unique.code, unique.table], ['23505', 'pintor']);
    assert.match(String(unique.message), /unique constraint "/);
    assert.match(String(unique.stack), /\n +at /);
    const check = await failure(
      sql`UPDATE conta SET divida = -1 WHERE pintor_id = (SELECT id FROM pintor WHERE cpf = ${cpf})`,
    );
    assert.equal(check.code, '23514');
    for (const told of [unique, check]) {
      assert.deepEqual([told.detail, told.where], [undefined, undefined]);
      assert.doesNotMatch(JSON.stringify(told), new RegExp(`${cpf}|Failing row`));
    }
  });

  it('quote nothing of a document that the database does not take', async () => {
    for (const statement of [
      sql`SELECT ${'{"loja": "CASA DAS TINTAS", "nome": "\\ud800"}'}::jsonb`,
      sql`SELECT ${'CASA "DAS" TINTAS'}::text::int`,
    ]) {
      const told = await failure(statement);
      assert.match(String(told.code), /^22/);
      assert.match(String(told.message), /invalid input syntax/);
      assert.doesNotMatch(JSON.stringify(told), /TINTAS/);
    }
  });

  it('leave other errors, and what is none, as they are', () => {
    const error = Object.assign(new TypeError('no such thing'), {code: 'ENOENT', path: 'notas/a.jpg'});
    const {type, message, code, path} = loggedError(error) as Record<string, unknown>;
    assert.deepEqual([type, message, code, path], ['TypeError', 'no such thing', 'ENOENT', 'notas/a.jpg']);
    assert.equal(loggedError('a text'), 'a text');
  });
});
