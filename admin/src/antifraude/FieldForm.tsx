import {Button, Field} from '@clube/ui';
import {useState, type ComponentProps} from 'react';
import {fromServer, useAction} from '../components/useAction';
import styles from './Antifraude.module.css';
import {CHANGES} from './types';

interface Props extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'maxLength'> {
  submitLabel: string;
  secondary?: boolean;
  /** What is wrong with the text; undefined where nothing is. */
  check: (text: string) => string | undefined;
  send: (text: string) => Promise<unknown>;
  /** What the server said of the field, among what it said of all. */
  errorOf: (errors: Readonly<Partial<Record<string, string>>>) => string | undefined;
}

/** One field and its button: emptied once it is sent. */
export function FieldForm({submitLabel, secondary, check, send, errorOf, ...field}: Props) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const {busy, run, errors, forget} = useAction({success: fromServer, changes: CHANGES});
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
        value={text}
        error={fault ?? errorOf(errors)}
        onChange={({target}) => {
          setText(target.value);
          setFault(undefined);
          forget();
        }}
      />
      <Button type="submit" variant={secondary ? 'secondary' : 'primary'} busy={busy && 'Aguarde'}>
        {submitLabel}
      </Button>
    </form>
  );
}
