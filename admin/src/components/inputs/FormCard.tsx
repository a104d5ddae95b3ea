import {Button, classes, notify} from '@clube/ui';
import {useEffect, useEffectEvent, type ReactNode} from 'react';
import {Form} from 'react-admin';
import {useFormState, type FieldValues} from 'react-hook-form';
import {useNavigate} from 'react-router-dom';
import {Neighbours} from '../record-page/Neighbours';
import {useUnsaved} from '../unsaved/unsaved';
import {errorSentence} from './error-sentence';
import styles from './Form.module.css';

interface Props {
  children: ReactNode;
  validate: (values: FieldValues) => Record<string, string>;
  /** The form's initial values. */
  initial?: FieldValues;
  /** The path that "Cancelar" leads to. */
  backTo: string;
  submitLabel: string;
  /** Further parts of the form, below the buttons. */
  below?: ReactNode;
}

/** The form of a record, inside react-admin's create or edit: a card with the fields, and the buttons below. */
export function FormCard({children, validate, initial, backTo, submitLabel, below}: Props) {
  return (
    <Form
      className={styles.form}
      validate={validate}
      reValidateMode="onChange"
      noValidate
      disableInvalidFormNotification
      {...(initial && {defaultValues: initial})}
    >
      <div className={styles.card}>{children}</div>
      <FormButtons backTo={backTo} submitLabel={submitLabel} />
      {below}
    </Form>
  );
}

function FormButtons({backTo, submitLabel}: {backTo: string; submitLabel: string}) {
  const navigate = useNavigate();
  const {isDirty, isSubmitting, submitCount, errors} = useFormState();
  useUnsaved(isDirty && !isSubmitting);
  const showFirst = useEffectEvent(() => {
    const first = Object.values(errors)[0];
    const message = first?.type === 'manual' ? errorSentence(first.message) : undefined;
    if (message) notify.error(message);
  });
  useEffect(() => {
    if (submitCount > 0) showFirst();
  }, [submitCount]);
  return (
    <div className={classes(styles.buttons, styles.saveBar)}>
      <Button type="submit" busy={isSubmitting && 'Salvando…'}>
        {submitLabel}
      </Button>
      <Button variant="secondary" onClick={() => void navigate(backTo)}>
        Cancelar
      </Button>
      <Neighbours />
    </div>
  );
}
