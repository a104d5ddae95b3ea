import type {FieldDescription} from '@clube/api-client/fields';
import {Field, TextAreaField, type FieldFrameProps} from '@clube/ui';
import {fieldText} from '../entity-screens/field-text';
import {ReferenceInput} from './ReferenceInput';

interface Props extends Pick<FieldFrameProps, 'hint' | 'className'> {
  field: FieldDescription;
  name: string;
  value: unknown;
}

const nothing = (): void => undefined;

/** A value that a form shows but cannot change, formatted as in lists; it can be focused, selected and copied. */
export function ReadOnlyField({field, value, ...frame}: Props) {
  const {title: label, display, reference} = field;
  if (reference)
    return (
      <ReferenceInput
        {...{...frame, label, reference}}
        ids={typeof value === 'number' ? [value] : []}
        readOnly
        onChange={nothing}
      />
    );
  const Input = display === 'longText' ? TextAreaField : Field;
  return <Input {...frame} label={label} readOnly value={fieldText(field, value)} />;
}
