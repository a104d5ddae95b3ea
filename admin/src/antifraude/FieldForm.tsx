import {Button, Field, notify} from '@clube/ui';
import {useState, type ComponentProps} from 'react';
import {useUnsaved} from '../components/unsaved/unsaved';
import {fromServer, useAction} from '../components/useAction';
import styles from './Antifraude.module.css';
import {REFETCHED_RESOURCES} from './types';

interface Props extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'maxLength'> {
  submitLabel: string;
  secondary?: boolean;
  /** Describes the effect of submitting the text; undefined if it is unknown. */
  outcome?: (text: string) => string | undefined;
  /** A common text, and the label of the button that fills it in. */
  suggested?: {label: string; text: string};
  /** Validates the text; returns the error message. */
  check: (text: string) => string | undefined;
  send: (text: string) => Promise<unknown>;
  /** The server's error for this field, from all its errors by field. */
  errorOf: (errors: Readonly<Partial<Record<string, string>>>) => string | undefined;
}

/** A form with one field and its button; cleared after submitting. */
export function FieldForm({submitLabel, secondary, outcome, suggested, hint, check, send, errorOf, ...field}: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  useUnsaved(text !== '');
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: REFETCHED_RESOURCES});
  const type = (typed: string): void => {
    setText(typed);
    setFault(undefined);
    forget();
  };
  const submit = async (): Promise<void> => {
    const textError = check(text);
    setFault(textError);
    if (textError) return notify.error(textError);
    if (await run(() => send(text))) setText('');
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        {...field}
        hint={outcome?.(text) ?? hint}
        value={text}
        error={fault ?? errorOf(errors)}
        onChange={({target}) => type(target.value)}
      />
      <Button type="submit" variant={secondary ? 'secondary' : 'primary'} busy={busy && 'Aguarde'}>
        {submitLabel}
      </Button>
      {suggested && (
        <Button variant="text" small className={styles.suggested} onClick={() => type(suggested.text)}>
          {suggested.label}
        </Button>
      )}
    </form>
  );
}
