import {useCallback, useEffect, useRef, useState} from 'react';
import {useUsuario} from '../../../providers/session';
import type {Pendente} from '../../types';
import {fieldChecks} from './field-checks';
import {deleteDraft, findDraft, saveDraft, withDraft, writeDraft} from '../decision/draft';
import {useFormState} from './useFormState';
import {initialVenda} from '../venda';

/** The new-sale form of a receipt. The person's changes are stored on the device until the receipt is decided. */
export function useVendaForm(nota: Pendente) {
  const {cpf: me} = useUsuario();
  const [draft] = useState(() => findDraft(nota.id, me, Date.now()));
  const state = useFormState(() => withDraft(initialVenda(nota), draft));
  const {form, refs, errors, setErrors, change, changeItems, approve, receive} = state;
  const decided = useRef(false);
  const save = useCallback((): void => {
    const text = writeDraft(form, me, Date.now());
    if (text) saveDraft(nota.id, text);
  }, [form, me, nota.id]);
  useEffect(() => {
    if (!decided.current) save();
  }, [save]);
  return {
    venda: form.venda,
    touched: form.touched,
    /** The reading that the form was filled from. */
    reading: form.reading,
    /** When the resumed draft was saved. */
    resumedFrom: draft && new Date(draft.em),
    refs,
    errors,
    setErrors,
    change,
    changeItems,
    approve,
    receive,
    checks: fieldChecks(nota, state),
    /** Deletes the draft once the receipt is decided. */
    finish: (): void => {
      decided.current = true;
      deleteDraft(nota.id);
    },
    /** Saves the draft again, after the decision was undone. */
    restore: save,
  };
}

export type VendaForm = ReturnType<typeof useVendaForm>;
