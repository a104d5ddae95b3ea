import assert from 'node:assert/strict';
import {afterTimers, render, screen} from '@clube/ui/testing';
import type {VendaForm} from '../form/useVendaForm';
import {useInitialFocus} from './useInitialFocus';

const right = () => Promise.resolve(true);
const form = {reading: {}, checks: {cpf: right, codigo: right, cnpj: right}} as unknown as VendaForm;

function Screen({focused, begin}: {focused: 'main' | 'textbox'; begin: () => void}) {
  useInitialFocus({form, readingQuery: {reading: undefined, error: null}, followsOn: false, begin});
  const focus = (element: HTMLElement | null) => element?.focus();
  return (
    <main tabIndex={-1} ref={focused === 'main' ? focus : undefined}>
      <input ref={focused === 'textbox' ? focus : undefined} />
    </main>
  );
}

describe('The focus of a receipt that was read', () => {
  for (const [focused, begun] of [
    ['main', 1],
    ['textbox', 0],
  ] as const)
    it(`${begun ? 'is the first question’s' : 'stays'} when the ${focused} has it`, async () => {
      let calls = 0;
      render(<Screen focused={focused} begin={() => void calls++} />);
      assert(document.activeElement === screen.getByRole(focused));
      await afterTimers();
      assert.equal(calls, begun);
    });
});
