import {PINTOR_FIELDS, civilDateOf, fieldError, type FieldErrors, type PintorFieldName} from '@clube/domain';
import {useRef, useState, type RefObject} from 'react';
import {errorsOf, withWrittenDate, type CadastroField, type CadastroValues} from './steps';

export const today = (): string => civilDateOf(new Date());

export interface CadastroForm {
  ref: RefObject<HTMLFormElement | null>;
  values: CadastroValues;
  errors: FieldErrors;
  change: (changes: CadastroValues) => void;
  /** Begins anew with these. */
  reset: (values: CadastroValues) => void;
  /** Marks these fields and no others, and leads to the first one that is on the screen. */
  markErrors: (errors: FieldErrors) => void;
  /** Marks a value that only the server could refuse: it stays marked until it is another one. */
  refuse: (errors: FieldErrors) => void;
  /** What the server refused and still stands there. */
  stillRefused: () => FieldErrors;
  /** Checks one field as one leaves it; an empty one is only asked for at the end. Whether it is right in itself. */
  check: (field: PintorFieldName) => boolean;
  focus: (field: string) => void;
}

interface Refused {
  value: unknown;
  message: string;
}

/** The state of the sign-up form. A mark stays until what it tells of is mended, whatever is typed meanwhile. */
export function useCadastroForm(initial: () => CadastroValues): CadastroForm {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);
  const refused = useRef(new Map<string, Refused>());

  const focus = (field: string): void => {
    const element = ref.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
    if (element instanceof HTMLInputElement && element.type !== 'checkbox') element.select();
  };
  const valueOf = (field: string): unknown => latest.current[field as CadastroField];
  const stillRefused = (): FieldErrors =>
    Object.fromEntries(
      [...refused.current].flatMap(([field, {value, message}]) => (valueOf(field) === value ? [[field, message]] : [])),
    );
  const take = (next: CadastroValues): void => {
    latest.current = next;
    setValues(next);
  };

  return {
    ref,
    values,
    errors,
    focus,
    stillRefused,
    markErrors: next => {
      setErrors(next);
      const first = Object.keys(next)[0];
      if (first) focus(first);
    },
    refuse: told => {
      for (const [field, message] of Object.entries(told)) refused.current.set(field, {value: valueOf(field), message});
      setErrors(previous => ({...previous, ...told}));
    },
    change: changes => {
      take({...latest.current, ...changes});
      const wrong = {...errorsOf(latest.current, today()), ...stillRefused()};
      // The words stay what they were: "CPF obrigatório" does not turn into another complaint while one is typing.
      setErrors(previous => Object.fromEntries(Object.entries(previous).filter(([field]) => field in wrong)));
    },
    reset: next => {
      refused.current.clear();
      setErrors({});
      take(next);
    },
    check: field => {
      const value = withWrittenDate(latest.current)[field]?.trim();
      const error = value ? (fieldError(field, value, today()) ?? stillRefused()[field]) : undefined;
      const differs = field === 'confirmarSenha' && value ? errorsOf(latest.current, today())[field] : undefined;
      const told = error ?? differs;
      if (value || told) setErrors(({[field]: _, ...others}) => (told ? {...others, [field]: told} : others));
      return Boolean(value) && !told;
    },
  };
}

/** How a field is called, as the rules know it. */
export const labelOf = (field: PintorFieldName): string => PINTOR_FIELDS[field].label;
