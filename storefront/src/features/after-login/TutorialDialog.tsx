import {client} from '@clube/api-client';
import {Button, Modal} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {infoQuery} from '../../base/session/info';
import {TutorialVideo} from '../../components/tutorial/TutorialVideo';

/** The tutorial, shown once to each painter. `onFailed`: that it was seen could not be stored, so it comes again. */
export function TutorialDialog({onFailed}: {onFailed: () => void}) {
  const queryClient = useQueryClient();
  const seen = useMutation({
    mutationFn: () => client.put('/api/parceiros', {body: {verTutorial: 0}}),
    onSuccess: () => queryClient.invalidateQueries({queryKey: infoQuery.queryKey}),
    onError: onFailed,
  });
  const close = (): void => {
    if (!seen.isPending) seen.mutate();
  };
  return (
    <Modal
      open
      width={640}
      title="Como funciona o Clube"
      onClose={close}
      footer={
        <Button busy={seen.isPending && 'SALVANDO...'} onClick={close}>
          Entendi
        </Button>
      }
    >
      <TutorialVideo />
    </Modal>
  );
}
