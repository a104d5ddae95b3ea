import {ApiError, client, messageOf} from '@clube/api-client';
import {SIGN_IN_RULES} from '@clube/domain';
import {Button, MaskedField, notify} from '@clube/ui';
import {useMutation} from '@tanstack/react-query';
import {useRef, useState, type SubmitEvent} from 'react';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {LoginLayout} from './LoginLayout';
import styles from './Login.module.css';

const {isValid, missingDocument, invalid} = SIGN_IN_RULES.relatorio;
const wrongCnpj = (cnpj: string): string | undefined => (isValid(cnpj) ? undefined : cnpj ? invalid : missingDocument);

/** Requests a password reset: by CNPJ, a link is sent to the login's e-mail. */
export default function Esqueci() {
  const [cnpj, setCnpj] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const refuse = (message: string | undefined): void => {
    setError(message);
    form.current?.querySelector('input')?.focus();
  };
  const sending = useMutation({
    mutationFn: () => client.post('/api/sessoes/usuario/relatorio/esqueceu-senha', {body: {cnpj}}),
    onError: reason => {
      notify.error(messageOf(reason));
      refuse(reason instanceof ApiError ? reason.campos['cnpj'] : undefined);
    },
  });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (sending.isPending) return;
    const wrong = wrongCnpj(cnpj);
    if (!wrong) return sending.mutate();
    notify.error(wrong);
    refuse(wrong);
  };
  const {data} = sending;
  return (
    <LoginLayout
      page="Esqueci a senha"
      title={data ? 'Confira seu e-mail' : 'Esqueci a senha'}
      text="O link vai para o e-mail do login da empresa. Com ele você cria uma senha nova."
    >
      {data ? (
        <>
          <p role="status">{data.mensagem}</p>
          <p>Não chegou em alguns minutos? Veja a caixa de spam, ou fale com a equipe do Clube.</p>
        </>
      ) : (
        <form ref={form} className={styles.form} onSubmit={send} noValidate>
          <MaskedField
            label="CNPJ"
            name="cnpj"
            kind="cnpj"
            autoComplete="username"
            autoFocus
            value={cnpj}
            error={error}
            onValueChange={value => {
              setCnpj(value);
              setError(undefined);
            }}
            onBlur={() => setError(cnpj ? wrongCnpj(cnpj) : undefined)}
          />
          <Button type="submit" fullWidth busy={sending.isPending && 'ENVIANDO...'}>
            ENVIAR
          </Button>
        </form>
      )}
      <p className={styles.other}>
        <Link to={PATHS.login}>Voltar para a entrada</Link>
      </p>
    </LoginLayout>
  );
}
