import {Button, Checkbox} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {ReceiptCard} from './ReceiptCard';
import {notaPreview} from './nota-preview';
import {useReadings, type LocalReading} from '../codes/useReadings';
import {asFile, type QueuedFile} from '../queue/queued-file';
import type {SendQueue} from '../queue/useQueue';
import styles from './ReceiptList.module.css';
import {canJoin, receiptsOf, type Receipt} from './receipts';

interface JoinPanelProps {
  /** Some pictures seem to belong to the same receipt. */
  sameNota: boolean;
  chosen: ReadonlySet<string> | undefined;
  onValueChange: (chosen: ReadonlySet<string> | undefined) => void;
  onJoin: (chosen: ReadonlySet<string>) => void;
}

/** Offers to join several pictures into one receipt, and then asks which. */
function JoinPanel({sameNota, chosen, onValueChange, onJoin}: JoinPanelProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const tooFew = !chosen || chosen.size < 2;
  const invitation = sameNota ? 'Há fotos da mesma nota.' : 'Uma nota comprida em várias fotos?';
  return (
    <div className={styles.join}>
      <p role="status">{chosen ? 'Marque as fotos da mesma nota, na ordem, de cima para baixo.' : invitation}</p>
      <div>
        {chosen && (
          <Button
            small
            disabled={tooFew}
            onClick={() => {
              // The button disappears, so the focus moves to the next one.
              opener.current?.focus();
              onJoin(chosen);
            }}
          >
            {tooFew ? 'Juntar' : `Juntar ${chosen.size}`}
          </Button>
        )}
        <Button
          ref={opener}
          variant={chosen ? 'text' : 'secondary'}
          small
          onClick={() => onValueChange(chosen ? undefined : new Set())}
        >
          {chosen ? 'Cancelar' : 'Junte as fotos'}
        </Button>
      </div>
    </div>
  );
}

const nameOf = ({joined, pages}: Receipt<QueuedFile>): string =>
  joined ? `Nota de ${pages.length} fotos` : (pages[0]?.file.name ?? '');

/** The text for a receipt without a code in its pictures; undefined while they are still being read. */
function noCodeText({pages}: Receipt<QueuedFile>, readings: ReadonlyMap<string, LocalReading>): string | undefined {
  const opened = pages.map(({key}) => readings.get(key)?.opened);
  if (opened.includes(undefined)) return undefined;
  return opened.includes(true)
    ? 'Não vimos o código da nota. Se puder, fotografe mais de perto. Ou envie assim mesmo.'
    : 'Este aparelho não mostra esta foto, mas pode enviar.';
}

/** Replaces a chosen picture by its smaller version, which is what is sent and stored. */
function useSmallerFiles({items, shrink}: SendQueue, readings: ReadonlyMap<string, LocalReading>): void {
  useEffect(() => {
    for (const item of items) {
      const smaller = item.smaller ? undefined : readings.get(item.key)?.smaller;
      if (smaller) shrink(item.key, asFile(item, smaller));
    }
  });
}

interface Props {
  queue: SendQueue;
  /** The receipts selected for joining, in order; undefined if no joining is in progress. */
  marked: ReadonlySet<string> | undefined;
  onMark: (marked: ReadonlySet<string> | undefined) => void;
}

/** The receipts that will be sent, and those that will not, with the reason. */
export function ReceiptList({queue, marked, onMark}: Props) {
  const readings = useReadings(queue.items);
  useSmallerFiles(queue, readings);
  const receipts = receiptsOf(queue.items);
  const notas = receipts.map(receipt => notaPreview(receipt, receipts, readings));
  const joinable = receipts.filter(canJoin);
  const chosen = joinable.length > 1 ? marked : undefined;
  const sameNota = receipts.filter((receipt, i) => notas[i]?.repeated && canJoin(receipt)).length > 1;
  const mark = (id: string, yes: boolean): void => {
    const next = new Set(chosen);
    if (yes) next.add(id);
    else next.delete(id);
    onMark(next);
  };
  const joinCheckbox = (receipt: Receipt<QueuedFile>) => {
    if (!chosen || !canJoin(receipt)) return undefined;
    const place = [...chosen].indexOf(receipt.id);
    return (
      <Checkbox checked={place >= 0} onChange={event => mark(receipt.id, event.target.checked)}>
        {place < 0 ? 'Juntar' : `${place + 1}ª na ordem`} <span className={styles.hidden}>{nameOf(receipt)}</span>
      </Checkbox>
    );
  };
  return (
    <>
      <ul className={styles.list} aria-label="Notas escolhidas">
        {receipts.map((receipt, i) => (
          <ReceiptCard
            key={receipt.id}
            receipt={receipt}
            known={{
              nota: notas[i],
              beingRead: receipt.pages.some(({key}) => readings.get(key)?.beingRead),
              noCode: noCodeText(receipt, readings),
            }}
            actions={queue}
            choice={joinCheckbox(receipt)}
          />
        ))}
      </ul>
      <p className={styles.hidden} role="status">
        {[...new Set(notas.flatMap(nota => nota?.warnings ?? []))].join('. ')}
      </p>
      {joinable.length > 1 && (
        <JoinPanel
          sameNota={sameNota}
          chosen={chosen}
          onValueChange={onMark}
          onJoin={ids => {
            queue.join(ids);
            onMark(undefined);
          }}
        />
      )}
    </>
  );
}
