import {useEffect, useRef, useState, type SubmitEvent} from 'react';
import {Button} from '../button/Button';
import {PasswordField} from '../field/PasswordField';
import {EmptyState} from '../states/EmptyState';
import {FailureState, LoadingState} from '../states/States';
import {notify} from '../toasts/notify';
import styles from './LoginForm.module.css';

/** The data of the invitation link: whether it is valid, and whose it is. */
export interface Invitation {
  valido: boolean;
  nome?: string | undefined;
  login?: string | undefined;
}

interface Props {
  /** Requests the link's data. Must be the same function as long as the link is the same. */
  look: () => Promise<Invitation>;
  /** Validates a password before it is sent; returns the error. */
  check: (password: string) => string | undefined;
  /** Sends the password. `onFail` is called with the error that it throws. */
  choose: (password: string) => Promise<unknown>;
  /** Shows the error; the returned message is shown at the password field. */
  onFail: (reason: unknown) => string | undefined;
  messageOf: (reason: unknown) => string;
  /** Formats the login for display. */
  showLogin: (login: string) => string;
  /** The path of the login page. */
  entrance: string;
}

/** The page of an invitation link, where the user chooses a password. */
export function ChoosePassword(props: Props) {
  const {look} = props;
  const [state, setState] = useState<Invitation | {error: unknown}>();
  useEffect(() => {
    let gone = false;
    look().then(
      found => !gone && setState(found),
      (error: unknown) => !gone && setState({error}),
    );
    return () => {
      gone = true;
    };
  }, [look]);
  if (!state) return <LoadingState rows={3} />;
  if ('error' in state)
    return <FailureState message={props.messageOf(state.error)} onRetry={() => window.location.reload()} />;
  if (!state.valido)
    return (
      <EmptyState title="Este link não vale mais" action={<a href={props.entrance}>Ir para a entrada</a>}>
        Peça outro à equipe do Clube.
      </EmptyState>
    );
  return <Form {...props} invitation={state} />;
}

function Form({invitation, check, choose, onFail, showLogin}: Props & {invitation: Invitation}) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string | undefined): void => {
    setError(message);
    field.current?.focus();
  };
  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wrong = check(password);
    if (wrong) {
      notify.error(wrong);
      return refuse(wrong);
    }
    setBusy(true);
    try {
      await choose(password);
    } catch (reason) {
      refuse(onFail(reason));
    } finally {
      setBusy(false);
    }
  };
  const {nome, login = ''} = invitation;
  return (
    <form className={styles.form} onSubmit={event => void send(event)} noValidate>
      <p className={styles.whose}>
        <strong>{nome}</strong>
        <br />
        Você vai entrar com {showLogin(login)} e a senha que escolher aqui.
      </p>
      {/* Password managers look for the user name in the same form. */}
      <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
      <PasswordField
        ref={field}
        label="Senha"
        name="senha"
        autoComplete="new-password"
        hint="Pelo menos 12 caracteres. Escolha uma que você não usa em outro lugar."
        value={password}
        error={error}
        onChange={event => {
          setPassword(event.target.value);
          if (error && !check(event.target.value)) setError(undefined);
        }}
        onBlur={() => setError(password ? check(password) : undefined)}
      />
      <Button type="submit" fullWidth busy={busy && 'Criando…'}>
        Criar a senha
      </Button>
    </form>
  );
}
