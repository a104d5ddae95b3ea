import {Button, Icon, classes, type IconName} from '@clube/ui';
import styles from './Notices.module.css';
import type {ReadingSummary} from '../reading/summary';
import {SUMMARY_ID} from '../keyboard/useDoubts';
import {useLayoutEffect, useRef, useState} from 'react';
import {toTitleCase} from '../../../components/format/text';
import {dateTimeOrNothing} from '../../../components/format/values';

interface Props {
  summary: ReadingSummary;
  rereading: boolean;
  onReread: () => void;
  /** There is an open question to lead to. */
  onNext?: (() => void) | undefined;
}

const ICONS: Readonly<Record<ReadingSummary['tone'], IconName>> = {
  reading: 'eye',
  ready: 'check',
  check: 'alert',
  failed: 'eyeClosed',
};

/** Asks for another reading. */
export function RereadButton({main, rereading, onReread}: Pick<Props, 'rereading' | 'onReread'> & {main?: boolean}) {
  return (
    <Button variant={main ? 'primary' : 'text'} small icon="rotate" busy={rereading && 'Aguarde'} onClick={onReread}>
      Ler de novo
    </Button>
  );
}

/** How the reading went, in a line that is read aloud when it changes. */
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

/** Somebody else is at this receipt: said, and taken over only on purpose. */
export function AnaliseBar({by, onTakeOver}: {by: string; onTakeOver: () => Promise<void>}) {
  const [busy, setBusy] = useState(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // Who was typing gets the notice focused; a control that is disabled would keep the focus from all.
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

/** Earlier work on this receipt goes on: said, and dropped only on purpose. */
export function ResumedBar({since, onRestart}: {since: Date; onRestart: () => void}) {
  return (
    <div className={classes(styles.notice, styles.informacao)} role="status">
      <Icon name="clock" size={20} />
      <p>
        <strong>O que você tinha alterado continua aqui</strong>, como estava em{' '}
        {dateTimeOrNothing(since.toISOString())}.
      </p>
      <span className={styles.actions}>
        <Button variant="text" small icon="rotate" onClick={onRestart}>
          Recomeçar da leitura
        </Button>
      </span>
    </div>
  );
}
