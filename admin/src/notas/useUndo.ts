import {messageOf} from '@clube/api-client';
import {notify, type ToastAction} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useNavigate} from 'react-router-dom';
import {notaActions} from './actions';

const CHANGES = ['pendentes', 'pontuado', 'nao-pontuavel', 'pintores'];

/**
 * The button of a decision's message that takes the decision back: the receipt is pending again.
 * @param reopenAt the address of the receipt, which is opened again
 */
export function useUndo() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (id: number, reopenAt?: string): ToastAction => ({
    label: 'Desfazer',
    onPress: () => {
      notaActions.returnToPending(id).then(
        async ({mensagem}) => {
          notify.success(mensagem);
          await Promise.all(CHANGES.map(resource => queryClient.invalidateQueries({queryKey: [resource]})));
          if (reopenAt) void navigate(reopenAt);
        },
        (reason: unknown) => notify.error(messageOf(reason)),
      );
    },
  });
}
