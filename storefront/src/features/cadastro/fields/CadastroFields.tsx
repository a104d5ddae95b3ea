import {type PintorFieldName} from '@clube/domain';
import {Field, MaskedField, SelectField, PasswordField} from '@clube/ui';
import type {ComponentProps, FocusEvent, ReactNode} from 'react';
import {labelOf, type CadastroForm} from '../cadastro-form';

interface Props {
  form: CadastroForm;
  field: PintorFieldName;
  optional?: boolean;
  className?: string | undefined;
  hint?: ReactNode;
  /** Runs once the field was left with a value that is right in itself. */
  onLeft?: ((value: string) => void) | undefined;
}

/** What every field of the form shares: name, value, mark, and the check on leaving. */
function bind({form, field, optional = false, className, hint, onLeft}: Props) {
  return {
    label: labelOf(field),
    name: field,
    optional,
    className,
    hint,
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

/** A line of text, of any length: what is too long is said, never cut in silence. */
export function TextInput({
  form,
  field,
  optional,
  className,
  hint,
  onLeft,
  ...rest
}: Props & Omit<ComponentProps<'input'>, 'form' | 'className'>) {
  return (
    <Field
      {...rest}
      {...bind({form, field, optional: optional ?? false, className, hint, onLeft})}
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
  hint,
  onLeft,
  kind,
  ...rest
}: Props & {kind: ComponentProps<typeof MaskedField>['kind']; autoComplete?: string; autoFocus?: boolean}) {
  return (
    <MaskedField
      {...rest}
      {...bind({form, field, optional: optional ?? false, className, hint, onLeft})}
      kind={kind}
      onFocus={selectRefused}
      value={form.values[field] ?? ''}
      onValueChange={value => form.change({[field]: value})}
    />
  );
}

export function PasswordInput({form, field, hint}: Props) {
  return (
    <PasswordField
      {...bind({form, field, hint})}
      autoComplete="new-password"
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
