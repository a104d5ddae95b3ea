import {Button, classes, notify, selectRefused} from '@clube/ui';
import {useEffect, useEffectEvent, useState, type FocusEvent, type MouseEvent, type ReactNode} from 'react';
import {Form, useSaveContext} from 'react-admin';
import {useFormState, type FieldValues} from 'react-hook-form';
import {useNavigate} from 'react-router-dom';
import {ConfirmDialog} from '../dialog/ConfirmDialog';
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
  /** What is asked before the values are stored; absent: they are stored at once. */
  confirm?: ((values: FieldValues) => ReactNode) | undefined;
  /** Further parts of the form, below the buttons. */
  below?: ReactNode;
}

/** The values that wait for the confirmation, and the function that ends the submission. */
interface Waiting {
  values: FieldValues;
  end: (outcome: unknown) => void;
}

/** A field loses the focus with its window, to a file dialog or another program, but has not been left. */
function keepWithWindow(event: FocusEvent): void {
  if (event.target === document.activeElement) event.stopPropagation();
}

/** A pressed button takes no focus: a message that appears at the field left would move the button from the pointer. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The form of a record, inside react-admin's create or edit: a card with the fields, and the buttons below. */
export function FormCard({children, validate, initial, backTo, submitLabel, confirm, below}: Props) {
  const {save, saving = false} = useSaveContext();
  const [waiting, setWaiting] = useState<Waiting>();
  const ask = (values: FieldValues) => new Promise<unknown>(end => setWaiting({values, end}));
  const end = (outcome: unknown): void => {
    waiting?.end(outcome);
    setWaiting(undefined);
  };
  return (
    <Form
      className={styles.form}
      validate={validate}
      mode="onTouched"
      reValidateMode="onChange"
      noValidate
      disableInvalidFormNotification
      {...(initial && {defaultValues: initial})}
      {...(confirm && {onSubmit: ask})}
    >
      <div className={styles.card} onBlurCapture={keepWithWindow} onFocus={selectRefused}>
        {children}
      </div>
      <FormButtons backTo={backTo} submitLabel={submitLabel} onlyChanged={confirm !== undefined} />
      {below}
      {waiting && confirm && (
        <ConfirmDialog
          title="Confirmar a alteração"
          confirmLabel="CONFIRMAR"
          busy={saving}
          // The errors of a refusal go to their fields, as without a confirmation.
          onConfirm={() => void Promise.resolve(save?.(waiting.values)).then(end)}
          onClose={() => end(undefined)}
        >
          {confirm(waiting.values)}
        </ConfirmDialog>
      )}
    </Form>
  );
}

interface ButtonsProps {
  backTo: string;
  submitLabel: string;
  /** Nothing is asked about, or stored, where nothing was changed. */
  onlyChanged: boolean;
}

function FormButtons({backTo, submitLabel, onlyChanged}: ButtonsProps) {
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
      <Button
        type="submit"
        onMouseDown={keepFocus}
        disabled={onlyChanged && !isDirty}
        busy={isSubmitting && 'Salvando…'}
      >
        {submitLabel}
      </Button>
      <Button variant="secondary" onMouseDown={keepFocus} onClick={() => void navigate(backTo)}>
        Cancelar
      </Button>
      <Neighbours />
    </div>
  );
}
