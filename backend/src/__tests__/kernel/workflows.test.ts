import assert from 'node:assert/strict';
import {
  APPROVAL_WORKFLOW,
  IMPORTACAO_WORKFLOW,
  NOTA_WORKFLOW,
  PEDIDO_WORKFLOW,
  PRIVACY_REQUEST_WORKFLOW,
  RESGATE_WORKFLOW,
  TRABALHO_WORKFLOW,
} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import {givenApp, type TestApp} from '../support';

/** The state columns of each workflow. */
const COLUMNS = {
  'nota.estado': NOTA_WORKFLOW,
  'resgate.status': RESGATE_WORKFLOW,
  'pedido_cartao.estado': PEDIDO_WORKFLOW,
  'pedido_privacidade.estado': PRIVACY_REQUEST_WORKFLOW,
  'aprovacao.estado': APPROVAL_WORKFLOW,
  'trabalho.estado': TRABALHO_WORKFLOW,
  'importacao.estado': IMPORTACAO_WORKFLOW,
};

describe('The workflows', () => {
  let t: TestApp;
  before(async () => (t = await givenApp()));
  after(() => t.stop());

  for (const [column, workflow] of Object.entries(COLUMNS)) {
    const [table = '', name = ''] = column.split('.');

    it(`have the states that ${column} takes`, async () => {
      const checks = await t.db.query(sql<{text: string}>`
        SELECT pg_get_constraintdef(c.oid) AS text FROM pg_constraint c
          JOIN pg_attribute a ON a.attrelid = c.conrelid AND c.conkey = ARRAY[a.attnum]
         WHERE c.conrelid = ${table}::regclass AND c.contype = 'c' AND a.attname = ${name}`);
      const text = checks.map(check => check.text).join();
      const [lowest, highest] = [...text.matchAll(/[<>]= (\d+)/g)].map(([, bound]) => Number(bound));
      const taken =
        highest === undefined
          ? [...text.matchAll(/'(\w+)'/g)].map(([, state]) => state)
          : Array.from({length: highest - Number(lowest) + 1}, (_, i) => i + Number(lowest));
      assert.deepEqual([...taken].sort(), [...workflow.states].sort(), text);
    });

    it(`begin where a new row of ${table} does`, async () => {
      const row = await t.db.one(sql<{text: string}>`
        SELECT column_default AS text FROM information_schema.columns WHERE table_name = ${table} AND column_name = ${name}`);
      assert.equal(row?.text.replace(/^'|'::text$/g, ''), String(workflow.states[0]));
    });
  }
});
