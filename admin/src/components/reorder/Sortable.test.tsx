import assert from 'node:assert/strict';
import {act, isFocused, render, screen, userEvent, waitFor} from '@clube/ui/testing';
import {Sortable} from './Sortable';
import {useSortableRow} from './useSortableRow';

const ROWS = [
  {id: 11, nome: 'Primeira aula'},
  {id: 12, nome: 'Segunda aula'},
  {id: 13, nome: 'Terceira aula'},
];

function Row({id, nome}: {id: number; nome: string}) {
  const {ref, style, handle} = useSortableRow(id);
  return (
    <li ref={ref} style={style} data-name={nome}>
      {handle}
      {nome}
    </li>
  );
}

/** Renders the list; returns the orders that it stores, and a function that settles the last of them. */
function drawn() {
  const asked: (readonly number[])[] = [];
  let answer: (stored: boolean) => void = () => undefined;
  const save = (ids: readonly number[]) => {
    asked.push(ids);
    return new Promise<boolean>(resolve => (answer = resolve));
  };
  render(
    <Sortable rows={ROWS} order={{nameOf: ({nome}) => nome, save, hint: 'Nesta ordem aparecem as aulas.'}}>
      {rows => (
        <ul>
          {rows.map(row => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
    </Sortable>,
  );
  return {asked, answer: (stored: boolean) => act(async () => answer(stored))};
}

/** happy-dom has no layout, so this places the rows at distances of 40 pixels. */
function layOut(): void {
  for (const item of screen.getAllByRole('listitem'))
    item.getBoundingClientRect = () => new DOMRect(0, 40 * screen.getAllByRole('listitem').indexOf(item), 300, 40);
}

const shown = () => screen.getAllByRole('listitem').map(item => item.dataset.name?.split(' ')[0]);
const button = (name: RegExp | string) => screen.getByRole('button', {name});
const said = () =>
  screen
    .getAllByRole('status')
    .map(({textContent}) => textContent)
    .join(' ');

describe('Sortable', () => {
  it('moves a row by its buttons, shows the new order while it is stored, and keeps the focus', async () => {
    const {asked, answer} = drawn();
    const down = button('Descer Primeira aula');
    await userEvent.click(down);
    assert.deepEqual(asked, [[12, 11, 13]]);
    assert.deepEqual(shown(), ['Segunda', 'Primeira', 'Terceira']);
    assert.match(said(), /Salvando a ordem…/);
    await isFocused(down);
    await answer(true);
    assert.match(said(), /Ordem salva: Primeira aula, posição 2 de 3\./);
  });

  it('goes back when the order could not be stored, and says so', async () => {
    const {answer} = drawn();
    const up = button('Subir Terceira aula');
    await userEvent.click(up);
    assert.deepEqual(shown(), ['Primeira', 'Terceira', 'Segunda']);
    await answer(false);
    assert.deepEqual(shown(), ['Primeira', 'Segunda', 'Terceira']);
    assert.match(said(), /A ordem não mudou: Terceira aula, posição 3 de 3\./);
    await isFocused(up);
  });

  it('moves nothing while an order is being stored, nor past an end', async () => {
    const {asked, answer} = drawn();
    await userEvent.click(button('Subir Primeira aula'));
    await userEvent.click(button('Descer Terceira aula'));
    assert.deepEqual(asked, []);
    await userEvent.click(button('Descer Primeira aula'));
    await userEvent.click(button('Descer Primeira aula'));
    assert.equal(asked.length, 1);
    assert.equal(button('Subir Segunda aula').getAttribute('aria-disabled'), 'true');
    await answer(true);
    assert.equal(button('Subir Terceira aula').getAttribute('aria-disabled'), 'false');
  });

  it('loses no key of who types before the row that was taken up can be moved', async () => {
    const {asked, answer} = drawn();
    layOut();
    const grip = button(/^Mover Primeira aula, posição 1 de 3$/);
    grip.focus();
    // Without waiting between the keys.
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
      grip.dispatchEvent(new KeyboardEvent('keydown', {code: key, key, bubbles: true, cancelable: true}));
    await waitFor(() => assert.deepEqual(asked, [[12, 13, 11]]));
    await answer(true);
  });

  it('moves a row by the keyboard at its handle, announcing in Portuguese where it is', async () => {
    const {asked, answer} = drawn();
    layOut();
    const grip = button(/^Mover Primeira aula, posição 1 de 3$/);
    assert.equal(grip.getAttribute('aria-roledescription'), 'alça para mover');
    const instructions = document.getElementById(grip.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    assert.match(instructions, /^Para mover, pressione espaço/);
    grip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      assert.match(said(), /Primeira aula (foi pego|está), posição 1 de 3|Primeira aula: posição 1 de 3/),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => assert.match(said(), /Primeira aula: posição 2 de 3/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => assert.deepEqual(asked, [[12, 11, 13]]));
    await answer(true);
  });
});
