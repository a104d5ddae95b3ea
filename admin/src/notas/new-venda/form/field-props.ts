import {fieldId} from '../dom';
import type {Doubt} from '../reading/doubts';
import type {VendaForm} from './useVendaForm';
import type {VendaField} from '../venda';

/** The props of every group of fields. */
export interface FieldProps {
  form: VendaForm;
  /** Leads to the question after this one. */
  advance: (after: Doubt) => void;
}

/** What a field of plain text and the form have in common. */
export const fieldProps = ({venda, errors, change}: VendaForm, field: VendaField) => ({
  id: fieldId(field),
  error: errors[field],
  value: venda[field],
  onChange: (event: {target: {value: string}}) => change({[field]: event.target.value}),
});

/** The same for a field with a mask. */
export const maskedFieldProps = ({venda, errors, change}: VendaForm, field: VendaField) => ({
  id: fieldId(field),
  error: errors[field],
  value: venda[field],
  onValueChange: (value: string) => change({[field]: value}),
});
