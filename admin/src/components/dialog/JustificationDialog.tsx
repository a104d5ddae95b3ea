import {countOf, reasonError, type ReasonRule} from '@clube/domain';
import {TextAreaField, notify} from '@clube/ui';
import {useState, type ReactNode} from 'react';
import {numberOrDash} from '../format/values';
import {FormDialog} from './FormDialog';
import styles from './FormDialog.module.css';

interface Props {
  title: string;
  /** Above the text field: what is about to happen. */
  children?: ReactNode;
  label: string;
  /** The hint below the text field: who will read the text. */
  hint: string;
  rule: ReasonRule;
  /** The initial text. */
  text?: string;
  submitLabel?: string;
  busy: boolean;
  /** The server's error for the text. */
  error?: string | undefined;
  onType?: () => void;
  /** Receives the trimmed text. */
  onSend: (text: string) => void;
  onClose: () => void;
}

/**
 * A dialog for an action that staff must justify in their own words: the text is counted and validated, and stays when
 * the request fails.
 */
export function JustificationDialog(props: Props) {
  const {title, children, label, hint, rule, submitLabel = 'Salvar', busy, error, onType, onSend, onClose} = props;
  const [text, setText] = useState(props.text ?? '');
  const [fault, setFault] = useState<string>();
  const send = (): void => {
    const invalid = reasonError(rule, text);
    if (invalid === undefined) return onSend(text.trim());
    setFault(invalid);
    notify.error(invalid);
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
            {hint} <span className={styles.count}>{lengthOf(text.trim().length, rule)}</span>
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

const lengthOf = (written: number, {min, max}: ReasonRule): string =>
  written < min && min > 1
    ? `${min - written === 1 ? 'Falta' : 'Faltam'} ${countOf(min - written, 'caractere', 'caracteres')}.`
    : `${numberOrDash(written)} de ${numberOrDash(max)} caracteres.`;
