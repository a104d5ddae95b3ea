import assert from 'node:assert/strict';
import {isFocused, render, screen, userEvent, waitFor} from '@clube/ui/testing';
import {useState} from 'react';
import {focusFallback} from './focus-fallback';

function Part() {
  const [there, setThere] = useState(['um', 'dois']);
  return (
    <>
      <section ref={focusFallback} aria-label="Itens">
        {there.map(each => (
          <button key={each} onClick={() => setThere(there.filter(other => other !== each))}>
            Tirar {each}
          </button>
        ))}
      </section>
      <button onClick={() => setThere([])}>Tirar todos</button>
    </>
  );
}

describe('A part of the page that the focus falls back to', () => {
  it('gets it from a control that goes with its press', async () => {
    render(<Part />);
    await userEvent.click(screen.getByRole('button', {name: 'Tirar um'}));
    await isFocused(screen.getByRole('region', {name: 'Itens'}));
  });

  it('leaves it where somebody else has it', async () => {
    render(<Part />);
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', {name: 'Tirar todos'}));
    await waitFor(() => assert.equal(screen.queryByRole('button', {name: 'Tirar um'}), null));
    await isFocused(screen.getByRole('button', {name: 'Tirar todos'}));
  });
});
