import {ApiError, client, forgetSession, messageOf} from '@clube/api-client';
import {NEW_PASSWORD_MISSING, validatePassword} from '@clube/domain';
import {Button, FailureState, LoadingState, PasswordField, notify} from '@clube/ui';
import {useMutation, useQuery} from '@tanstack/react-query';
import {useEffect, useRef, useState, type SubmitEvent} from 'react';
import {Navigate, useNavigate, useParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {PublicPageLayout} from '../../components/PublicPageLayout';
import styles from './Recovery.module.css';

const wrongWith = (senha: string): string | undefined =>
  senha ? validatePassword('loja', senha) : NEW_PASSWORD_MISSING;

function NewPasswordForm({uuid}: {uuid: string}) {
  const navigate = useNavigate();
  const [novaSenha, setNovaSenha] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (message: string | undefined): void => {
    setError(message);
    field.current?.focus();
  };
  const changing = useMutation({
    mutationFn: () => client.post('/api/sessoes/parceiro/atualizar-senha', {body: {uuid, novaSenha}}),
    meta: {silencioso: true},
    onSuccess: ({mensagem}) => {
      // Every session has ended with the old password, the one of this device too.
      forgetSession('loja');
      notify.success(mensagem);
      void navigate(PATHS.login, {replace: true});
    },
    onError: reason => {
      notify.error(messageOf(reason));
      if (reason instanceof ApiError && reason.codigo === 'LINK_INVALIDO') void navigate(PATHS.login, {replace: true});
      else if (reason instanceof ApiError) refuse(reason.campos['novaSenha']);
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (changing.isPending) return;
    const wrong = wrongWith(novaSenha);
    if (!wrong) return changing.mutate();
    notify.error(wrong);
    refuse(wrong);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p>Escolha uma senha que você não usa em outro lugar. Os aparelhos em que você entrou vão pedir a senha nova.</p>
      <PasswordField
        ref={field}
        label="Nova senha"
        name="novaSenha"
        autoComplete="new-password"
        hint="Pelo menos 8 caracteres"
        value={novaSenha}
        error={error}
        onChange={event => {
          setNovaSenha(event.target.value);
          if (error && !wrongWith(event.target.value)) setError(undefined);
        }}
        onBlur={() => setError(novaSenha ? wrongWith(novaSenha) : undefined)}
      />
      <Button type="submit" fullWidth busy={changing.isPending && 'ALTERANDO...'}>
        ALTERAR
      </Button>
    </form>
  );
}

/** Redirects to the login page with the message that the link is invalid or expired. */
function Refused({message}: {message: string}) {
  useEffect(() => notify.error(message), [message]);
  return <Navigate to={PATHS.login} replace />;
}

/** The page of the e-mail's link. Opening it does not use it up, as programs also open links. */
export default function NewPassword() {
  const {uuid = ''} = useParams();
  const {data, error, refetch} = useQuery({
    queryKey: ['recuperacao', uuid],
    queryFn: () => client.post('/api/sessoes/parceiro/validar-recuperacao', {body: {uuid}}),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data && !data.valido) return <Refused message={data.mensagem} />;
  return (
    <PublicPageLayout title="Criar nova senha" seed="chave">
      {data ? (
        <NewPasswordForm uuid={uuid} />
      ) : error ? (
        <FailureState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <p role="status">Validando link de recuperação, aguarde...</p>
          <LoadingState rows={2} />
        </>
      )}
    </PublicPageLayout>
  );
}
