import {Button, Icon, classes, type IconName} from '@clube/ui';
import styles from './Notices.module.css';
import type {ReadingSummary} from '../reading/summary';
import {SUMMARY_ID} from '../keyboard/useDoubts';
import {useLayoutEffect, useRef, useState} from 'react';
import {toTitleCase} from '../../../components/format/text';
import {dateTimeOrDash} from '../../../components/format/values';

interface Props {
  summary: ReadingSummary;
  rereading: boolean;
  onReread: () => void;
  /** Moves the focus to the next open question; undefined if there is none. */
  onNext?: (() => void) | undefined;
}

const ICONS: Readonly<Record<ReadingSummary['tone'], IconName>> = {
  reading: 'eye',
  ready: 'check',
  check: 'alert',
  failed: 'eyeClosed',
};

/** Requests a new reading. */
export function RereadButton({main, rereading, onReread}: Pick<Props, 'rereading' | 'onReread'> & {main?: boolean}) {
  return (
    <Button variant={main ? 'primary' : 'text'} small icon="rotate" busy={rereading && 'Aguarde'} onClick={onReread}>
      Ler de novo
    </Button>
  );
}

/** The summary of the reading, a live region. */
export function ReadingBar({summary: {tone, text, left}, rereading, onReread, onNext}: Props) {
  return (
    <div className={classes(styles.band, styles[tone])}>
      <Icon name={ICONS[tone]} size={20} />
      <p id={SUMMARY_ID} tabIndex={-1} role="status">
        <strong>{text}</strong> {left}
      </p>
      <span className={styles.actions}>
        {onNext && (
          <Button variant="secondary" small onClick={onNext}>
            Próxima dúvida <kbd>Ctrl .</kbd>
          </Button>
        )}
        {tone === 'failed' && <RereadButton main {...{rereading, onReread}} />}
      </span>
    </div>
  );
}

/** The notice that another person works on this receipt, with a button to take it over. */
export function AnaliseBar({by, onTakeOver}: {by: string; onTakeOver: () => Promise<void>}) {
  const [busy, setBusy] = useState(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // A person who was typing gets the focus on the notice; a disabled input would hold the focus without reacting.
    if (document.activeElement?.matches(':disabled')) sentence.current?.focus();
  }, []);
  const takeOver = async (): Promise<void> => {
    setBusy(true);
    await onTakeOver();
    setBusy(false);
  };
  return (
    <div className={classes(styles.notice, styles.other)} role="status">
      <Icon name="person" size={20} />
      <p ref={sentence} tabIndex={-1}>
        <strong>Em análise por {toTitleCase(by)}.</strong> Você vê a nota, mas não a altera.
      </p>
      <Button variant="secondary" small busy={busy && 'Aguarde'} onClick={() => void takeOver()}>
        Assumir análise
      </Button>
    </div>
  );
}

/** The notice that a draft was resumed, with a button to discard it. */
export function ResumedBar({since, onRestart}: {since: Date; onRestart: () => void}) {
  return (
    <div className={classes(styles.notice, styles.informacao)} role="status">
      <Icon name="clock" size={20} />
      <p>
        <strong>O que você tinha alterado continua aqui</strong>, como estava em {dateTimeOrDash(since.toISOString())}.
      </p>
      <span className={styles.actions}>
        <Button variant="text" small icon="rotate" onClick={onRestart}>
          Recomeçar da leitura
        </Button>
      </span>
    </div>
  );
}
