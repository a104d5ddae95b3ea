import {rulesOf, type EntityName} from '@clube/api-client';
import {fieldsOf, type DescribedEntity, type FieldDescription, type FieldOf} from '@clube/api-client/fields';
import {Checkbox, Field, MaskedField, SelectField, TextAreaField} from '@clube/ui';
import {useInput} from 'react-admin';
import {useManifest} from '../../manifest/context';
import type {Lookup} from '../../manifest/manifest';
import {today} from '../format/values';
import {errorSentence} from './error-sentence';
import {ReadOnlyField} from './ReadOnlyField';
import {LookupInput, ReferenceInput} from './ReferenceInput';

/** The latest allowed date (2-panel-foundations, 9). */
const LAST_DAY = '2999-12-31';

interface Props<E extends DescribedEntity> {
  /**
   * A field of the manifest's entity, which declares its title, kind and limits. Checked by the compiler in
   * `<EntityField<'Revenda'> …>`; without an entity any text is accepted, for forms that a manifest describes.
   */
  source: [E] extends [never] ? string : FieldOf<E>;
  className?: string | undefined;
  hint?: string;
  /** The earliest allowed date. */
  from?: 'today';
  /** Temporarily disabled, depending on another input. */
  disabled?: boolean;
  /** Shown but not editable in this form. */
  readOnly?: boolean;
  /** Values of a choice that are not offered. */
  without?: readonly unknown[];
  /** Chosen among the rows of another resource, although the entity declares no reference. */
  lookup?: Lookup;
  /** An error beyond the form's own, which are shown first. */
  error?: string | undefined;
  /** Called after a change by hand. */
  onChange?: () => void;
  onLeave?: () => void;
}

/** @throws if the entity does not declare the field, or declares it without a title */
export function useEntityField(source: string): FieldDescription {
  const {rest, name} = useManifest();
  const field = rest?.entity && fieldsOf(rest.entity)[source];
  if (!field) throw new Error(`${name} has no titled field ${source}`);
  return field;
}

function ruleOf(entity: EntityName | undefined, source: string): {optional: boolean; maxLength?: number} {
  const rule = entity && rulesOf(entity)[source];
  return {optional: rule?.required === undefined, ...(rule?.maxLength && {maxLength: rule.maxLength})};
}

/** The input for a declared field, with its title, kind and maximum length. */
export function EntityField<E extends DescribedEntity = never>(props: Props<E>) {
  const {source, from, className, hint, disabled, readOnly, without = [], lookup, error, ...on} = props;
  const {rest} = useManifest();
  const description = useEntityField(source);
  const {title: label, display, options = [], reference} = description;
  const {field, fieldState} = useInput({
    source,
    format: (value: unknown) => value ?? '',
    parse: (value: unknown) => value,
    ...(on.onChange && {onChange: on.onChange}),
    ...(on.onLeave && {onBlur: on.onLeave}),
  });
  const {optional, maxLength} = ruleOf(rest?.entity, source);
  const {onChange, onBlur, ref, name} = field;
  if (readOnly) return <ReadOnlyField {...{className, hint, name}} field={description} value={field.value} />;
  const value = field.value === '' || field.value === null ? '' : String(field.value);
  const fault = errorSentence(fieldState.error?.message) ?? error;
  const frame = {label, optional, className, ...(hint && {hint}), error: fault};
  const typed = {name, value, onBlur, ref, disabled, onChange};
  if (lookup) {
    const {title = label} = lookup;
    return <LookupInput {...{...frame, disabled, value, onChange, onBlur}} label={title} reference={lookup} />;
  }
  switch (display) {
    case 'switch':
      return (
        <div className={className}>
          <Checkbox
            name={name}
            checked={value === '1' || value === 'true'}
            disabled={disabled}
            onChange={event => onChange(event.target.checked ? 1 : 0)}
          >
            {label}
          </Checkbox>
        </div>
      );
    case 'choice':
    case 'uf':
      return (
        <SelectField
          {...frame}
          {...typed}
          {...(optional ? {empty: 'Nenhuma'} : value === '' && {empty: 'Escolha…'})}
          options={options
            .filter(option => !without.includes(option.value))
            .map(option => ({value: String(option.value), text: option.text}))}
        />
      );
    case 'date':
      return <Field {...frame} {...typed} type="date" max={LAST_DAY} {...(from === 'today' && {min: today()})} />;
    case 'longText':
      return <TextAreaField {...frame} {...typed} {...(maxLength && {maxLength})} />;
    case 'cpf':
    case 'cnpj':
    case 'cep':
      return <MaskedField {...frame} {...{name, value, onBlur, disabled}} kind={display} onValueChange={onChange} />;
    case 'reference':
      return reference ? (
        <ReferenceInput
          {...frame}
          reference={reference}
          disabled={disabled}
          onBlur={onBlur}
          ids={value === '' ? [] : [Number(value)]}
          onChange={([id]) => onChange(id ?? null)}
        />
      ) : null;
    case 'integer':
    case 'points':
      return <Field {...frame} {...typed} inputMode="numeric" />;
    case 'money':
    case 'decimal':
      return <Field {...frame} {...typed} inputMode="decimal" />;
    case 'code':
      return (
        <Field
          {...frame}
          {...typed}
          {...(maxLength && {maxLength})}
          style={{textTransform: 'uppercase'}}
          autoCapitalize="characters"
        />
      );
    case 'phone':
      return <Field {...frame} {...typed} {...(maxLength && {maxLength})} type="tel" inputMode="tel" />;
    case 'email':
      return <Field {...frame} {...typed} {...(maxLength && {maxLength})} type="email" inputMode="email" />;
    default:
      return <Field {...frame} {...typed} {...(maxLength && {maxLength})} />;
  }
}
