import type {FieldCheck} from '@clube/ui';
import type {KeyboardEvent, ReactNode} from 'react';
import {fieldCheckOf} from '../reading/field-check';
import {READ_FIELD, type FilledField} from '../reading/fill';
import {useHighlight} from '../photo/highlight';
import type {FieldProps} from './field-props';

interface Props extends FieldProps {
  field: FilledField;
  className: string | undefined;
  /** The field, given the check of its read value. */
  children: (check: FieldCheck | undefined) => ReactNode;
}

/**
 * A field filled in from the reading: its place in the picture is outlined while the pointer or the focus is on it, and
 * if the value is in doubt, Enter confirms it.
 */
export function ReadField({field, className, form, advance, children}: Props) {
  const {venda, touched, reading, refs, approve} = form;
  const highlight = useHighlight(reading?.campos[READ_FIELD[field]]?.lugar);
  const check = fieldCheckOf(field, {reading, venda, touched, fromRevenda: refs.revenda !== undefined});
  const approvable = check?.tone === 'doubtful' && venda[field] !== '';
  const onKey = (event: KeyboardEvent): void => {
    if (!approvable || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Enter moves on to the next question: a key that is held down must not answer that one too.
    if (event.repeat) return;
    approve(field);
    advance({field});
  };
  const why = approvable ? (
    <>
      {check.why} <kbd>Enter</kbd> se está certo.
    </>
  ) : (
    check?.why
  );
  return (
    <div role="presentation" className={className} {...highlight} onKeyDown={onKey}>
      {children(check && {...check, why})}
    </div>
  );
}
