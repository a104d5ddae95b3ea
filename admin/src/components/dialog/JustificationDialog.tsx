import {reasonError, type ReasonRule} from '@clube/domain';
import {TextAreaField, notify} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {numberOrNothing} from '../format/values';
import {FormDialog} from './FormDialog';
import styles from './FormDialog.module.css';

interface Props {
  title: string;
  /** What is about to happen, above the text. */
  children?: ReactNode;
  label: string;
  /** Who reads it. */
  hint: string;
  rule: ReasonRule;
  /** What it begins with. */
  text?: string;
  submitLabel?: string;
  busy: boolean;
  /** What the server said of it. */
  error?: string | undefined;
  onType?: () => void;
  /** Takes the text without the spaces around it. */
  onSend: (text: string) => void;
  onClose: () => void;
}

/** Something that staff say why in their own words: counted, held to its rule, and still there when the call fails. */
export function JustificationDialog(props: Props) {
  const {title, children, label, hint, rule, submitLabel = 'Salvar', busy, error, onType, onSend, onClose} = props;
  const [text, setText] = useState(props.text ?? '');
  const [fault, setFault] = useState<string>();
  const send = (): void => {
    const wrong = reasonError(rule, text);
    if (wrong === undefined) return onSend(text.trim());
    setFault(wrong);
    notify.error(wrong);
  };
  return (
    <FormDialog title={title} submitLabel={submitLabel} busy={busy} onSend={send} onClose={onClose}>
      {children}
      <TextAreaField
        label={label}
        rows={4}
        optional={rule.min === 0}
        hint={
          <>
            {hint} <span className={styles.count}>{countOf(text.trim().length, rule)}</span>
          </>
        }
        maxLength={rule.max}
        value={text}
        error={fault ?? error}
        onChange={({target}) => {
          setText(target.value);
          setFault(undefined);
          onType?.();
        }}
      />
    </FormDialog>
  );
}

const countOf = (written: number, {min, max}: ReasonRule): string =>
  written < min && min > 1
    ? `Faltam ${numberOrNothing(min - written)} caracteres.`
    : `${numberOrNothing(written)} de ${numberOrNothing(max)} caracteres.`;
