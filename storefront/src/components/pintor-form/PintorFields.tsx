import {type PintorFieldName} from '@clube/domain';
import {Field, MaskedField, SelectField, PasswordField, selectRefused} from '@clube/ui';
import type {ComponentProps, ReactNode} from 'react';
import {pintorField, type PintorForm} from './pintor-form';

interface Props {
  form: PintorForm;
  field: PintorFieldName;
  optional?: boolean;
  className?: string | undefined;
  /** Default: the label in the rules. */
  label?: string;
  hint?: ReactNode;
  /** Called when the field loses the focus with a valid value. */
  onFieldBlur?: ((value: string) => void) | undefined;
}

/** The shared props of every field: name, value, error, and validation on blur. */
function bind({form, field, optional = false, className, label, hint, onFieldBlur}: Props) {
  return {
    label: label ?? pintorField(field).label,
    name: field,
    optional,
    className,
    hint,
    error: form.errors[field],
    onBlur: () => {
      if (form.check(field)) onFieldBlur?.(form.values[field] ?? '');
    },
  };
}

/** A text input without maxLength: too long a text gets an error and is never cut off silently. */
export function TextInput({
  form,
  field,
  optional,
  className,
  label,
  hint,
  onFieldBlur,
  ...rest
}: Props & Omit<ComponentProps<'input'>, 'form' | 'className'>) {
  return (
    <Field
      {...rest}
      {...bind({form, field, optional: optional ?? false, className, hint, onFieldBlur, ...(label && {label})})}
      onFocus={selectRefused}
      value={form.values[field] ?? ''}
      onChange={event => form.change({[field]: event.target.value})}
    />
  );
}

export function MaskedInput({
  form,
  field,
  optional,
  className,
  label,
  hint,
  onFieldBlur,
  kind,
  onValue,
  ...rest
}: Props & {
  kind: ComponentProps<typeof MaskedField>['kind'];
  autoComplete?: string;
  autoFocus?: boolean;
  /** Called with the bare value after each change. */
  onValue?: (value: string) => void;
}) {
  return (
    <MaskedField
      {...rest}
      {...bind({form, field, optional: optional ?? false, className, hint, onFieldBlur, ...(label && {label})})}
      kind={kind}
      onFocus={selectRefused}
      value={form.values[field] ?? ''}
      onValueChange={value => {
        form.change({[field]: value});
        onValue?.(value);
      }}
    />
  );
}

export function PasswordInput({
  form,
  field,
  label,
  hint,
  autoComplete = 'new-password',
}: Props & {autoComplete?: string}) {
  return (
    <PasswordField
      {...bind({form, field, hint: hint ?? (field === 'senha' && 'Pelo menos 8 caracteres'), ...(label && {label})})}
      autoComplete={autoComplete}
      value={form.values[field] ?? ''}
      onChange={event => form.change({[field]: event.target.value})}
    />
  );
}

export function SelectInput({
  form,
  field,
  optional,
  className,
  label,
  options,
}: Props & {options: readonly {value: string; text: string}[]}) {
  return (
    <SelectField
      {...bind({form, field, optional: optional ?? false, className, ...(label && {label})})}
      empty="Selecione"
      options={options}
      value={form.values[field] ?? ''}
      onChange={event => form.change({[field]: event.target.value})}
    />
  );
}
