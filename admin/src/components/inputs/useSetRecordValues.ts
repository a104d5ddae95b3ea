import {useEditContext, type RaRecord} from 'react-admin';
import {useFormContext} from 'react-hook-form';

type Values = Readonly<Record<string, unknown>>;

/** Puts values of the record, as they are stored, into its form as people type them. */
export function useSetRecordValues(asTyped: (record: Values) => Values): (values: Values) => void {
  const {record} = useEditContext<RaRecord>();
  const {setValue} = useFormContext();
  return values => {
    const typed = asTyped({...record, ...values});
    for (const field of Object.keys(values)) setValue(field, typed[field], {shouldDirty: true});
  };
}
