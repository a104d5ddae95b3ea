import {client, messageOf} from '@clube/api-client';
import {Button, buttonClass} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {useEffect, useState} from 'react';
import {Link, useSearchParams} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import {infoQuery} from '../../base/session/info';
import {usePintor} from '../../base/session/session';
import {PublicPageLayout} from '../../components/PublicPageLayout';

/** The link's token. It is removed from the URL at once, so that it is not in the history or in a Referer header. */
function useToken(): string {
  const [params, setParams] = useSearchParams();
  const [token] = useState(params.get('token') ?? '');
  const inUrl = params.has('token');
  useEffect(() => {
    if (inUrl) setParams({}, {replace: true});
  }, [inUrl, setParams]);
  return token;
}

function RedirectInside() {
  const loggedIn = usePintor() !== undefined;
  return (
    <Link className={buttonClass({variant: 'secondary', fullWidth: true})} to={loggedIn ? PATHS.home : PATHS.login}>
      {loggedIn ? 'Ir para o início' : 'Entrar no Clube'}
    </Link>
  );
}

/** The page of the e-mail's link. The user must press a button, so that programs that open links do not confirm. */
export default function ConfirmEmail() {
  const token = useToken();
  const queryClient = useQueryClient();
  const confirmation = useMutation({
    mutationFn: () => client.post('/api/sessoes/parceiro/confirmar-email', {body: {token}}),
    meta: {silencioso: true},
    onSuccess: () => queryClient.invalidateQueries({queryKey: infoQuery.queryKey}),
  });
  if (confirmation.isSuccess)
    return (
      <PublicPageLayout title="E-mail confirmado" seed="bem-vindo">
        <p role="status">
          Pronto! A partir de agora avisamos você por e-mail quando uma nota for pontuada ou um resgate for recebido.
        </p>
        <RedirectInside />
      </PublicPageLayout>
    );
  return (
    <PublicPageLayout title="Confirmar e-mail" seed="bem-vindo">
      {token ? (
        <>
          <p>Falta um toque para confirmar que este e-mail é seu.</p>
          <Button fullWidth busy={confirmation.isPending && 'CONFIRMANDO...'} onClick={() => confirmation.mutate()}>
            Confirmar meu e-mail
          </Button>
        </>
      ) : (
        <p>Abra de novo o link que enviamos para o seu e-mail, ou peça outro na tela inicial do Clube.</p>
      )}
      {confirmation.isError && (
        <p role="alert" style={{color: 'var(--zarcao-texto)'}}>
          {messageOf(confirmation.error)}
        </p>
      )}
      {(!token || confirmation.isError) && <RedirectInside />}
    </PublicPageLayout>
  );
}
