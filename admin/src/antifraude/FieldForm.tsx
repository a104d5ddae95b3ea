import {Button, Field} from '@clube/ui';
import {useState, type ComponentProps} from 'react';
import {fromServer, useAction} from '../components/useAction';
import styles from './Antifraude.module.css';
import {CHANGES} from './types';

interface Props extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'maxLength'> {
  submitLabel: string;
  secondary?: boolean;
  /** What sending the text would come to; undefined where that cannot be said. */
  outcome?: (text: string) => string | undefined;
  /** A text that most want, and what the button is called that fills it in. */
  suggested?: {label: string; text: string};
  /** What is wrong with the text; undefined where nothing is. */
  check: (text: string) => string | undefined;
  send: (text: string) => Promise<unknown>;
  /** What the server said of the field, among what it said of all. */
  errorOf: (errors: Readonly<Partial<Record<string, string>>>) => string | undefined;
}

/** One field and its button: emptied once it is sent. */
export function FieldForm({submitLabel, secondary, outcome, suggested, hint, check, send, errorOf, ...field}: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: CHANGES});
  const type = (typed: string): void => {
    setText(typed);
    setFault(undefined);
    forget();
  };
  const submit = async (): Promise<void> => {
    const wrong = check(text);
    setFault(wrong);
    if (wrong === undefined && (await run(() => send(text)))) setText('');
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
