import {Button, IconButton, Icon, Badge} from '@clube/ui';
import type {ReactNode} from 'react';
import type {NotaPreview} from './nota-preview';
import type {QueuedFile} from '../queue/queued-file';
import type {SendQueue} from '../queue/useQueue';
import styles from './ReceiptList.module.css';
import {ReceiptPage} from './ReceiptPage';
import type {Receipt} from './receipts';

/** The result of reading a receipt on the device. */
interface LocalReading {
  nota: NotaPreview | undefined;
  beingRead: boolean;
  /** The text if no code was found. */
  noCode: string | undefined;
}

/** The receipt's store and number. */
function ReadNota({nota}: {nota: NotaPreview}) {
  return (
    <span className={styles.read}>
      <b>{nota.loja}</b>
      <span>
        <Icon name="check" size={18} /> {nota.title}
      </span>
    </span>
  );
}

/** Warnings before sending. */
function Remarks({known: {nota, beingRead, noCode}}: {known: LocalReading}) {
  if (!nota) return <span className={styles.quiet}>{beingRead ? 'Lendo o código...' : noCode}</span>;
  return nota.warnings.map(warning => (
    <Badge key={warning} tone="waiting" icon="alert">
      {warning}
    </Badge>
  ));
}

interface Props {
  receipt: Receipt<QueuedFile>;
  known: LocalReading;
  actions: Pick<SendQueue, 'remove' | 'split' | 'move'>;
  /** The checkbox that selects it while receipts are being joined. */
  choice?: ReactNode;
}

/** Several pictures of one long receipt, in reading order. */
function JoinedReceipt({receipt, known, actions, choice}: Props) {
  const count = receipt.pages.length;
  const blocked = receipt.pages.some(({error}) => error);
  return (
    <>
      <div className={styles.joined}>
        <b>Uma nota em {count} fotos</b>
        {!choice && (
          <Button variant="text" small onClick={() => actions.split(receipt.id)}>
            Separar
          </Button>
        )}
        {known.nota && <ReadNota nota={known.nota} />}
        <Remarks known={known} />
        {blocked && <span className={styles.quiet}>Remova a foto com problema para enviar as outras.</span>}
      </div>
      <ol className={styles.pages}>
        {receipt.pages.map((item, i) => (
          <li key={item.key}>
            <ReceiptPage
              item={item}
              title={`Foto ${i + 1} de ${count}`}
              actions={
                !choice && (
                  <>
                    <IconButton
                      icon="chevronUp"
                      label={`Subir a foto ${i + 1}`}
                      aria-disabled={i === 0}
                      onClick={() => actions.move(item.key, -1)}
                    />
                    <IconButton
                      icon="chevronDown"
                      label={`Descer a foto ${i + 1}`}
                      aria-disabled={i === count - 1}
                      onClick={() => actions.move(item.key, 1)}
                    />
                    <IconButton icon="bin" label={`Remover a foto ${i + 1}`} onClick={() => actions.remove(item.key)} />
                  </>
                )
              }
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** One receipt to be sent. */
export function ReceiptCard(props: Props) {
  const {receipt, known, actions, choice} = props;
  const [single] = receipt.pages;
  return (
    <li className={styles.card}>
      {choice}
      {receipt.joined || !single ? (
        <JoinedReceipt {...props} />
      ) : (
        <ReceiptPage
          item={single}
          title={single.file.name}
          nota={known.nota && <ReadNota nota={known.nota} />}
          actions={
            !choice && (
              <IconButton icon="bin" label={`Remover ${single.file.name}`} onClick={() => actions.remove(single.key)} />
            )
          }
        >
          {!single.error && <Remarks known={known} />}
        </ReceiptPage>
      )}
    </li>
  );
}
