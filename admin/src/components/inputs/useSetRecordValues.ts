import {useEditContext, type RaRecord} from 'react-admin';
import {useFormContext} from 'react-hook-form';

type Values = Readonly<Record<string, unknown>>;

/** Returns a function that sets stored values of the record in its form, converted for the inputs. */
export function useSetRecordValues(asTyped: (record: Values) => Values): (values: Values) => void {
  const {record} = useEditContext<RaRecord>();
  const {setValue} = useFormContext();
  return values => {
    const typed = asTyped({...record, ...values});
    for (const field of Object.keys(values)) setValue(field, typed[field], {shouldDirty: true});
  };
}
