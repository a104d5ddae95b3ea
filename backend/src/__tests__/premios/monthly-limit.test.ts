import assert from 'node:assert/strict';
import {MONTHLY_PREMIO_LIMIT} from '@clube/domain';
import {Client} from 'pg';
import {givenDatabase, type TestDatabase} from '../support/postgres';

const CHECKS = `SELECT pg_get_constraintdef(oid) AS said FROM pg_constraint
  WHERE conrelid = 'cota_mensal'::regclass AND contype = 'c'`;

describe('the monthly limit of a prize', () => {
  let database: TestDatabase;
  let client: Client;
  before(async () => {
    database = await givenDatabase();
    client = new Client({connectionString: database.url});
    await client.connect();
  });
  after(async () => {
    await client.end();
    await database.drop();
  });

  it('is to the database what it is to the rules', async () => {
    const {rows} = await client.query<{said: string}>(CHECKS);
    const bounds = rows.flatMap(({said}) => [...said.matchAll(/usados <= (\d+)/g)].map(([, bound]) => Number(bound)));
    assert.deepEqual(bounds, [MONTHLY_PREMIO_LIMIT]);
  });
});
