import assert from 'node:assert/strict';
import {act, isFocused, pressEscape, render, screen, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {Modal} from './Modal';

function Page({canClose = true}: {canClose?: boolean}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Modal open={open} title="Escolha a data" onClose={canClose ? () => setOpen(false) : undefined}>
        <label>
          Data <input />
        </label>
      </Modal>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', {name: 'Escolha a data'});

async function opened(canClose?: boolean) {
  render(<Page {...(canClose !== undefined && {canClose})} />);
  const opener = screen.getByRole('button', {name: 'Abrir'});
  await userEvent.click(opener);
  const its = dialog();
  assert(its instanceof HTMLDialogElement);
  return {opener, its};
}

describe('Modal', () => {
  it('is a dialog that covers the page and is called by its title', async () => {
    assert.equal((await opened()).its.open, true);
  });

  it('stands on the body, and takes nothing of the look of what opened it', async () => {
    assert.equal((await opened()).its.parentElement, document.body);
  });

  it('gives the focus back to what opened it', async () => {
    const {opener} = await opened();
    await userEvent.click(screen.getByLabelText('Data'));
    await userEvent.click(screen.getByRole('button', {name: 'Fechar'}));
    assert(!dialog());
    await isFocused(opener);
  });

  it('closes on Esc and on a press beside it, not on one inside', async () => {
    const {opener, its} = await opened();
    await userEvent.click(screen.getByText('Data'));
    assert(dialog() === its);
    act(() => pressEscape(its));
    assert(!dialog());
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('dialog'));
    assert(!dialog());
  });

  it('stays open through a drag that begins or ends inside', async () => {
    const {its} = await opened();
    const inside = screen.getByLabelText('Data');
    for (const [from, to] of [
      [inside, its],
      [its, inside],
    ] as const) {
      await userEvent.pointer([
        {keys: '[MouseLeft>]', target: from},
        {keys: '[/MouseLeft]', target: to},
      ]);
      // Browsers send it to what both have in common.
      act(() => its.click());
      assert(dialog() === its);
    }
  });

  it('stays open when the picker of a file input inside is closed', async () => {
    const {its} = await opened();
    const cancel = new Event('cancel', {bubbles: true});
    act(() => void screen.getByLabelText('Data').dispatchEvent(cancel));
    assert(dialog() === its);
  });

  it('wants a decision where there is no way to close it', async () => {
    const {its} = await opened(false);
    assert(!screen.queryByRole('button', {name: 'Fechar'}));
    act(() => pressEscape(its));
    await userEvent.click(its);
    assert.equal(its.open, true);
  });
});
