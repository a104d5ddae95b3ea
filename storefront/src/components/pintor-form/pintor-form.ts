import {PINTOR_FIELDS, civilDateOf, fieldError, type FieldErrors, type PintorFieldName} from '@clube/domain';
import {applyMask} from '@clube/ui';
import {useRef, useState, type RefObject} from 'react';

export type PintorValues = Partial<Record<PintorFieldName, string>> & {
  concordaTermos?: boolean;
  aceitouRegulamento?: boolean;
  cadastroAcheSeuPintor?: boolean;
  facebookId?: string;
  googleAuthId?: string;
};

export const today = (): string => civilDateOf(new Date());

/** What the rules and the server read: the date as it is shown, everything else as it is held. */
export function withWrittenDate(values: PintorValues): PintorValues {
  return {...values, dataNascimento: applyMask(values.dataNascimento ?? '', 'data')};
}

export interface PintorForm {
  ref: RefObject<HTMLFormElement | null>;
  values: PintorValues;
  errors: FieldErrors;
  change: (changes: PintorValues) => void;
  markErrors: (errors: FieldErrors) => void;
  /** Marks one field, or clears its mark. A refused value stays and is selected, ready to be typed over. */
  mark: (field: string, error: string | undefined) => void;
  /** Checks one field as one leaves it; an empty one is only asked for at the end. */
  check: (field: PintorFieldName) => boolean;
  focus: (field: string) => void;
}

/** The state of the sign-up form. */
export function usePintorForm(initial: PintorValues): PintorForm {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  const focus = (field: string): void => {
    const element = ref.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
    if (element instanceof HTMLInputElement && element.type !== 'checkbox') element.select();
  };
  const mark = (field: string, error: string | undefined): void =>
    setErrors(({[field]: _, ...others}) => (error ? {...others, [field]: error} : others));

  return {
    ref,
    values,
    errors,
    focus,
    mark,
    markErrors: next => {
      setErrors(next);
      const first = Object.keys(next)[0];
      if (first) focus(first);
    },
    change: changes => {
      setValues(previous => ({...previous, ...changes}));
      for (const field of Object.keys(changes)) mark(field, undefined);
    },
    check: field => {
      const value = withWrittenDate(values)[field]?.trim();
      const error = value ? fieldError(field, value, today()) : undefined;
      // A mark goes when the value changes, not when one passes by: what the server refused stays refused.
      if (error) mark(field, error);
      return Boolean(value) && !error && !errors[field];
    },
  };
}

/** Label and length of a field, as the rules know them. */
export function pintorField(field: PintorFieldName): {label: string; maxLength: number} {
  const {label, max} = PINTOR_FIELDS[field];
  return {label, maxLength: max};
}
