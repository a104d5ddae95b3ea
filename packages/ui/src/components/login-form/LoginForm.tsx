import {useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {Button} from '../button/Button';
import {MaskedField} from '../field/MaskedField';
import {PasswordField} from '../field/PasswordField';
import {selectRefused} from '../field/select-refused';
import {notify} from '../toasts/notify';
import styles from './LoginForm.module.css';

interface FieldErrors {
  documento?: string | false | undefined;
  senha?: string | false | undefined;
}

interface Props {
  /** The document that this app logs in with; also the name of the field. */
  documento: 'cpf' | 'cnpj';
  initial?: string;
  autoFocus?: boolean;
  /** Validates the fields before the request; returns errors by field. */
  check: (documentNumber: string, password: string) => FieldErrors;
  /** Logs in with the bare document. `onFail` is called with the error that it throws. */
  logIn: (documentNumber: string, password: string) => Promise<unknown>;
  /** Shows the error; the returned message is shown at the password, which is more often wrong than the document. */
  onFail: (reason: unknown) => string | undefined;
  submitLabel: string;
  /** The text of the button during the request. */
  busy: string;
  className?: string;
  /** A heading above the fields. */
  children?: ReactNode;
}

/** The login form. After a refusal the input is kept and the field to correct gets the focus. */
export function LoginForm(props: Props) {
  const [documentNumber, setDocumentNumber] = useState(props.initial ?? '');
  const [password, setPassword] = useState('');
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const [loggingIn, setLoggingIn] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string): void => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    // In some browsers, select() does not focus the field.
    field.focus();
    field.select();
  };
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (loggingIn) return;
    const found = props.check(documentNumber, password);
    setFieldErrors(found);
    const missing = found.documento || found.senha;
    if (missing) {
      notify.error(missing);
      return focus(found.documento ? props.documento : 'senha');
    }
    setLoggingIn(true);
    try {
      await props.logIn(documentNumber, password);
    } catch (reason) {
      setFieldErrors({senha: props.onFail(reason)});
      focus('senha');
    } finally {
      setLoggingIn(false);
    }
  };
  /** On blur, an invalid document is reported; an empty field only on submit. */
  const left = (): void => {
    const {documento} = props.check(documentNumber, password);
    if (documentNumber && documento) setFieldErrors(previous => ({...previous, documento}));
  };
  return (
    <form ref={form} className={props.className ?? styles.form} onSubmit={event => void send(event)} noValidate>
      {props.children}
      <MaskedField
        label={props.documento.toUpperCase()}
        name={props.documento}
        kind={props.documento}
        autoComplete="username"
        autoFocus={props.autoFocus}
        value={documentNumber}
        onValueChange={value => {
          setDocumentNumber(value);
          setFieldErrors({});
        }}
        error={fieldErrors.documento || undefined}
        onFocus={selectRefused}
        onBlur={left}
      />
      <PasswordField
        label="Senha"
        name="senha"
        value={password}
        onChange={event => {
          setPassword(event.target.value);
          setFieldErrors({});
        }}
        error={fieldErrors.senha || undefined}
      />
      <Button type="submit" fullWidth busy={loggingIn && props.busy}>
        {props.submitLabel}
      </Button>
    </form>
  );
}
