import {REJECTION_REASONS, NO_REASON, type RejectionReason} from '@clube/domain';
import {Button, Modal, RadioGroup, notify} from '@clube/ui';
import {useEffect, useRef, useState} from 'react';
import {toTitleCase} from '../../../components/format/text';
import {useAction} from '../../../components/useAction';
import {useUsuario} from '../../../providers/session';
import {notaActions} from '../../actions';
import type {Pendente} from '../../types';

interface Props {
  nota: Pendente;
  onClose: () => void;
  onReject: () => void;
}

const OPTIONS = REJECTION_REASONS.map(reason => ({value: reason, text: reason}));

/** Rejects a receipt with one of the five reasons, which the painter reads. */
export function RejectDialog({nota, onClose, onReject}: Props) {
  const usuario = useUsuario();
  const [reason, setReason] = useState<RejectionReason>();
  const [error, setError] = useState<string>();
  const reasons = useRef<HTMLDivElement>(null);
  useEffect(() => reasons.current?.querySelector('input')?.focus(), []);
  const {busy, run} = useAction({changes: ['pendentes']});
  const reject = async (): Promise<void> => {
    if (!reason) return setError(NO_REASON);
    const done = await run(async () => {
      const {mensagem: message} = await notaActions.reject(nota.nomeArquivo, reason, usuario.nome);
      // The contract shows the outcome of a rejection in the colour of an error: it is one for the painter.
      notify.error(message);
    });
    if (!done) return;
    onClose();
    onReject();
  };
  return (
    <Modal
      open
      title="Rejeitar nota"
      onClose={onClose}
      footer={
        <>
          <Button variant="secundario" onClick={onClose}>
            Voltar
          </Button>
          <Button variant="destaque" busy={busy && 'Aguarde'} onClick={() => void reject()}>
            Rejeitar
          </Button>
        </>
      }
    >
      <p style={{marginBottom: 16}}>
        {toTitleCase(nota.nome)} verá o motivo junto da nota {nota.id}.
      </p>
      <div ref={reasons}>
        <RadioGroup
          label="Motivo"
          name="motivo"
          options={OPTIONS}
          value={reason}
          error={error}
          onValueChange={value => {
            setReason(value as RejectionReason);
            setError(undefined);
          }}
        />
      </div>
    </Modal>
  );
}
