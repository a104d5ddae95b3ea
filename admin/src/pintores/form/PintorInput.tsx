import {PINTOR_FIELDS, type PintorFieldName} from '@clube/domain';
import {MaskedField} from '@clube/ui';
import type {ComponentProps} from 'react';
import {useInput} from 'react-admin';
import {errorSentence} from '../../components/inputs/error-sentence';
import {TextInput} from '../../components/inputs/TextInput';

interface Props {
  source: PintorFieldName;
  optional?: boolean;
  className?: string | undefined;
}

export const labelOf = (field: PintorFieldName): string => PINTOR_FIELDS[field].label;

/** A field of a painter's profile, with the same label as in sign-up. */
export function PintorInput(props: Props) {
  return <TextInput {...props} label={labelOf(props.source)} maxLength={PINTOR_FIELDS[props.source].max} />;
}

interface MaskedProps extends Props {
  kind: ComponentProps<typeof MaskedField>['kind'];
  hint?: string;
  /** An error beyond the form's own, which are shown first. */
  error?: string | undefined;
  onValue?: (value: string) => void;
}

/** A profile field with an input mask. */
export function MaskedPintorInput({source, kind, optional = false, className, hint, error, onValue}: MaskedProps) {
  const {field, fieldState} = useInput({
    source,
    format: (value: unknown) => value ?? '',
    parse: (value: unknown) => value,
  });
  return (
    <MaskedField
      label={labelOf(source)}
      kind={kind}
      name={field.name}
      optional={optional}
      className={className}
      {...(hint && {hint})}
      value={String(field.value)}
      error={errorSentence(fieldState.error?.message) ?? error}
      onBlur={field.onBlur}
      onValueChange={value => {
        field.onChange(value);
        onValue?.(value);
      }}
    />
  );
}
