import {client} from '@clube/api-client';
import {recoveryError} from '@clube/domain';
import {Button, Field, buttonClass, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRef, useState, type SubmitEvent} from 'react';
import {Link, useLocation} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {PublicPageLayout} from '../../components/PublicPageLayout';
import styles from './Recovery.module.css';

/** The router state that the screen which leads here may pass. */
interface RecoveryState {
  informacao?: string;
}

/** The message after the request: the same whether or not the account exists. */
function Sent({message, again}: {message: string; again: () => void}) {
  return (
    <PublicPageLayout title="Confira seu e-mail" seed="carta">
      <p role="status">{message}</p>
      <p>Não chegou em alguns minutos? Veja a caixa de spam, ou confira o que você digitou.</p>
      <Link className={buttonClass({fullWidth: true})} to={PATHS.login}>
        Voltar para a entrada
      </Link>
      <Button variant="secondary" fullWidth onClick={again}>
        Pedir outro link
      </Button>
    </PublicPageLayout>
  );
}

/** The screen on which a painter who forgot the password requests a link, by e-mail or CPF. */
export default function RequestLink() {
  const brought = useLocation().state as RecoveryState | null;
  const [informacao, setInformacao] = useState(brought?.informacao ?? '');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    mutationFn: () => client.post('/api/sessoes/parceiro/esqueceu-senha', {body: {informacao}}),
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending.isPending) return;
    const wrong = recoveryError(informacao);
    setError(wrong);
    if (!wrong) return sending.mutate();
    notify.error(wrong);
    field.current?.focus();
    field.current?.select();
  };
  if (sending.isSuccess) return <Sent message={sending.data.mensagem} again={() => sending.reset()} />;
  return (
    <PublicPageLayout title="Esqueci minha senha" seed="chave">
      <p>Enviamos um link para o e-mail do seu cadastro. Com ele você cria uma senha nova.</p>
      <form className={styles.form} onSubmit={send} noValidate>
        <Field
          ref={field}
          label="Email ou CPF"
          name="informacao"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={informacao}
          error={error}
          onChange={event => {
            setInformacao(event.target.value);
            if (error && !recoveryError(event.target.value)) setError(undefined);
          }}
          onBlur={() => setError(informacao.trim() ? recoveryError(informacao) : undefined)}
        />
        <Button type="submit" fullWidth busy={sending.isPending && 'ENVIANDO...'}>
          ENVIAR
        </Button>
      </form>
      <Link className={styles.back} to={PATHS.login}>
        Lembrei: entrar com CPF e senha
      </Link>
    </PublicPageLayout>
  );
}
