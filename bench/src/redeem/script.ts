import {AMOUNTS} from '../data/amounts';
import {PAINTERS_EACH} from './orders';
import type {Statement} from './record';

// Each expression replaces one parameter. pgbench substitutes :names even inside quotes, so texts are concatenated from
// parts; columns of a statement's result are available by its prefix (\gset).
const PINTOR = `(:pintor::int)`;
const ACTOR = `('loja:' || :pintor)`;
const KEY = `('pgbench-' || :client_id || '-' || :n)`;
const PONTOS = `(:premio_pontosWeb::int)`;
const SALDO = `(:conta_saldo::int - ${PONTOS})`;
const SEQ = `(:conta_seq::int + 1)`;
const RESGATE = `(:premio_resgateId::int)`;
const LOTE = `(:lote_id::bigint)`;

const array = (fields: Record<string, string>) => `jsonb_build_array(${object(fields)})`;
const object = (fields: Record<string, string>) =>
  `jsonb_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')})`;
const EMPTY = `'[]'`;

interface Step {
  /** The expected beginning of the product's statement, so that a change in the product is noticed. */
  begins: string;
  /** The expressions of the parameters, in order; undefined keeps the recorded value. */
  values: (string | undefined)[];
  /** The prefix by which later steps use the columns of its only row. */
  keeps?: string;
}

const STEPS: Step[] = [
  {begins: 'INSERT INTO idempotencia', values: [ACTOR, KEY, undefined, undefined, 'now()']},
  {begins: 'SELECT pintor_id', values: [`ARRAY[${PINTOR}]`], keeps: 'conta_'},
  {begins: 'SELECT id, pintor_id', values: [`ARRAY[${PINTOR}]`], keeps: 'lote_'},
  {begins: 'WITH estoque', values: [`('P' || :premio)`, PINTOR, undefined], keeps: 'premio_'},
  {
    begins: 'WITH lancamentos',
    values: [
      PINTOR,
      'now()',
      array({
        seq: SEQ,
        tipo: `'resgate'`,
        pontos: `-${PONTOS}`,
        saldo_apos: SALDO,
        referencia: `'resgate:' || ${RESGATE}`,
        estorna: 'NULL',
      }),
      EMPTY,
      array({id: LOTE, restante: `(:lote_restante::int) - ${PONTOS}`}),
      array({seq: SEQ, lote_id: LOTE, novo: 'NULL', pontos: `-${PONTOS}`}),
      EMPTY,
      EMPTY,
      SALDO,
      SEQ,
      '(:conta_divida::int)',
      undefined,
      RESGATE,
      '(:premio_id::int)',
      '(:premio_codigo::text)',
      '(:premio_nome::text)',
      '(:premio_tipo::text)',
      undefined,
      undefined,
      '1::smallint',
      PONTOS,
      '(:conta_saldo::int)',
      '(:premio_valorDoPonto::numeric)',
      undefined,
      undefined,
      SEQ,
      '(:premio_isCombo::boolean)',
    ],
  },
  {
    begins: 'WITH e AS',
    values: [
      undefined,
      PINTOR,
      object({resgateId: RESGATE, premioId: '(:premio_id::int)', qtde: '1', pontos: PONTOS}),
      'now()',
      undefined,
    ],
  },
  {
    begins: 'INSERT INTO pgboss.job',
    values: [array({id: 'NULL', name: `'eventos.entregar'`, data: object({pintorId: PINTOR}), priority: '0'})],
  },
  {
    begins: 'UPDATE idempotencia',
    values: [
      undefined,
      object({
        saldoNovo: SALDO,
        cartao: 'NULL',
        mensagem: `'Resgate realizado com sucesso!'`,
        resgate: object({
          id: RESGATE,
          identificador: RESGATE,
          pontosGastos: PONTOS,
          previsaoEntrega: `'2027-01-20'`,
        }),
      }),
      ACTOR,
      KEY,
    ],
  },
];

/** Creates a pgbench script of the recorded transaction, for painters from `firstPainter` on. @throws if they do not match. */
export function pgbenchScript(statements: Statement[], firstPainter: number): string {
  if (statements.length !== STEPS.length)
    throw new Error(`an order takes ${statements.length} statements, the script knows ${STEPS.length}`);
  const steps = statements.map((statement, i) => place(statement, STEPS[i] as Step));
  return [
    '\\set n :n + 1',
    `\\set pintor ${firstPainter} + :client_id * ${PAINTERS_EACH} + :n % ${PAINTERS_EACH}`,
    `\\set premio 1 + (:n / ${PAINTERS_EACH}) % ${AMOUNTS.prizes}`,
    'BEGIN;',
    ...steps,
    'COMMIT;',
    '',
  ].join('\n');
}

function place({text, values}: Statement, step: Step): string {
  const statement = text.trim().replace(/^WITH\s+/, 'WITH ');
  if (!statement.startsWith(step.begins) || values.length !== step.values.length)
    throw new Error(`the product's order changed; expected "${step.begins}": ${statement.slice(0, 200)}`);
  const placed = statement.replace(/\$(\d+)/g, (_, digits: string) => {
    const i = Number(digits) - 1;
    return `(${step.values[i] ?? literal(values[i])})`;
  });
  return step.keeps ? `${placed} \\gset ${step.keeps}` : `${placed};`;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `ARRAY[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string' && !/:[A-Za-z0-9_]/.test(value)) return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`cannot stand in a pgbench script: ${JSON.stringify(value)}`);
}
