import {notify} from '@clube/ui';
import {useCallback, useEffect, useRef, useState} from 'react';
import {focusField} from '../dom';
import {withFound, withTyped, withReading, type FormValues} from './values';
import type {LineDecisions} from '../reading/lines';
import type {NotaReading} from '../reading/types';
import {withoutStale, type References} from './references';
import type {VendaField, VendaErrors, EditedVenda} from '../venda';

/** The form's values, look-up results and errors. A change removes the results and errors that it invalidates. */
export function useFormState(initial: () => FormValues) {
  const [form, setForm] = useState(initial);
  const [refs, setRefs] = useState<References>({});
  const [errors, setErrors] = useState<VendaErrors>({});
  const latest = useRef(form.venda);
  useEffect(() => {
    latest.current = form.venda;
  }, [form.venda]);

  const forget = useCallback((fields: readonly string[]): void => {
    const changed = new Set(fields);
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([field]) => !changed.has(field))));
    setRefs(before => withoutStale(changed, before));
  }, []);
  const changeItems = useCallback(
    (update: (before: LineDecisions) => LineDecisions): void => {
      setForm(before => withTyped(before, update(before.venda)));
      forget(['itens', 'ignoradas']);
    },
    [forget],
  );
  return {
    form,
    refs,
    errors,
    setErrors,
    /** Whether the form still holds the values that a look-up asked about: an older answer says nothing of newer ones. */
    holds: (asked: Partial<EditedVenda>): boolean =>
      Object.entries(asked).every(([field, value]) => latest.current[field as keyof EditedVenda] === value),
    /** `alsoRefused` names a field that was refused together with the changed ones. */
    change: (part: Partial<EditedVenda>, alsoRefused?: VendaField): void => {
      setForm(before => withTyped(before, part));
      forget([...Object.keys(part), ...(alsoRefused ? [alsoRefused] : [])]);
    },
    /** A stable function, so that in a long receipt only the changed rows are rendered again. */
    changeItems,
    /** Sets values that a look-up has found. */
    takeFound: (part: Partial<EditedVenda>): void => {
      setForm(before => withFound(before, part));
      forget(Object.keys(part));
    },
    /** Marks a value as confirmed by a person. */
    approve: (field: VendaField): void =>
      setForm(before => ({...before, touched: new Set([...before.touched, field])})),
    receive: (newReading: NotaReading): void => {
      const {venda} = form;
      const after = withReading(form, newReading, refs.revenda?.cnpj);
      const fields = Object.keys(after.venda) as (keyof EditedVenda)[];
      setForm(after);
      forget(fields.filter(field => after.venda[field] !== venda[field]));
    },
    remember: (found: References): void => setRefs(before => ({...before, ...found})),
    /**
     * Sets an error. `silently`, for values that nobody has typed: shown only next to the field, as a message would
     * cover what the person looks at next.
     */
    refuse: (field: VendaField, message: string, others: VendaErrors = {}, silently = false): void => {
      setErrors(before => ({...before, [field]: message, ...others}));
      if (silently) return;
      notify.error(message);
      focusField(field);
    },
  };
}

export type FormState = ReturnType<typeof useFormState>;
