import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {INVARIANTS} from '../../modules/pontos/invariants';

/** All invariants in one statement, which is planned once per connection, as it runs after each test that wrote. */
const ALL = sql.join(
  Object.entries(INVARIANTS).map(
    ([name, broken]) => sql`SELECT ${name}::text AS invariant, to_jsonb(x) AS row FROM (${broken} LIMIT 5) x`,
  ),
  ' UNION ALL ',
);

/** The first rows that violate an invariant, with its name. */
export const brokenInvariants = (db: Database): Promise<object[]> => db.prepared(ALL);
