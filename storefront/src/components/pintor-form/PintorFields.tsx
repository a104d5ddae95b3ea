import {type PintorFieldName} from '@clube/domain';
import {Field, MaskedField, SelectField, PasswordField} from '@clube/ui';
import type {ComponentProps, FocusEvent} from 'react';
import {pintorField, type PintorForm} from './pintor-form';

interface Props {
  form: PintorForm;
  field: PintorFieldName;
  optional?: boolean;
  className?: string | undefined;
  /** Where it is called otherwise than in the rules. */
  label?: string;
  /** Runs once the field was left with a value that is right in itself. */
  onLeft?: ((value: string) => void) | undefined;
}

/** What every field of the form shares: name, value, mark, and the check on leaving. */
function bind({form, field, optional = false, className, label, onLeft}: Props) {
  return {
    label: label ?? pintorField(field).label,
    name: field,
    optional,
    className,
    error: form.errors[field],
    onBlur: () => {
      if (form.check(field)) onLeft?.(form.values[field] ?? '');
    },
  };
}

/** Coming back to a refused value finds it selected: typing replaces it, and nothing was destroyed meanwhile. */
const selectRefused = (event: FocusEvent<HTMLInputElement>): void => {
  if (event.target.getAttribute('aria-invalid')) event.target.select();
};

export function TextInput({
  form,
  field,
  optional,
  className,
  onLeft,
  ...rest
}: Props & Omit<ComponentProps<'input'>, 'form' | 'className'>) {
  return (
    <Field
      {...rest}
      {...bind({form, field, optional: optional ?? false, className, onLeft})}
      maxLength={pintorField(field).maxLength}
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
  onLeft,
  kind,
  ...rest
}: Props & {kind: ComponentProps<typeof MaskedField>['kind']; autoComplete?: string; autoFocus?: boolean}) {
  return (
    <MaskedField
      {...rest}
      {...bind({form, field, optional: optional ?? false, className, onLeft})}
      kind={kind}
      onFocus={selectRefused}
      value={form.values[field] ?? ''}
      onValueChange={value => form.change({[field]: value})}
    />
  );
}

export function PasswordInput({
  form,
  field,
  label,
  hint,
  autoComplete = 'new-password',
}: Props & {hint?: string; autoComplete?: string}) {
  return (
    <PasswordField
      {...bind({form, field, ...(label && {label})})}
      autoComplete={autoComplete}
      maxLength={pintorField(field).maxLength}
      hint={hint ?? (field === 'senha' ? 'Pelo menos 8 caracteres' : undefined)}
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
  options,
}: Props & {options: readonly {value: string; text: string}[]}) {
  return (
    <SelectField
      {...bind({form, field, optional: optional ?? false, className})}
      empty="Selecione"
      options={options}
      value={form.values[field] ?? ''}
      onChange={event => form.change({[field]: event.target.value})}
    />
  );
}

