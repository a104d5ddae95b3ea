import {validateSelection} from '@clube/domain';
import {Button, Icon, notify, classes, useDismissWhenFixed} from '@clube/ui';
import {useRef, useState} from 'react';
import {Page} from '../../components/Page';
import {PushInvite} from '../../components/notices/PushInvite';
import {Resend, useResend} from './Resend';
import {AcceptedNotas, SendProgress, ResumedNotice} from './SendProgress';
import {refusedMessage} from './queue/queued-file';
import {CodigoField} from './CodigoField';
import styles from './SendNota.module.css';
import {ChooseFiles} from './ChooseFiles';
import {useCodigoFromLink} from './useCodigoFromLink';
import {useQueue, type SendQueue} from './queue/useQueue';
import {ReceiptList} from './receipts/ReceiptList';
import {receiptsOf} from './receipts/receipts';
import {useSending} from './sending/useSending';

const BUSY_TEXT = {idle: false, offline: 'Esperando a internet', sending: 'ENVIANDO...'} as const;

const JOIN_FIRST = 'Toque em Juntar ou em Cancelar antes de enviar';

/** The screen to photograph, check and send receipts, the storefront's main task. */
export default function SendNota() {
  const queue = useQueue();
  const resend = useResend(queue);
  useCodigoFromLink(queue);
  // A new key resets the code field, without the last code's message.
  const [sendings, setSendings] = useState(0);
  const {send, status, share, accepted, clearAccepted} = useSending(queue, () => {
    setSendings(previous => previous + 1);
    if (resend.id) resend.forget();
  });
  const [marked, setMarked] = useState<ReadonlySet<string>>();
  const list = useRef<HTMLDivElement>(null);
  // The buttons of a removed receipt disappear with it, so the focus moves to the list.
  const listQueue: SendQueue = {
    ...queue,
    remove: key => {
      list.current?.focus();
      queue.remove(key);
    },
    split: receipt => {
      list.current?.focus();
      queue.split(receipt);
    },
  };
  const isSending = status === 'sending';
  const count = receiptsOf(queue.ready).length;
  const error = marked?.size ? JOIN_FIRST : validateSelection(queue.ready.length);
  useDismissWhenFixed(error);
  const checkAndSend = (): void => {
    if (error) notify.error(error);
    else send();
  };
  return (
    <Page title="Enviar nota" narrow>
      <div className={styles.screen}>
        <AcceptedNotas count={accepted} />
        {accepted > 0 && <PushInvite />}
        {resend.id > 0 && <Resend id={resend.id} compact={queue.items.length > 0} onForget={resend.forget} />}
        <ChooseFiles
          disabled={isSending || queue.full}
          chosen={queue.ready.length}
          compact={queue.items.length > 0}
          onChoose={files => {
            clearAccepted();
            queue.add(files, resend.resendOf);
            const refused = refusedMessage(files);
            if (refused) notify.error(refused);
          }}
        />
        {queue.resumed && status === 'idle' && <ResumedNotice />}
        <div ref={list} tabIndex={-1} className={styles.chosen} inert={isSending}>
          {queue.items.length > 0 && <ReceiptList queue={listQueue} marked={marked} onMark={setMarked} />}
        </div>
        <CodigoField key={sendings} value={queue.codigo} onValueChange={queue.setCodigo} />
        <p className={styles.notice}>
          <Icon name="info" size={20} />
          <span>
            Notas de uma revenda master já valem pontos em dobro automaticamente. Nesse caso, vouchers de pontos em
            dobro são cancelados.
          </span>
        </p>
        <div className={classes(styles.foot, count > 0 && styles.inSight)}>
          <SendProgress status={status} share={share} stored={queue.stored} />
          <Button variant="accent" fullWidth busy={BUSY_TEXT[status]} onClick={checkAndSend}>
            {count > 1 ? `Enviar ${count} notas` : 'Enviar nota'}
          </Button>
        </div>
      </div>
    </Page>
  );
}
