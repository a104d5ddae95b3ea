import type {ToastAction} from '@clube/ui';
import {useNavigate} from 'react-router-dom';
import {fromServer, useAction} from '../components/useAction';
import {notaActions} from './actions';

const CHANGES = ['pendentes', 'pontuado', 'nao-pontuavel', 'pintores'];

/**
 * The button of a decision's message that takes the decision back: the receipt is pending again.
 * @param reopenAt the address of the receipt, which is opened again
 * @param restore called before that: brings back what was typed
 */
export function useUndo() {
  const navigate = useNavigate();
  const {run} = useAction({success: fromServer, changes: CHANGES});
  return (id: number, reopenAt?: string, restore?: () => void): ToastAction => ({
    label: 'Desfazer',
    onPress: () =>
      void run(() => notaActions.undo(id)).then(done => {
        if (!done) return;
        restore?.();
        if (reopenAt) void navigate(reopenAt);
      }),
  });
}
