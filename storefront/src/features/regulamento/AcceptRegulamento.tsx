import {client} from '@clube/api-client';
import {Button, Checkbox, Modal} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useId, useState} from 'react';
import {PATHS} from '../../base/paths';
import {infoQuery} from '../../base/session/info';
import {updatePintor, useLogOut} from '../../base/session/session';
import {SUPPORT, whatsappLink} from '../../base/support';
import {Termo} from '../../components/legal/Termo';
import styles from './AcceptRegulamento.module.css';

const NEW_TAB = {target: '_blank', rel: 'noreferrer'} as const;

/** For those who do not accept the rules or have questions: the contact, and access to their data. */
function Otherwise() {
  return (
    <details className={styles.otherwise}>
      <summary>Dúvidas, ou prefere não aceitar?</summary>
      <p>
        Fale com a gente antes de decidir: <a href={`tel:${SUPPORT.phone.replace(/\D/g, '')}`}>{SUPPORT.phone}</a>,{' '}
        <a href={whatsappLink('Olá! Tenho uma dúvida sobre o regulamento do Clube do Pintor.')} {...NEW_TAB}>
          WhatsApp
        </a>{' '}
        ou <a href={`mailto:${SUPPORT.email}`}>{SUPPORT.email}</a>. {SUPPORT.hours}.
      </p>
      <p>
        Quem não aceita não perde o direito aos próprios dados: peça ao suporte uma cópia deles, ou que sejam apagados,
        como diz a{' '}
        <a href={PATHS.privacy} {...NEW_TAB}>
          Política de privacidade
        </a>
        . CANCELAR só encerra a sua sessão: o cadastro e os pontos continuam seus.
      </p>
    </details>
  );
}

/** The rules must be accepted on first access; declining logs out. */
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
      <Otherwise />
      <Termo documento="regulamento" />
    </Modal>
  );
}
