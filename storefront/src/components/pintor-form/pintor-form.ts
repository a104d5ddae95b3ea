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

/** What the rules and the server read: the date as it is shown, everything else as it is held. */
export function withWrittenDate(values: PintorValues): PintorValues {
  return {...values, dataNascimento: applyMask(values.dataNascimento ?? '', '##/##/####')};
}

export interface PintorForm {
  ref: RefObject<HTMLFormElement | null>;
  values: PintorValues;
  errors: FieldErrors;
  change: (changes: PintorValues) => void;
  /** Begins anew with these. */
  reset: (values: PintorValues) => void;
  /** Marks these fields and no others, and leads to the first one that is on the screen. */
  markErrors: (errors: FieldErrors) => void;
  /** Marks a value that only the server could refuse, until it is another one; without an error it clears the mark. */
  mark: (field: string, error: string | undefined) => void;
  /** The same for several. */
  refuse: (errors: FieldErrors) => void;
  /** What was refused like that and still stands there. */
  stillRefused: () => FieldErrors;
  /** Checks one field as one leaves it; an empty one only on submit. Whether it is right. */
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
 * The state of a painter's form. `problems`: all that is wrong with values; with it an error stays, in the same words, until it is
 * fixed. Without it an error goes as soon as its field changes.
 */
export function usePintorForm(
  initial: PintorValues | (() => PintorValues),
  problems?: (values: PintorValues) => FieldErrors,
): PintorForm {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Answers come while one types: what they speak of is what stands there now.
  const latest = useRef(values);
  const refused = useRef(new Map<string, Refused>());

  const focus = (field: string): void => {
    const element = ref.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
    if (element instanceof HTMLInputElement && element.type !== 'checkbox') element.select();
  };
  const valueOf = (field: string): unknown => latest.current[field as keyof PintorValues];
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
    refuse: told => Object.entries(told).forEach(([field, message]) => mark(field, message)),
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
      const told = wrong ?? stillRefused()[field];
      // Without all the rules a mark goes when the value changes, not when one passes by: it may be the server's.
      if (told || problems) show(field, told);
      return !told && (problems !== undefined || !errors[field]);
    },
  };
}

/** Label and length of a field, as the rules know them. */
export function pintorField(field: PintorFieldName): {label: string; maxLength: number} {
  const {label, max} = PINTOR_FIELDS[field];
  return {label, maxLength: max};
}
