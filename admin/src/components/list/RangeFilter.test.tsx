import assert from 'node:assert/strict';
import {isFocused, render, screen, userEvent} from '@clube/ui/testing';
import {FilteredList} from './__tests__/FilteredList';
import {RangeFilter} from './RangeFilter';

function drawn(initial: object, kind?: 'money') {
  const asked: unknown[] = [];
  render(
    <FilteredList initial={initial} asked={asked}>
      <RangeFilter source="saldo" label="Saldo" {...(kind && {kind})} />
    </FilteredList>,
  );
  return asked;
}

/** Waits for the button, as a popup that is being closed hides the page behind it. */
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', {name}));

describe('A filter by a range', () => {
  it('takes the ends as they are typed in Brazil, shows them, and is cleared', async () => {
    const asked = drawn({q: 'ana'});
    await press('Saldo Todos');
    await userEvent.type(screen.getByLabelText('De'), '1.500');
    await userEvent.type(screen.getByLabelText('Até'), '2000{Enter}');
    await press('Saldo 1.500 a 2.000');
    await userEvent.clear(screen.getByLabelText('De'));
    await press('Filtrar');
    await press('Saldo até 2.000');
    await press('Limpar');
    await screen.findByRole('button', {name: 'Saldo Todos'});
    assert.deepEqual(asked, [{q: 'ana', saldo_gte: 1500, saldo_lte: 2000}, {q: 'ana', saldo_lte: 2000}, {q: 'ana'}]);
  });

  it('says what is wrong at its field, and filters nothing', async () => {
    const asked = drawn({saldo_gte: 10});
    await press('Saldo 10 ou mais');
    assert.equal(screen.getByLabelText<HTMLInputElement>('De').value, '10');
    await userEvent.type(screen.getByLabelText('Até'), 'dez');
    await press('Filtrar');
    assert(screen.getByText('Informe um número inteiro'));
    await isFocused(screen.getByLabelText('Até'));
    await userEvent.clear(screen.getByLabelText('Até'));
    await userEvent.type(screen.getByLabelText('Até'), '9{Enter}');
    assert(screen.getByText('O fim é menor que o início'));
    assert.deepEqual(asked, []);
  });

  it('reads and shows amounts as money', async () => {
    const asked = drawn({}, 'money');
    await press('Saldo Todos');
    await userEvent.type(screen.getByLabelText('De (R$)'), '1.250,50{Enter}');
    assert.deepEqual(asked, [{saldo_gte: 1250.5}]);
    await press(/^Saldo R\$\s1\.250,50 ou mais$/);
    assert.equal(screen.getByLabelText<HTMLInputElement>('De (R$)').value, '1250,50');
  });
});
