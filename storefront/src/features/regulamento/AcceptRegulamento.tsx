import {client} from '@clube/api-client';
import {Button, Checkbox, Modal} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {infoQuery} from '../../base/session/info';
import {updatePintor, logOut} from '../../base/session/session';
import {Termo} from '../../components/legal/Termo';

/** On first access the rules have to be accepted; who declines is logged out. There is no third way. */
export default function AcceptRegulamento() {
  const queryClient = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const acceptance = useMutation({
    mutationFn: () => client.put('/api/parceiros', {body: {aceitouRegulamento: 1}}),
    onSuccess: () => {
      updatePintor({aceitouRegulamento: '1'});
      return queryClient.invalidateQueries({queryKey: infoQuery.queryKey});
    },
  });
  return (
    <Modal
      open
      title="Regulamento"
      width={760}
      footer={
        <>
          <Button variant="secondary" onClick={() => void logOut()}>
            CANCELAR
          </Button>
          <Button disabled={!agreed} busy={acceptance.isPending && 'ENVIANDO...'} onClick={() => acceptance.mutate()}>
            ACEITAR
          </Button>
        </>
      }
    >
      <Termo documento="regulamento" />
      <div style={{marginTop: 24}}>
        <Checkbox checked={agreed} onChange={event => setAgreed(event.target.checked)}>
          Concordo com os termos deste Regulamento.
        </Checkbox>
      </div>
    </Modal>
  );
}
