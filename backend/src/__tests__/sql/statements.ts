import {Client} from 'pg';
import {getConstructionPlans} from 'pg-boss';
import type ts from 'typescript';
import {givenDatabase} from '../support/postgres';
import {checkStatements, type Report} from './check';
import {ROOT, programOf} from './programs';

/** Files whose statements are composed at run time or cannot be tagged, with the reason or the tests that run them. */
const UNSEEN: Record<string, string> = {
  'backend/src/kernel/backup/catalog.ts': 'reads whichever sequence the catalogue names; the drill of a backup runs it',
  'backend/src/kernel/backup/restore/load.ts':
    'writes from a table of its own transaction; the drill of a backup runs it',
  'backend/src/kernel/backup/make/snapshot.ts': 'a cursor over a statement that is looked at where it is given',
  'backend/src/kernel/backup/make/store-files.ts':
    'a condition on statements that are looked at where they stand; the drill of a backup runs it',
  'backend/src/kernel/jobs/jobs.ts': 'the statements of the queue itself',
  'backend/src/kernel/persistence/': 'hands on what it is given',
  'backend/src/kernel/entities/': 'made of the declarations of entities, which have tests of their own',
  'backend/src/kernel/lists/': 'made of the declarations of lists, which have tests of their own',
  'backend/src/kernel/audit/audit-rows.ts': 'a part of statements; the tests of imports run them',
  'backend/src/kernel/imports/checking.ts': 'compares as a kind of import says; its tests run it',
  'backend/src/kernel/imports/correct-line.ts': 'checks and compares as a kind of import says; its tests run it',
  'backend/src/kernel/imports/writing.ts': 'writes as a kind of import says; its tests run it',
  'backend/src/kernel/imports/undoing.ts': 'undoes as a kind of import says; its tests run it',
  'backend/src/kernel/imports/kinds/': 'made of the declarations of entities; the tests of imports run them',
  'backend/src/kernel/batch-jobs/preview.ts': 'the rows of a list that has its own test',
  'backend/src/kernel/batch-jobs/snapshot-rows.ts': 'the rows of a statement or list that has its own test',
  'backend/src/kernel/privacy/': 'made of what modules declare as personal; the tests of erasure run it',
  'backend/src/kernel/imports/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/kernel/notices/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/acesso/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/cartoes/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/comunicacao/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/diretorio/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/cursos/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/notas/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/pessoas/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/pintores/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/pontos/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/relatorios/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/preferencias/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/premios/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/privacidade/personal-data.ts': 'parts of the statements of erasure, whose tests run them',
  'backend/src/modules/relatorios/revenda.tables.ts':
    'a page of whichever table is asked for, sorted by whichever field; the tests of the report run each',
  'backend/src/modules/pontos/invariants.ts': 'the first rows of an invariant; each invariant is looked at itself',
  'backend/src/modules/pontos/verify.ts': 'the count of an invariant; each invariant is looked at itself',
  'bench/src/lists/bare.ts': 'the yardstick, which has nothing of ours',
  'bench/src/million/index.ts': 'counts the tables that lists name',
  'seeds/src/demo/registrations/insert-rows.ts': 'rows of any table; loading the demo data runs it',
  'seeds/src/demo/expectations.ts': 'conditions that are handed on; every load runs them',
  'seeds/src/__tests__/': 'hands on what it is given',
  'seeds/src/demo/load-state.ts': 'looks at every table there is; loading the demo data runs it',
};

/** The exception that includes a position; undefined if there is none. */
export const excused = (where: string): string | undefined =>
  Object.keys(UNSEEN).find(place => where.startsWith(place));
export const EXCUSES = Object.keys(UNSEEN);

export interface Readings {
  ours: Report[];
  /** The report of the intentionally wrong statements. */
  faulty: Report;
}

/** Checks every statement of server, demo data and bench with a migrated database that has the job queues. */
export const read = (): Promise<Readings> =>
  onMigrated(async client => {
    const server = programOf('backend');
    const look = (program: ts.Program, files: RegExp) => checkStatements(client, program, ROOT, files);
    const faulty = await look(server, /\/faulty\.ts$/);
    // Without the embedded server, which is a separate library and does not use the product's tables.
    const ours = [await look(server, /^backend\/src\/(?!__tests__\/|kernel\/postgres\/)(?!.*\.test\.ts$)/)];
    for (const workspace of ['seeds', 'bench'])
      ours.push(await look(programOf(workspace), new RegExp(`^${workspace}/src/(?!.*\\.test\\.ts$)`)));
    return {ours, faulty};
  });

async function onMigrated<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const database = await givenDatabase();
  const client = new Client({connectionString: database.url});
  await client.connect();
  try {
    await client.query(getConstructionPlans());
    return await work(client);
  } finally {
    await client.end();
    await database.drop();
  }
}
