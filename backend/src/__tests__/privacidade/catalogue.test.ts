import assert from 'node:assert/strict';
import {sql} from '../../kernel/persistence/sql';
import {Kernel} from '../../kernel/keys';
import type {PersonalTable} from '../../kernel/privacy/declaration';
import {givenApp, type TestApp} from '../support';
import {NOT_PAINTERS} from './not-painters';

interface Column {
  tabela: string;
  coluna: string;
  tipo: string;
}
interface Key {
  de: string;
  coluna: string;
  para: string;
}

/** Types of columns that may have personal texts or dates. */
const SPEAKING = /^(text|character|json|jsonb|bytea|inet|date|xml|"char"|citext)/;
/** Names of columns that may have personal data. */
const TELLING =
  /cpf|nome|email|e_mail|telefone|celular|whatsapp|nascimento|^(end|entrega)_|endereco|cep$|foto|imagem|^ip$|agente|dispositivo|endpoint|token|texto|mensagem|observacao|descricao|comentario|ator$|quem$/;

describe('What is personal in the database', () => {
  let t: TestApp;
  let columns: Column[];
  let keys: Key[];
  let declared: Map<string, PersonalTable>;

  before(async () => {
    t = await givenApp();
    declared = new Map((await t.app.get(Kernel.PERSONAL_DATA)).tables.map(table => [table.table, table]));
    columns = await t.db
      .query(sql<Column>`SELECT c.relname AS tabela, a.attname AS coluna, format_type(a.atttypid, NULL) AS tipo FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped`);
    keys = await t.db
      .query(sql<Key>`SELECT k.conrelid::regclass::text AS de, a.attname AS coluna, k.confrelid::regclass::text AS para
         FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey) WHERE k.contype = 'f'`);
  });
  after(() => t.stop());

  /** All tables that reference painters, directly or through other tables. */
  function leadingToPainters(): Set<string> {
    const found = new Set(['pintor']);
    for (let before = 0; before < found.size;) {
      before = found.size;
      for (const {de, para} of keys) if (found.has(para) && !NOT_PAINTERS.has(de)) found.add(de);
    }
    return found;
  }

  it('is declared, table by table', () => {
    const unknown = [...leadingToPainters()].filter(table => !declared.has(table));
    assert.deepEqual(unknown, [], 'tables that lead to a painter and that erasure does not know');
  });

  it('is declared where only a name tells it', () => {
    const unknown = columns
      .filter(({tabela, coluna, tipo}) => SPEAKING.test(tipo) && TELLING.test(coluna) && !declared.has(tabela))
      .filter(({tabela}) => !NOT_PAINTERS.has(tabela))
      .map(({tabela, coluna}) => `${tabela}.${coluna}`);
    assert.deepEqual(
      unknown,
      [],
      'columns that look personal, of tables that are neither declared nor known to be others’',
    );
  });

  it('says of every column that can hold words what becomes of it', () => {
    const undecided = columns.filter(({tabela, coluna, tipo}) => {
      const table = declared.get(tabela);
      if (!table || table.erase === 'rows' || !SPEAKING.test(tipo)) return false;
      return !(coluna in (table.erase ?? {})) && !(coluna in (table.retained ?? {}));
    });
    assert.deepEqual(
      undecided.map(({tabela, coluna}) => `${tabela}.${coluna}`),
      [],
    );
  });

  it('names the files of every table that has some', () => {
    const forgotten = keys
      .filter(({de, para}) => para === 'arquivo' && declared.has(de))
      .filter(({de, coluna}) => !declared.get(de)?.files?.includes(coluna))
      .map(({de, coluna}) => `${de}.${coluna}`);
    assert.deepEqual(forgotten, []);
  });

  it('names no table and no column that is not there', () => {
    const there = new Set(columns.map(({tabela, coluna}) => `${tabela}.${coluna}`));
    const wrong = [...declared.values()].flatMap(({table, erase = {}, retained = {}, files = []}) =>
      [...(erase === 'rows' ? [] : Object.keys(erase)), ...Object.keys(retained), ...files]
        .map(column => `${table}.${column}`)
        .filter(name => !there.has(name)),
    );
    assert.deepEqual(wrong, []);
    const gone = [...NOT_PAINTERS.keys()].filter(table => !columns.some(({tabela}) => tabela === table));
    assert.deepEqual(gone, []);
  });
});
