import assert from 'node:assert/strict';
import {globSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ALTERACAO_TITLES} from '@clube/domain';
import '../../modules';
import {allEntities, listsOfEntity} from '../../kernel/entities/entity';

const SRC = join(__dirname, '../../../src');
/** An entry of the audit trail: its action, and its table where the code names one. */
const ENTRY = /action: '([\w-]+)'(?:,\s*entity: '(\w+)')?/g;

describe('The titles of histories', () => {
  it('are there for every audited action of what has a history', () => {
    const shown = allEntities().filter(({name, options}) => listsOfEntity(name).length > 0 || options.readBy);
    const tables = new Set(shown.map(({table}) => table));
    const sources = globSync('{kernel,modules}/**/*.ts', {cwd: SRC}).map(file => readFileSync(join(SRC, file), 'utf8'));
    const entries = sources.flatMap(source => [...source.matchAll(ENTRY)]);
    const actions = new Set(entries.flatMap(([, action = '', table]) => (!table || tables.has(table) ? action : [])));
    assert.ok(actions.has('convidar') && actions.has('alterar-perfil'), [...actions].join());
    assert.deepEqual(
      [...actions].filter(action => !Object.hasOwn(ALTERACAO_TITLES, action)),
      [],
    );
  });
});
