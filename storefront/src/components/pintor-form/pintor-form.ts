import {PINTOR_FIELDS, applyMask, civilDateOf, fieldError, type FieldErrors, type PintorFieldName} from '@clube/domain';
import {useRef, useState, type RefObject} from 'react';

export type PintorValues = Partial<Record<PintorFieldName, string>> & {
  concordaTermos?: boolean;
  aceitouRegulamento?: boolean;
  cadastroAcheSeuPintor?: boolean;
  facebookId?: string;
  googleAuthId?: string;
};

export const today = (): string => civilDateOf(new Date());

/** The values for validation and for the request: the date as displayed, everything else as stored. */
export function withWrittenDate(values: PintorValues): PintorValues {
  return {...values, dataNascimento: applyMask(values.dataNascimento ?? '', '##/##/####')};
}

export interface PintorForm {
  ref: RefObject<HTMLFormElement | null>;
  values: PintorValues;
  errors: FieldErrors;
  change: (changes: PintorValues) => void;
  /** Replaces all values and clears the errors. */
  reset: (values: PintorValues) => void;
  /** Shows exactly these errors, and focuses the first field that has one and is rendered. */
  markErrors: (errors: FieldErrors) => void;
  /** Shows an error that only the server can find, until the value changes; without an error clears it. */
  mark: (field: string, error: string | undefined) => void;
  /** Shows several such errors, found in the `asked` values: what was typed meanwhile is not refused. */
  refuse: (errors: FieldErrors, asked: PintorValues) => void;
  /** The errors from the server whose values have not changed. */
  stillRefused: () => FieldErrors;
  /** Validates one field on blur; an empty one only on submit. Returns whether it is valid. */
  check: (field: PintorFieldName) => boolean;
  focus: (field: string) => void;
}

interface Refused {
  value: unknown;
  message: string;
}

const without = (errors: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));

/**
 * The state of a painter's form. With `problems`, which validates all values, an error stays until it is fixed; without
 * it, an error disappears as soon as its field changes.
 */
export function usePintorForm(
  initial: PintorValues | (() => PintorValues),
  problems?: (values: PintorValues) => FieldErrors,
): PintorForm {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Responses arrive while the user types: they must be compared with the current values.
  const latest = useRef(values);
  const refused = useRef(new Map<string, Refused>());

  const focus = (field: string): void => {
    const element = ref.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
    if (element instanceof HTMLInputElement && element.type !== 'checkbox') element.select();
  };
  const valueOf = (field: string, of = latest.current): unknown => of[field as keyof PintorValues];
  const stillRefused = (): FieldErrors =>
    Object.fromEntries(
      [...refused.current].flatMap(([field, {value, message}]) => (valueOf(field) === value ? [[field, message]] : [])),
    );
  const take = (next: PintorValues): void => {
    latest.current = next;
    setValues(next);
  };
  const show = (field: string, error: string | undefined): void =>
    setErrors(previous => ({...without(previous, [field]), ...(error ? {[field]: error} : {})}));
  const mark = (field: string, error: string | undefined): void => {
    if (error) refused.current.set(field, {value: valueOf(field), message: error});
    else refused.current.delete(field);
    show(field, error);
  };

  return {
    ref,
    values,
    errors,
    focus,
    stillRefused,
    mark,
    refuse: (refusals, asked) => {
      for (const [field, message] of Object.entries(refusals))
        if (valueOf(field) === valueOf(field, asked)) mark(field, message);
    },
    markErrors: next => {
      setErrors(next);
      const first = Object.keys(next)[0];
      if (first) focus(first);
    },
    change: changes => {
      take({...latest.current, ...changes});
      if (!problems) return setErrors(previous => without(previous, Object.keys(changes)));
      const wrong = {...problems(latest.current), ...stillRefused()};
      setErrors(previous => Object.fromEntries(Object.entries(previous).filter(([field]) => field in wrong)));
    },
    reset: next => {
      refused.current.clear();
      setErrors({});
      take(next);
    },
    check: field => {
      const value = withWrittenDate(latest.current)[field]?.trim();
      if (!value) return false;
      const wrong = problems ? problems(latest.current)[field] : fieldError(field, value, today());
      const message = wrong ?? stillRefused()[field];
      // Without `problems` a blur must not clear an error, which may be the server's; only a change does.
      if (message || problems) show(field, message);
      return !message && (problems !== undefined || !errors[field]);
    },
  };
}

/** The label and maximum length of a field, from the rules. */
export function pintorField(field: PintorFieldName): {label: string; maxLength: number} {
  const {label, max} = PINTOR_FIELDS[field];
  return {label, maxLength: max};
}
