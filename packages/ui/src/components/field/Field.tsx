import type {ComponentProps} from 'react';
import {FieldFrame, type FieldFrameProps} from './FieldFrame';

type NativeProps<T extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<T>, 'className'>;

/** A single-line text field. */
export function Field({
  label,
  error,
  hint,
  optional,
  className,
  id,
  check,
  ...rest
}: FieldFrameProps & NativeProps<'input'>) {
  return (
    <FieldFrame {...{label, error, hint, id, className, check}} optional={optional ?? false}>
      {binding => <input {...rest} {...binding} />}
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldFrameProps, NativeProps<'select'> {
  options: readonly {value: string; text: string}[];
  /** The label of the empty option. */
  empty?: string;
}

/** A native select, which is easiest to use on a phone. */
export function SelectField({
  label,
  error,
  hint,
  optional,
  className,
  id,
  check,
  options,
  empty,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{label, error, hint, id, className, check}} optional={optional ?? false}>
      {binding => (
        <select {...rest} {...binding}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A multi-line text field. */
export function TextAreaField({
  label,
  error,
  hint,
  optional,
  className,
  id,
  check,
  ...rest
}: FieldFrameProps & NativeProps<'textarea'>) {
  return (
    <FieldFrame {...{label, error, hint, id, className, check}} optional={optional ?? false}>
      {binding => <textarea {...rest} {...binding} />}
    </FieldFrame>
  );
}
