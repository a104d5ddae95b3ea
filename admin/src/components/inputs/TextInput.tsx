import {rulesOf} from '@clube/api-client';
import {Checkbox, Field, SelectField, TextAreaField} from '@clube/ui';
import {useContext, type ReactNode} from 'react';
import {useInput} from 'react-admin';
import {ManifestContext} from '../../manifest/context';
import {errorSentence} from './error-sentence';

interface Props {
  source: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string | undefined;
}

interface TextProps extends Props {
  inputMode?: 'decimal' | 'numeric' | 'text';
  maxLength?: number;
  disabled?: boolean;
  upperCase?: boolean;
  /** An error beyond the form's own, which are shown first. */
  error?: string | undefined;
  onLeave?: () => void;
}

/** The latest allowed date (document 3, section 9). */
const LAST_DAY = '2999-12-31';

/** The API's declaration of a field of the open resource, as props of our inputs. */
function useDeclared(source: string): {maxLength?: number; optional?: boolean} {
  const entity = useContext(ManifestContext)?.rest?.entity;
  const rule = entity && rulesOf(entity)[source];
  return rule ? {optional: rule.required === undefined, ...(rule.maxLength && {maxLength: rule.maxLength})} : {};
}

/** The value and error of a form field, as props of our inputs. */
function useFieldInput(source: string, onLeave?: () => void) {
  const {field, fieldState} = useInput({
    source,
    format: (value: unknown) => value ?? '',
    parse: (value: unknown) => value,
    ...(onLeave && {onBlur: onLeave}),
  });
  const {onChange, onBlur, ref, name} = field;
  const declared = useDeclared(source);
  return {
    props: {...declared, value: String(field.value), onChange, onBlur, ref, name},
    error: errorSentence(fieldState.error?.message),
  };
}

export function TextInput({source, upperCase, error: further, onLeave, ...rest}: TextProps) {
  const {props, error = further} = useFieldInput(source, onLeave);
  const capitals = upperCase && ({style: {textTransform: 'uppercase'}, autoCapitalize: 'characters'} as const);
  return <Field {...props} {...capitals} {...rest} error={error} />;
}

/** A checkbox for a boolean field. */
export function CheckboxInput({source, label}: {source: string; label: ReactNode}) {
  const {field} = useInput({source, defaultValue: 0});
  return (
    <Checkbox
      name={field.name}
      checked={field.value === 1 || field.value === true}
      onChange={event => field.onChange(event.target.checked ? 1 : 0)}
    >
      {label}
    </Checkbox>
  );
}

/** A date, YYYY-MM-DD in requests and in the browser's format on screen. */
export function DateInput({source, ...own}: Props & {min?: string}) {
  const {props, error} = useFieldInput(source);
  const {maxLength: _, ...rest} = props;
  return <Field type="date" max={LAST_DAY} {...rest} {...own} error={error} />;
}

export function LongTextInput({source, ...rest}: Props & {maxLength?: number}) {
  const {props, error} = useFieldInput(source);
  return <TextAreaField {...props} {...rest} error={error} />;
}

export function SelectInput({
  source,
  ...own
}: Props & {options: readonly {value: string; text: string}[]; empty?: string}) {
  const {props, error} = useFieldInput(source);
  const {maxLength: _, ...rest} = props;
  return <SelectField {...rest} {...own} error={error} />;
}
