import {fieldId} from '../dom';
import type {Doubt} from '../reading/doubts';
import type {VendaForm} from './useVendaForm';
import type {VendaField} from '../venda';

/** The props of every group of fields. */
export interface FieldProps {
  form: VendaForm;
  /** Moves the focus to the next open question after this one. */
  advance: (after: Doubt) => void;
}

/** The props that connect a plain text field to the form. */
export const fieldProps = ({venda, errors, change}: VendaForm, field: VendaField) => ({
  id: fieldId(field),
  error: errors[field],
  value: venda[field],
  onChange: (event: {target: {value: string}}) => change({[field]: event.target.value}),
});

/** The props that connect a masked field to the form. */
export const maskedFieldProps = ({venda, errors, change}: VendaForm, field: VendaField) => ({
  id: fieldId(field),
  error: errors[field],
  value: venda[field],
  onValueChange: (value: string) => change({[field]: value}),
});
