import assert from 'node:assert/strict';
import type {Doubt} from '../reading/doubts';
import {readLine} from '../reading/example.ts';
import {itemsOfReading, readLines, sameLine, type LineDecisions, type ReadLine} from '../reading/lines.ts';
import {lineActions, type Edit} from './line-actions.ts';

const uncertain = readLine({
  produto: {codigo: '9', nome: 'Esmalte', valorPontos: 55, confianca: 0.86, via: 'descricao', certa: false},
});
const readItems = Array.from({length: 125}, (_, i) => ({...uncertain, codigo: String(i)}));

/** The rows of a long receipt, and the recorded calls of its actions. */
function givenLines() {
  let venda: LineDecisions = {itens: itemsOfReading(readItems), ignoradas: []};
  const advances: Doubt[] = [];
  const edits: Edit[] = [];
  const lines = () => readLines(readItems, venda);
  const actions = lineActions({
    changeItems: update => (venda = update(venda)),
    advance: after => advances.push(after),
    startEdit: edit => edits.push(edit),
    focusLater: () => undefined,
  });
  const line = (index: number): ReadLine => {
    const found = lines()[index];
    assert.ok(found);
    return found;
  };
  return {actions, line, lines, advances, edits};
}

describe('what is done in the rows of a receipt', () => {
  for (const action of ['confirm', 'ignore'] as const)
    it(`changes one of 125 lines alone: ${action}`, () => {
      const {actions, line, lines, advances} = givenLines();
      const before = lines();
      actions[action](line(60));
      const changed = lines().filter((now, i) => !sameLine(before[i] ?? now, now));
      assert.deepEqual(
        changed.map(({index, state}) => [index, state]),
        [[60, action === 'confirm' ? 'checked' : 'ignored']],
      );
      assert.deepEqual(advances, [{line: 60}]);
    });

  it('takes a line back as it was read', () => {
    const {actions, line} = givenLines();
    actions.ignore(line(3));
    actions.resume(line(3));
    assert.equal(line(3).state, 'check');
  });

  it('answers several lines at once and goes on after the last of them', () => {
    const {actions, line, lines, advances} = givenLines();
    actions.confirm(line(1), line(4));
    assert.deepEqual(
      lines()
        .filter(({state}) => state === 'checked')
        .map(({index}) => index),
      [1, 4],
    );
    assert.deepEqual(advances, [{line: 4}]);
  });

  it('opens a chosen product to be completed where the amounts of the line do not make an item', () => {
    const {actions, edits, advances} = givenLines();
    const withoutAmount = readLine({valorUnitario: null});
    actions.choose({index: 0, read: withoutAmount, state: 'choose'}, {codigo: '10', nome: 'Verniz', valorPontos: 480});
    assert.deepEqual([edits[0]?.readIndex, edits[0]?.draft.produto?.codigo, advances], [0, '10', []]);
  });
});
