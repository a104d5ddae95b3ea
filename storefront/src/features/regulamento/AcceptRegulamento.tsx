import {client} from '@clube/api-client';
import {Button, Checkbox, Modal} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useId, useState} from 'react';
import {infoQuery} from '../../base/session/info';
import {updatePintor, useLogOut} from '../../base/session/session';
import {Termo} from '../../components/legal/Termo';
import styles from './AcceptRegulamento.module.css';

/** On first access the rules have to be accepted; who declines is logged out. There is no third way. */
export default function AcceptRegulamento() {
  const logOut = useLogOut();
  const queryClient = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const waitsId = useId();
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
          <div className={styles.agreement}>
            <Checkbox checked={agreed} onChange={event => setAgreed(event.target.checked)}>
              Concordo com os termos deste Regulamento.
            </Checkbox>
            <p className={styles.waits} id={waitsId} hidden={agreed}>
              Para ACEITAR, marque que concorda.
            </p>
          </div>
          <Button variant="secondary" onClick={() => void logOut()}>
            CANCELAR
          </Button>
          <Button
            disabled={!agreed}
            aria-describedby={agreed ? undefined : waitsId}
            busy={acceptance.isPending && 'ENVIANDO...'}
            onClick={() => acceptance.mutate()}
          >
            ACEITAR
          </Button>
        </>
      }
    >
      <Termo documento="regulamento" />
    </Modal>
  );
}
