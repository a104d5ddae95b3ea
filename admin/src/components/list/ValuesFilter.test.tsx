import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {FilteredList} from './__tests__/FilteredList';
import {ValuesFilter} from './ValuesFilter';

const OPTIONS = [
  {value: 0, text: 'Não entregue'},
  {value: 1, text: 'Entregue'},
  {value: 2, text: 'Em trânsito'},
];

function drawn(initial: object) {
  const asked: unknown[] = [];
  render(
    <FilteredList initial={initial} asked={asked}>
      <ValuesFilter source="status" label="Status" options={OPTIONS} />
    </FilteredList>,
  );
  return asked;
}

describe('A filter of several values', () => {
  it('takes one after the other, and gives them back', async () => {
    const asked = drawn({q: 'ana'});
    await userEvent.click(screen.getByRole('button', {name: 'Status Todos'}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Em trânsito'}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Não entregue'}));
    await userEvent.click(screen.getByRole('checkbox', {name: 'Em trânsito'}));
    await userEvent.click(screen.getByRole('button', {name: 'Limpar'}));
    assert.deepEqual(asked, [{q: 'ana', status: 2}, {q: 'ana', status: [0, 2]}, {q: 'ana', status: 0}, {q: 'ana'}]);
  });

  it('says what the address has chosen, as text or as numbers', () => {
    drawn({status: ['0', '1']});
    assert(screen.getByRole('button', {name: 'Status Não entregue +1'}));
  });
});
