import assert from 'node:assert/strict';
import {sql} from './sql';

const told = ({text, values}: {text: string; values: unknown[]}) => ({text, values});

describe('sql', () => {
  it('numbers what stands in it, in order', () => {
    const statement = sql`SELECT 1 FROM pintor WHERE id = ${7} AND cpf = ANY(${['1', '2']})`;
    assert.deepEqual(told(statement), {
      text: 'SELECT 1 FROM pintor WHERE id = $1 AND cpf = ANY($2)',
      values: [7, ['1', '2']],
    });
  });

  it('takes other statements in, with their values', () => {
    const painter = sql`pintor_id = ${3}`;
    const statement = sql`SELECT ${'a'} FROM (SELECT 1 FROM nota WHERE ${painter} AND estado = ${'b'}) x WHERE ${painter}`;
    assert.deepEqual(told(statement), {
      text: 'SELECT $1 FROM (SELECT 1 FROM nota WHERE pintor_id = $2 AND estado = $3) x WHERE pintor_id = $4',
      values: ['a', 3, 'b', 3],
    });
  });

  it('sends a bound value once, wherever it is named', () => {
    const now = sql.bound(new Date(0));
    const inside = sql`SELECT ${now}::date`;
    const statement = sql`UPDATE nota SET criado_em = ${now} WHERE id = ${1} AND EXISTS (${inside})`;
    assert.deepEqual(told(statement), {
      text: 'UPDATE nota SET criado_em = $1 WHERE id = $2 AND EXISTS (SELECT $1::date)',
      values: [new Date(0), 1],
    });
  });

  it('joins parts, quotes names, and leaves out what is empty', () => {
    const names = ['nome', 'tão "bom"'].map(sql.identifier);
    const statement = sql`INSERT INTO x (${sql.join(names, ', ')}) VALUES (${sql.join([sql`${1}`, sql`${null}`], ', ')}) ${sql``}`;
    assert.deepEqual(told(statement), {
      text: 'INSERT INTO x ("nome", "tão ""bom""") VALUES ($1, $2) ',
      values: [1, null],
    });
    assert.equal(sql.join([], ', ').text, '');
  });

  it('makes no text of a value, whatever it looks like', () => {
    assert.deepEqual(told(sql`SELECT ${"'; DROP TABLE pintor --"}`), {
      text: 'SELECT $1',
      values: ["'; DROP TABLE pintor --"],
    });
  });
});
