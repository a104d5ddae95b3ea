import {ApiError, client, messageOf} from '@clube/api-client';
import {SIGN_IN_RULES, SOCIAL_NAMES, type SocialProvider} from '@clube/domain';
import {Button, PasswordField, buttonClass, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useState, type SubmitEvent} from 'react';
import {Link, useNavigate} from 'react-router-dom';
import type {SocialToken} from '../../base/session/social';
import {PublicPageLayout} from '../../components/PublicPageLayout';
import styles from './LinkWithPassword.module.css';

interface Props {
  token: SocialToken;
  provider: SocialProvider;
  /** The path to go back to. */
  from: string;
}

/** Links a social login to the account; the password proves that its owner does so. */
export function LinkWithPassword({token, provider, from}: Props) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [senha, setSenha] = useState('');
  const [error, setError] = useState<string>();
  const linking = useMutation({
    mutationFn: () => client.post('/api/sessoes/parceiro/identidades', {body: {...token, senha}}),
    meta: {silencioso: true},
    onSuccess: ({mensagem}) => {
      void queryClient.invalidateQueries({queryKey: ['identidades']});
      notify.success(mensagem);
      void navigate(from, {replace: true});
    },
    onError: reason => {
      setError(reason instanceof ApiError ? reason.campos['senha'] : undefined);
      notify.error(messageOf(reason));
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (linking.isPending) return;
    const missing = senha ? undefined : SIGN_IN_RULES.loja.missingPassword;
    setError(missing);
    if (missing) notify.error(missing);
    else linking.mutate();
  };
  const name = SOCIAL_NAMES[provider];
  return (
    <PublicPageLayout title={`Ligar sua conta do ${name}`} seed="entrada-social">
      <p>Confirme com a senha do Clube. Depois disso você entra com um toque.</p>
      <form className={styles.form} onSubmit={send} noValidate>
        <PasswordField
          label="Senha"
          name="senha"
          autoFocus
          value={senha}
          error={error}
          onChange={event => {
            setSenha(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" fullWidth busy={linking.isPending && 'LIGANDO...'}>
          Ligar conta
        </Button>
      </form>
      <Link className={buttonClass({variant: 'secondary', fullWidth: true})} to={from} replace>
        Agora não
      </Link>
    </PublicPageLayout>
  );
}
