import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {act, render, screen, server, userEvent} from '@clube/ui/testing';
import type {Pendente} from '../../types';
import {initialVenda} from '../venda';
import {fieldChecks} from './field-checks';
import {useFormState} from './useFormState';

const [OLD, NEW] = ['39053344705', '52998224725'];
const NOTA = {id: 7, cpf: OLD, chave: null} as Pendente;
const pintor = (cpf: string) => ({id: Number(cpf.slice(0, 3)), nome: `Pintor ${cpf}`, cpf});

function Form() {
  const state = useFormState(
    () => ({venda: initialVenda(NOTA), touched: new Set<string>(), reading: undefined}) as never,
  );
  const checks = fieldChecks(NOTA, state);
  return (
    <>
      <button onClick={() => void checks.cpf()}>Conferir</button>
      <button onClick={() => state.change({cpf: NEW})}>Digitar outro</button>
      <output>{state.refs.pintor?.nome ?? 'ninguém'}</output>
      <em>{state.errors.cpf ?? 'sem erro'}</em>
      <Toasts />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('the look-ups of a new sale', () => {
  for (const found of [true, false])
    it(`say nothing of a newer value when their answer comes late: ${found ? 'somebody' : 'nobody'}`, async () => {
      const late = Promise.withResolvers<void>();
      server({
        'GET /api/parceiros': async ({route}) => {
          if (route.includes(NEW)) return {body: [pintor(NEW)]};
          await late.promise;
          return {body: found ? [pintor(OLD)] : []};
        },
      });
      render(<Form />);
      await press('Conferir');
      await press('Digitar outro');
      await press('Conferir');
      assert(await screen.findByText(`Pintor ${NEW}`));
      await act(async () => late.resolve());
      await act(() => new Promise(resolve => void setTimeout(resolve)));
      assert(screen.getByText(`Pintor ${NEW}`));
      assert(screen.getByText('sem erro'));
    });
});
